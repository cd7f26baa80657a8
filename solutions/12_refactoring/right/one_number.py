"""One whole number from one function, one text from the other; neither needs group or unzip, or anything imported."""

ORDER = "23456789TJQKA"
WHEEL = {"A", "2", "3", "4", "5"}
TABLE = {"5": "9", "41": "7", "32": "6", "311": "3", "221": "2", "2111": "1", "11111": "0"}


def group(items):
    counts = {}
    for x in items:
        counts[x] = counts.get(x, 0) + 1
    result = []
    for count in sorted(set(counts.values()), reverse=True):
        for x in sorted(counts, reverse=True):
            if counts[x] == count:
                result.append((count, x))
    return result


def unzip(pairs):
    return [pair[0] for pair in pairs], tuple(pair[1] for pair in pairs)


def look(hand):
    letters = [card[0] for card in hand]
    values = sorted(map(ORDER.index, letters), key=lambda v: (letters.count(ORDER[v]), v), reverse=True)
    different = len(set(letters))
    if set(letters) == WHEEL:
        values = [3, 2, 1, 0, 0]
    in_a_row = set(letters) == WHEEL or (different == 5 and max(values) - min(values) == 4)
    one_suit = all(card[1] == hand[0][1] for card in hand)
    return letters, values, in_a_row, one_suit


def hand_rank_alt(hand):
    letters, values, in_a_row, one_suit = look(hand)
    pairs = sum(letters.count(letter) - 1 for letter in letters)
    # 0 for five single cards, 2 a pair, 4 two pairs, 6 three, 8 a full house, 12 four, 20 five of a kind
    points = max(pairs, 7 * in_a_row, 7.5 * one_suit, 13 * (in_a_row and one_suit))
    number = int(points * 2)
    for value in values:
        number = 13 * number + value
    return number


def hand_rank_table(hand):
    letters, values, in_a_row, one_suit = look(hand)
    counts = sorted((str(letters.count(letter)) for letter in set(letters)), reverse=True)
    points = TABLE["".join(counts)]
    if in_a_row or one_suit:
        points = {(True, False): "4", (False, True): "5", (True, True): "8"}[in_a_row, one_suit]
    return points + "".join(chr(ord("a") + value) for value in values)
