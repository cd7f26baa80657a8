"""Ranks compared as text: after the class come the letters, and 'T' is greater than 'Q' and 'A'.

Stage: TestTheCall
Ask: Which is greater to Python, 'T' or 'A', and which to a player?
"""


def card_ranks(hand):
    ranks = ["--23456789TJQKA".index(rank) for rank, suit in hand]
    ranks.sort(reverse=True)
    return ranks


def flush(hand):
    return len({suit for rank, suit in hand}) == 1


def straight(ranks):
    return max(ranks) - min(ranks) == 4 and len(set(ranks)) == 5


def hand_rank(hand):
    letters = [card[0] for card in hand]
    letters.sort(key=lambda letter: (letters_count(hand, letter), "23456789TJQKA".index(letter)), reverse=True)
    sizes = [letters.count(letter) for letter in letters]
    if straight(card_ranks(hand)) and flush(hand):
        number = 8
    elif flush(hand):
        number = 5
    elif straight(card_ranks(hand)):
        number = 4
    else:
        number = {5: 0, 7: 1, 9: 2, 11: 3, 13: 6, 17: 7}[sum(sizes)]
    return str(number) + "".join(letters)


def letters_count(hand, letter):
    return len([card for card in hand if card[0] == letter])
