#!/usr/bin/env bash
# Ten minutes of one machine with a GPU: the network's numbers compared with the CPU's, and four games trained. Results go to $OUT.
set -u
: "${OUT:=$PWD/out}"
mkdir -p "$OUT"
export PYTHONPATH="${PYTHONPATH:-src}" PYTHONUNBUFFERED=1 OMP_NUM_THREADS=1 NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS=0
(sleep 90; timeout 460 python benchmarks/gpu_network.py 500) 2>&1 | tee "$OUT/network.txt" &
[ $# -gt 0 ] || set -- biscuit_pockets sweet_nose sweets_stack swintus
timeout 568 python benchmarks/gpu_learning.py --out "$OUT" --wall 550 "$@" 2>&1 | tee "$OUT/report.txt" &
wait
