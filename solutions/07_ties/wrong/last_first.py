"""The last comes first: hands are sorted upwards and taken from the end, which turns the winners round.

Stage: TestOrder
Ask: Follow the clubs and the diamonds through your sorting, step by step: who leaves the sorted list first?
"""

from ace_low import hand_rank


def poker(hands):
    ranking = sorted(hands, key=hand_rank)
    winners = []
    while ranking and (not winners or hand_rank(ranking[-1]) == hand_rank(winners[0])):
        winners.append(ranking.pop())
    return winners
