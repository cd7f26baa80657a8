"""One number for each hand, in base 15, and a lot of printing. Sorts a copy of the hand; the ace is renamed there."""

VALUE = {c: v for v, c in enumerate("123456789TJQKA", start=1)}


def card_ranks(hand, show=False):
    letters = "".join(sorted(card[0] for card in hand))
    if letters == "2345A":
        letters = letters.replace("A", "1")
    values = [VALUE[letter] for letter in letters]
    values.sort()
    values.reverse()
    if show:
        print("ranks:", values)
    return values


def hand_rank(hand, verbose=True):
    values = card_ranks(hand, show=verbose)
    # most frequent first, then highest first
    count = {v: values.count(v) for v in values}
    values.sort(key=lambda v: (count[v], v), reverse=True)
    same = [count[v] for v in values]
    run = values == list(range(values[0], values[0] - 5, -1))
    flush = all(card[1] == hand[0][1] for card in hand)
    if run and flush:
        kind = 8
    elif same[0] == 4:
        kind = 7
    elif same == [3, 3, 3, 2, 2]:
        kind = 6
    elif flush:
        kind = 5
    elif run:
        kind = 4
    elif same[0] == 3:
        kind = 3
    elif same == [2, 2, 2, 2, 1]:
        kind = 2
    elif same[0] == 2:
        kind = 1
    else:
        kind = 0
    number = kind
    for v in values:
        number = number * 15 + v
    if verbose:
        print("worth", number)
    return number
