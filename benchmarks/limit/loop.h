/* The playout loop: matches first … last-1, each on a blank table with its own stream. Returns the steps made in all. */

int64_t playouts(const Box *box, Table *tables, int64_t first, int64_t last, int64_t seed, int64_t limit, int64_t *steps) {
    int moves[MOVES], weights[OUTCOMES];
    int64_t total = 0;
    for (int64_t i = first; i < last; i++) {
        Rng rng = {(uint64_t)seed, (uint64_t)i, 0, 0, {0, 0, 0, 0}};
        Table *table = &tables[i];
        memset(table, 0, sizeof *table);
        setup(box, table);
        int64_t made = 0;
        for (int mask; made < limit && (mask = to_act(box, table)) != 0; made++) {
            if (mask == CHANCE) {
                int sum = odds(box, table, weights);
                happen(box, table, pick(&rng, weights, sum));
            } else {
                int seat = __builtin_ctz((unsigned)mask);
                int n = legal(box, table, seat, moves);
                play(box, table, seat, moves[below(&rng, (uint32_t)n)]);
            }
        }
        steps[i] = made;
        total += made;
    }
    return total;
}
