"""Classes, as in the article: a player, the poker, the double-up. Equal ranks are counted as runs of a sorted hand."""

import random

RANK_TO_VALUES = dict(zip((*"23456789", "10", *"JQKA"), range(2, 14 + 1)))


class Card:
    def __init__(self, text):
        self.text = text
        self.mark, self.rank = text.split("-")
        self.number = RANK_TO_VALUES[self.rank]


class Player:
    def __init__(self):
        self.score = 0
        self.hands = []

    def draw_card(self, deck, num=1):
        for _ in range(num):
            self.hands.append(deck.pop())


class Poker:
    TABLE = [
        ("Royal straight flush", 10000),
        ("Straight flush", 2000),
        ("4 cards", 1000),
        ("Full house", 500),
        ("Flush", 400),
        ("Straight", 300),
        ("3 cards", 250),
        ("2 pairs", 200),
        ("1 pair", 150),
        ("No role", 0),
    ]

    def __init__(self, deck, player):
        self.deck, self.player = deck, player

    def main_game(self):
        print("Poker Game start")
        self.player.draw_card(self.deck, 5)
        print(f"player's hands: {self.player.hands}")
        self.player.hands = change_hand(self.player.hands, self.deck)
        print(f"player's hands: {self.player.hands}")
        message, self.player.score = showdown_hand(calc_hand(self.player.hands), self.player.hands)
        print(message, self.player.score)


class DoubleUp:
    def __init__(self, player, shuffle):
        self.player, self.shuffle = player, shuffle

    def main_game(self):
        while self.player.score > 0:
            if input("Double up (y) or collect (Enter)? ").strip() not in ("y", "Y"):
                break
            self.player.score = double_up(self.player.score, new_deck(self.shuffle))


class Game:
    def __init__(self, shuffle):
        self.shuffle = shuffle
        self.collected = []

    def main(self):
        can_play_game = True
        while can_play_game:
            player = Player()
            Poker(new_deck(self.shuffle), player).main_game()
            DoubleUp(player, self.shuffle).main_game()
            self.collected.append(player.score)
            can_play_game = input("End the game with Q, start the game otherwise: ").strip() not in ("q", "Q")


def new_deck(shuffle):
    deck = [f"{mark}-{rank}" for rank in RANK_TO_VALUES for mark in "♦♥♣♠"]
    shuffle(deck)
    return deck


def calc_hand(cards):
    hand = sorted(map(Card, cards), key=lambda card: card.number)
    is_flush = is_straight = True
    same_number_count = same_number = match_pair_count = 0
    for prev_card, card in zip(hand, [*hand[1:], None]):
        if card is not None:
            if card.mark != prev_card.mark:
                is_flush = False
            ace_after_five = card is hand[4] and card.number == 14 and prev_card.number == 5
            if card.number != prev_card.number + 1 and not ace_after_five:
                is_straight = False
            if card.number == prev_card.number:
                same_number_count += 1
                continue
        if same_number_count == 1:
            match_pair_count += 1
        elif same_number_count > 1:
            same_number = same_number_count + 1
        same_number_count = 0
    return {
        "is_flush": is_flush,
        "is_straight": is_straight,
        "same_number_count": same_number_count,
        "same_number": same_number,
        "match_pair_count": match_pair_count,
    }


def showdown_hand(hand_status, cards):
    numbers = sorted(Card(card).number for card in cards)
    place = 9
    if hand_status["is_flush"] and hand_status["is_straight"]:
        place = 0 if numbers[0] == 10 else 1
    elif hand_status["same_number"] == 4:
        place = 2
    elif hand_status["same_number"] == 3:
        place = 3 if hand_status["match_pair_count"] == 1 else 6
    elif hand_status["is_flush"]:
        place = 4
    elif hand_status["is_straight"]:
        place = 5
    elif hand_status["match_pair_count"]:
        place = 9 - hand_status["match_pair_count"]
    return Poker.TABLE[place]


def change_hand(cards, deck):
    print('Enter "y" to replace the card.')
    for card_idx, change_card in enumerate(cards):
        if input(f"{change_card}: ").strip() in ("y", "Y"):
            cards[card_idx] = deck.pop()
    return cards


def double_up(score, deck):
    player = Player()
    player.score = score
    print("double-Up Chance Game start")
    print(f"Now, your score is {player.score} points.")
    player.draw_card(deck, 5)
    hands = [Card(card) for card in player.hands]
    print(f"player's hands: {hands[0].text}, *-*, *-*, *-*, *-*")
    for number in range(1, 5):
        print(f"{number}: *-*")
    answer = ""
    while answer not in {"1", "2", "3", "4"}:
        answer = input(f"Enter a card number that is stronger than {hands[0].text}: ").strip()
    selected = hands[int(answer)]
    print(f"Selected card is {selected.text}")
    difference = selected.number - hands[0].number
    if difference > 0:
        print("win!")
        player.score *= 2
    elif difference < 0:
        print("lose..")
        player.score = 0
    else:
        print("equal: nothing happens")
    print(player.score)
    return player.score


def main(shuffle=random.shuffle):
    game = Game(shuffle)
    try:
        game.main()
    except EOFError:
        print("\nGood bye.")
    print("Total:", sum(game.collected))
    return sum(game.collected)
