/* Biscuit Pockets in plain C, as one would write it by hand: the limit for the compiled rules. See README.md of the game. */
#include "playout.h"

enum { SEATS = 6, POCKETS = 36, KINDS = 8, CHAIN = 6, MOVES = 108, OUTCOMES = 8 };
enum { FLIP = 0, KNOCK = 36, SHOW = 72 };
enum { UNSEEN = -1, GONE = -2, NOBODY = -1, NOWHERE = -1 };
enum { DRAW_START, FLIPPING, REVEALING, SHOWING, REVEALING_SHOWN, OVER };
enum { NOTHING, JOINED, WRONG, BROKE, SHOWN };

typedef struct {
    int16_t idle_turns;
    int8_t count[KINDS], biscuits[KINDS], cracked[KINDS], points[KINDS], seats, show_seen;
} Box;

typedef struct {
    int64_t face_down;
    int16_t idle;
    int8_t pocket[POCKETS], unseen[KINDS], received[SEATS][KINDS], chain[CHAIN];
    int8_t steps, phase, turn, pick, knocked, last_lap;
    int8_t last_pocket, last_kind, last_fate, last_taken, last_seat, great_six;
} Table;

static void setup(const Box *box, Table *t) {
    t->face_down = ((int64_t)1 << POCKETS) - 1;
    memset(t->pocket, UNSEEN, sizeof t->pocket);
    memcpy(t->unseen, box->count, sizeof t->unseen);
    memset(t->chain, NOWHERE, sizeof t->chain);
    t->turn = NOBODY;
    t->pick = NOWHERE;
    t->last_lap = -1;
    t->last_pocket = NOWHERE;
    t->last_kind = UNSEEN;
    t->last_seat = NOBODY;
    t->phase = DRAW_START;
}

static inline int to_act(const Box *box, const Table *t) {
    (void)box;
    if (t->phase == OVER) return 0;
    if (t->phase == FLIPPING || t->phase == SHOWING) return 1 << t->turn;
    return CHANCE;
}

static int list_face_down(const Table *t, int kind, int *moves, int n) {
    for (uint64_t left = (uint64_t)t->face_down; left; left &= left - 1) moves[n++] = kind + __builtin_ctzll(left);
    return n;
}

static int legal(const Box *box, const Table *t, int seat, int *moves) {
    (void)box;
    int n = 0;
    if (seat != t->turn) return 0;
    if (t->phase == FLIPPING) {
        if (t->steps != 3) n = list_face_down(t, FLIP, moves, n);
        n = list_face_down(t, KNOCK, moves, n);
    } else if (t->phase == SHOWING) {
        n = list_face_down(t, SHOW, moves, n);
    }
    return n;
}

static inline int odds(const Box *box, const Table *t, int *weights) {
    int total = 0;
    if (t->phase == DRAW_START) {
        for (int seat = 0; seat < OUTCOMES; seat++) weights[seat] = seat < box->seats;
        return box->seats;
    }
    for (int kind = 0; kind < KINDS; kind++) total += weights[kind] = t->unseen[kind];
    return total;
}

static int left_on_table(const Box *box, const Table *t, int kind) {
    int left = box->count[kind];
    for (int seat = 0; seat < box->seats; seat++) left -= t->received[seat][kind];
    return left;
}

static void end_turn(const Box *box, Table *t) {
    int received = t->last_taken > 0 || t->great_six, cracked = 0, first = 0, either = 0;
    t->great_six = 0;
    t->pick = NOWHERE;
    t->knocked = 0;
    t->idle = received ? 0 : t->idle + 1;
    for (int kind = 0; kind < KINDS; kind++) {
        int left = left_on_table(box, t, kind);
        if (box->cracked[kind]) cracked += left;
        if (box->biscuits[kind] == 1) first += left;
        if (box->biscuits[kind] <= 2) either += left;
    }
    if (t->last_lap > 0)
        t->last_lap--;
    else if (received && cracked == 0)
        t->last_lap = box->seats - 1;
    if (t->last_lap == 0 || t->idle >= box->idle_turns || first < 1 || either < 2) {
        t->phase = OVER;
    } else {
        t->turn = (t->turn + 1) % box->seats;
        t->phase = FLIPPING;
    }
}

static void clear_chain(Table *t) {
    memset(t->chain, NOWHERE, sizeof t->chain);
    t->steps = 0;
}

static void receive_chain(Table *t) {
    t->last_taken = t->steps;
    for (int step = 0; step < t->steps; step++) {
        int pocket = t->chain[step];
        t->received[t->turn][t->pocket[pocket]]++;
        t->pocket[pocket] = GONE;
    }
    clear_chain(t);
}

static void turn_chain_back(Table *t) {
    for (int step = 0; step < t->steps; step++) t->face_down |= (int64_t)1 << t->chain[step];
    clear_chain(t);
}

static void receive_or_turn_back(Table *t) {
    if (t->steps >= 2)
        receive_chain(t);
    else
        turn_chain_back(t);
}

static void join_chain(const Box *box, Table *t) {
    t->last_fate = JOINED;
    t->face_down ^= (int64_t)1 << t->pick;
    t->chain[t->steps++] = t->pick;
    if (t->steps == CHAIN) {
        receive_chain(t);
        t->great_six = 1;
        if (t->face_down) {
            t->pick = NOWHERE;
            t->knocked = 0;
            t->phase = SHOWING;
        } else {
            end_turn(box, t);
        }
    } else if (t->face_down == 0) {
        receive_or_turn_back(t);
        end_turn(box, t);
    } else {
        t->pick = NOWHERE;
        t->knocked = 0;
        t->phase = FLIPPING;
    }
}

static void turn_up(const Box *box, Table *t) {
    int kind = t->pocket[t->pick], step = t->steps + 1;
    t->last_kind = kind;
    if (t->phase == REVEALING_SHOWN) {
        t->last_fate = SHOWN;
        end_turn(box, t);
    } else if (box->cracked[kind] && t->knocked) {
        t->last_fate = BROKE;
        turn_chain_back(t);
        end_turn(box, t);
    } else if (box->cracked[kind] ? step <= 2 : box->biscuits[kind] + t->knocked == step) {
        join_chain(box, t);
    } else {
        t->last_fate = WRONG;
        receive_or_turn_back(t);
        end_turn(box, t);
    }
}

static void happen(const Box *box, Table *t, int outcome) {
    if (t->phase == DRAW_START) {
        t->turn = outcome;
        t->phase = FLIPPING;
        return;
    }
    t->unseen[outcome]--;
    t->pocket[t->pick] = outcome;
    turn_up(box, t);
}

static void play(const Box *box, Table *t, int seat, int move) {
    t->last_fate = NOTHING;
    t->last_taken = 0;
    t->last_seat = seat;
    t->knocked = move >= KNOCK && move < SHOW;
    t->pick = move % POCKETS;
    t->phase = move >= SHOW ? REVEALING_SHOWN : REVEALING;
    t->last_pocket = t->pick;
    t->last_kind = UNSEEN;
    if (t->pocket[t->pick] != UNSEEN) {
        turn_up(box, t);
        return;
    }
    int only = -1, kinds = 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (t->unseen[kind] > 0) {
            only = kind;
            kinds++;
        }
    if (kinds == 1) happen(box, t, only);
}

#include "loop.h"
