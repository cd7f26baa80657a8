"""Unit 16: video poker, the whole game.

Run `pytest units/16_video_poker`, make the first red test pass, run it again.

A card is a number: the face, from 1 (ace) to 13 (king), plus a tenth of the suit, from 1 to 4 for ♠♥♦♣. So 1.1 is A♠
and 13.4 is K♣. A card of the hand that is thrown away is the negative of its number: -3.2 is a thrown-away 3♥.

What a function asks the player it asks by input(), what it shows it prints. Where this file gives no exact words for
it, the words are yours.
"""

import random
from collections.abc import Callable

FACES = "A23456789TJQK"
SUITS = "♠♥♦♣"


def newdeck(shuffle: Callable[[list[float]], object] = random.shuffle) -> list[float]:
    """Return a new deck: a list of all 52 cards, 1.1, 1.2, 1.3, 1.4, 2.1 to 13.4, shuffled.

    shuffle is called once, with the list of 52 cards, and puts it in another order in place, as random.shuffle does.
    The deck comes back in that order. Each call makes another list. A card may be off by the tiny error of float
    arithmetic.

    >>> newdeck(shuffle=list.sort)[:5]
    [1.1, 1.2, 1.3, 1.4, 2.1]

    From the assignment Video Draw Poker of the course COSI 10A, like everything here but name and payoff, which stand
    for its two dictionaries, and the parameter shuffle.
    """
    raise NotImplementedError("newdeck: your turn")


def deal(deck: list[float]) -> list[float]:
    """Return the first five cards of the deck as a list, in their order, and take them out of the deck, in place.

    >>> deck = [2.1, 13.4, 1.1, 7.2, 7.3, 9.4, 5.2]
    >>> deal(deck)
    [2.1, 13.4, 1.1, 7.2, 7.3]
    >>> deck
    [9.4, 5.2]
    """
    raise NotImplementedError("deal: your turn")


def frac(card: float) -> int:
    """Return the suit of the card as a whole number from 1 to 4. The card is positive.

    >>> frac(13.4)
    4
    """
    raise NotImplementedError("frac: your turn")


def printcard(card: float) -> None:
    """Print the card as two characters, its face (a letter of FACES: T is the ten) and its suit (of SUITS).

    The card is positive. Spaces and a line break after it are up to you.

    >>> printcard(10.3)
    T♦
    """
    raise NotImplementedError("printcard: your turn")


def printhand(hand: list[float]) -> None:
    """Print the five cards of the hand, in order; two spaces in place of a card that is thrown away (negative).

    Each card shows as printcard shows it, and nothing else is printed but spaces and line breaks. All cards stand
    where they would stand if none were thrown away.

    >>> printhand([3.3, 5.3, 9.4, 9.1, 3.1])
    3♦ 5♦ 9♣ 9♠ 3♠
    >>> printhand([3.3, -5.3, 9.4, 9.1, 3.1])
    3♦    9♣ 9♠ 3♠
    """
    raise NotImplementedError("printhand: your turn")


def getbet(stake: int, prevbet: int) -> int:
    """Ask the player for a bet, again and again until it is a whole number from 0 to stake, and return it.

    stake is what the player has, prevbet the bet before; both are whole numbers above 0. The question shows both.
    An empty line stands for prevbet, and is as good as prevbet is: if that is more than stake, ask again.
    Anything else that is no whole number (a word, 2.5), a negative one and one above stake: say so, and ask again.
    Whoever bets the whole stake, in whichever way, gets to read Risky! before the function returns; nobody else does.

    >>> getbet(150, 25)          # the player types 500, then 30
    You have 150. What's your bet (0 to quit)? [25] 500
    That is out of range.
    You have 150. What's your bet (0 to quit)? [25] 30
    30
    """
    raise NotImplementedError("getbet: your turn")


def select(hand: list[float]) -> None:
    """Let the player throw cards away: show the hand, ask for a key, and so on, until the key is 0.

    A key from 1 to 5 throws the card at that place away or, if it is away already, takes it back: the card in the list
    hand changes its sign, in place. Anything else (6, -1, 12, a word, an empty line) changes nothing, and you ask
    again. The hand is shown before the first key and again after each card thrown away or taken back, by printhand.
    What is returned is not looked at.
    """
    raise NotImplementedError("select: your turn")


def draw(hand: list[float], deck: list[float]) -> None:
    """Put a new card in place of each card of hand that is thrown away, in place.

    The new cards are the first ones of the deck, in order, and are taken out of it. All other cards stay where they
    are. What is returned is not looked at.

    >>> hand, deck = [3.3, -5.3, 9.4, -9.1, 3.1], [4.2, 8.1, 13.4]
    >>> draw(hand, deck)
    >>> hand, deck
    ([3.3, 4.2, 9.4, 8.1, 3.1], [13.4])
    """
    raise NotImplementedError("draw: your turn")


def rate(hand: list[float]) -> int:
    """Return what the five cards of the hand are, as one of ten numbers. The hand is not changed.

    1 nothing of the below, 2 a pair of jacks, queens, kings or aces, 4 two pairs, 8 three of a kind, 9 a straight,
    10 a flush, 16 a full house, 64 four of a kind, 90 a straight flush, 110 a royal flush: a straight flush from the
    ten to the ace. In a straight an ace is the lowest card or the highest one, nothing in between.

    The cards are positive and all different, and stand in any order.

    >>> rate([11.1, 4.2, 11.3, 9.4, 2.2])
    2
    >>> rate([10.1, 4.2, 10.3, 9.4, 2.2])
    1
    """
    raise NotImplementedError("rate: your turn")


def name(rating: int) -> str:
    """Return the name of the hands that rate gives that number. Small and capital letters are up to you.

    1 Busted, 2 Jacks or Better pair, 4 Two Pair, 8 Three of a kind, 9 Straight, 10 Flush, 16 Full House,
    64 Four of a kind, 90 Straight Flush, 110 Royal Flush.

    >>> name(16)
    'Full House'
    """
    raise NotImplementedError("name: your turn")


def payoff(rating: int) -> int:
    """Return how many times the bet a hand wins that rate gives that number; -1 where the bet is lost.

    1: -1, 2: 1, 4: 2, 8: 4, 9: 6, 10: 8, 16: 15, 64: 25, 90: 40, 110: 50.

    >>> payoff(16)
    15
    """
    raise NotImplementedError("payoff: your turn")


def main(shuffle: Callable[[list[float]], object] = random.shuffle) -> None:
    """Play the game. The player begins with a balance of 100, and the previous bet is 10 at the first question.

    A round: getbet; a new deck by newdeck(shuffle), one a round; deal, select, draw; show the hand, print its name (as
    name gives it) and what the round has won or lost, bet * payoff, as a number (`You win -50` and `You lose 50` are
    both good); add that to the balance. getbet asks about the balance and the last bet in the next round.

    The game ends when the player bets 0 (no deck is needed any more) or when the balance is 0: nothing more is asked.
    It also ends, whatever is being asked, when there is nothing more to read (input() raises EOFError). A hand that is
    still in play then may count or not. In the end comes a closing line with the balance; that is the last number that
    the game prints, a plain one such as 150. main raises no error, whatever the player types.
    """
    raise NotImplementedError("main: your turn")
