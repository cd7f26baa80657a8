"""A new list: the swap is done on a copy that is returned, and the list that was given stays as it was.

Stage: TestSwap
Ask: The caller goes on with the list that was given. What has changed in it?
"""


def swap(p, i, j):
    result = list(p)
    result[i], result[j] = p[j], p[i]
    return result
