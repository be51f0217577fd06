#!/usr/bin/env bash
# Ten minutes of a machine with 16 cores: the bars of learned bots, then how reflexes and levels are best set. Results go to $OUT.
set -u
: "${OUT:=$PWD/out}"
mkdir -p "$OUT"
export PYTHONPATH="${PYTHONPATH:-src}" PYTHONUNBUFFERED=1 OMP_NUM_THREADS=1
games="biscuit_pockets honeymoon sweet_nose sweets_stack swintus"
{
  timeout 345 python benchmarks/strength.py --wall 335 --tables bars
  for game in $games; do timeout 60 python benchmarks/manners.py "$game" --reflex --wall 40 --processes 3 & done
  wait
  timeout 170 python benchmarks/levels.py --wall 160 --matches 16
} 2>&1 | tee "$OUT/report.txt"
