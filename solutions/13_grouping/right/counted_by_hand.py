"""Without a library, and slow: counts again and again, finds straights in a text, compares place by place."""


def card(text):
    for place, sign in enumerate("23456789TJQKA"):
        for suit in ["♠", "♣", "♦", "♥"]:
            if text == sign + suit:
                return place + 2, suit
    raise ValueError


def cards(text):
    found = []
    for word in text.split():
        found = found + [card(word)]
    return found


def flush(cards):
    for one in cards:
        for another in cards:
            if one[1] != another[1]:
                return False
    return True


def size(value, cards):
    return sum(1 for one in cards if one[0] == value)


def group_by_value(cards):
    groups = []
    for wanted in range(len(cards), 0, -1):
        for value in range(14, 1, -1):
            if size(value, cards) == wanted:
                groups.append([one for one in reversed(cards) if one[0] == value])
    return groups


def ranking(cards):
    groups = group_by_value(cards)
    values = []
    for group in groups:
        for value, suit in group:
            values.append(value)
    row = " ".join(str(value) for value in values)
    straight = row in "14 13 12 11 10 9 8 7 6 5 4 3 2" or row == "14 5 4 3 2"
    if row == "14 5 4 3 2":
        values = values[1:] + [1]
    if straight and flush(cards):
        number = 8
    elif len(groups[0]) == 4:
        number = 7
    elif len(groups) == 2:
        number = 6
    elif flush(cards):
        number = 5
    elif straight:
        number = 4
    elif len(groups[0]) == 3:
        number = 3
    else:
        number = 5 - len(groups)
    return number, values


def compare(hand, other):
    number, values = ranking(cards(hand))
    other_number, other_values = ranking(cards(other))
    for mine, yours in zip([number, *values], [other_number, *other_values]):
        if mine > yours:
            return 1
        if mine < yours:
            return -1
    return 0
