"""Looks for each class of hand from the top down, as a player would, and never calls hand_rank."""

ORDER = "23456789TJQKA"


def value(card):
    return ORDER.index(card[0]) + 2


def run_of_five(cards):
    """The highest straight, one card for each rank, or None."""
    by_value = {value(card): card for card in cards}
    if 14 in by_value:
        by_value[1] = by_value[14]
    for high in range(14, 4, -1):
        wanted = range(high, high - 5, -1)
        if all(v in by_value for v in wanted):
            return [by_value[v] for v in wanted]
    return None


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError(f"only {len(hand)} cards")
    cards = sorted(hand, key=value, reverse=True)
    suited = max(([c for c in cards if c[1] == suit] for suit in "SHDC"), key=len)
    if len(suited) >= 5 and run_of_five(suited):
        return run_of_five(suited)

    groups = {}
    for card in cards:
        groups.setdefault(value(card), []).append(card)
    groups = sorted(groups.values(), key=lambda group: (len(group), value(group[0])), reverse=True)

    def fill(chosen):
        rest = [card for card in cards if card not in chosen]
        return chosen + rest[: 5 - len(chosen)]

    if len(groups[0]) == 4:
        return fill(groups[0])
    if len(groups[0]) == 3:
        pairs = [group for group in groups[1:] if len(group) >= 2]
        if pairs:
            return groups[0] + max(pairs, key=lambda group: value(group[0]))[:2]
    if len(suited) >= 5:
        return suited[:5]
    if run_of_five(cards):
        return run_of_five(cards)
    if len(groups[0]) == 2 and len(groups[1]) == 2:
        return fill(groups[0] + groups[1])
    return fill(groups[0])
