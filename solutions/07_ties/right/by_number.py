"""By the players' numbers: the numbers are sorted by rank, the best ones picked and put in order again."""

from ace_low import hand_rank


def poker(hands):
    if not hands:
        return []
    ranks = [hand_rank(h) for h in hands]
    players = sorted(range(len(hands)), key=lambda i: ranks[i])
    winners = []
    while players and ranks[players[-1]] == max(ranks):
        winners.append(players.pop())
    return [hands[i] for i in sorted(winners)]
