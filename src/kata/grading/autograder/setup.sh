#!/usr/bin/env bash
# Gradescope runs this once, as root, when it builds the assignment's image.
set -euo pipefail

top=${KATA_AUTOGRADER:-/autograder}
kata=$top/source/kata

export DEBIAN_FRONTEND=noninteractive
apt-get update
apt-get install -y python3 python3-venv bubblewrap

recent='import sys; sys.exit(sys.version_info < (3, 11))'
python=python3
if ! "$python" -c "$recent"; then
    # Ubuntu 22.04 has this one beside its own.
    apt-get install -y python3.11 python3.11-venv
    python=python3.11
fi

"$python" -m venv "$top/venv"
if [ "$("$python" -c 'import sys; print(*sys.version_info[:2])')" = "3 11" ] && [ -f "$kata/constraints.txt" ]; then
    export PIP_CONSTRAINT=$kata/constraints.txt # the pins were made for this version
fi
"$top/venv/bin/python" -m pip install -e "$kata[grading]"

# Where there is no sandbox, a submission runs as another user: it must not read the solutions, nor write results.
chmod -R go-rwx "$kata"
