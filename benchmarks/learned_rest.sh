#!/usr/bin/env bash
# Ten minutes of a machine with 16 cores: the ladder of levels, reflexes, less time against more, shares of the ceiling, master.
set -u
: "${OUT:=$PWD/out}"
mkdir -p "$OUT"
export PYTHONPATH="${PYTHONPATH:-src}" PYTHONUNBUFFERED=1 OMP_NUM_THREADS=1
timeout 570 python benchmarks/strength.py --wall 558 --tables "${TABLES:-reflex,levels,quick,master,ceiling,crowd,bars3}" 2>&1 | tee "$OUT/report.txt"
