/* What the C versions share: the generator and the playout loop, number for number as in kernel/chance.py and kernel/drivers.py.
 * A game defines Box, Table, OUTCOMES, MOVES and the functions below, then includes this file's second half. */
#include <stdint.h>
#include <string.h>

typedef struct {
    uint64_t seed, stream, block;
    int left;
    uint32_t word[4];
} Rng;

static void next_block(Rng *rng) {
    uint32_t c0 = (uint32_t)rng->block, c1 = (uint32_t)(rng->block >> 32);
    uint32_t c2 = (uint32_t)rng->stream, c3 = (uint32_t)(rng->stream >> 32);
    uint32_t k0 = (uint32_t)rng->seed, k1 = (uint32_t)(rng->seed >> 32);
    for (int round = 0; round < 10; round++) {
        uint64_t p0 = (uint64_t)0xD2511F53u * c0, p1 = (uint64_t)0xCD9E8D57u * c2;
        c0 = (uint32_t)(p1 >> 32) ^ c1 ^ k0;
        c1 = (uint32_t)p1;
        c2 = (uint32_t)(p0 >> 32) ^ c3 ^ k1;
        c3 = (uint32_t)p0;
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
    rng->word[3] = c0;
    rng->word[2] = c1;
    rng->word[1] = c2;
    rng->word[0] = c3;
    rng->block++;
    rng->left = 4;
}

static inline uint32_t next_word(Rng *rng) {
    if (rng->left == 0) next_block(rng);
    return rng->word[--rng->left];
}

static inline int below(Rng *rng, uint32_t n) {
    uint64_t product = (uint64_t)next_word(rng) * n;
    if ((uint32_t)product < n) {
        uint32_t surplus = (0u - n) % n;
        while ((uint32_t)product < surplus) product = (uint64_t)next_word(rng) * n;
    }
    return (int)(product >> 32);
}

static inline int pick(Rng *rng, const int *weights, int total) {
    int remainder = below(rng, (uint32_t)total), outcome = 0;
    while (remainder >= weights[outcome]) remainder -= weights[outcome++];
    return outcome;
}

#define CHANCE (-1)
