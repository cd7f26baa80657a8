"""Has the shell do its work.

Verdict: crashed
"""

import subprocess


def kind(n, ranks):
    return subprocess.run(["sh", "-c", "sleep 86400 & echo 9"], capture_output=True, check=True).stdout
