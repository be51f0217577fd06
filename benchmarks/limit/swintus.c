/* Swintus 3D in plain C, as one would write it by hand: the limit for the compiled rules. See README.md of the game. */
#include "playout.h"

enum { SEATS = 6, MOST_GOAL = 9, FOODS = 4, FACES = 6, TOP_ROW = 5, HAMSTERS = 4, FATTENING = 5, BOTTOM_ROW = 5, PLACES = 8 };
enum { KINDS = 47, PORTIONS = 34, MOVES = 110, OUTCOMES = 18, STEPS = 9, SIXES_STEP = 4 };
enum { TAKE = 72, LEAVE = 75, LOSE = 76, NO_CARD = -1, NOBODY = -1, NOWHERE = -1, ATE_NOTHING = -2 };
enum { MULTITROUGH = 3, LUCKY_THREE, LONESOME_SQUEAK, SWEET_SIXES };
enum { REVEALING, DRAW_START, ROLLING, PLACING, CLAIMING, FEEDING, OVER };

static const int OWN_FACE[TOP_ROW] = {4, 3, 2, 1, 0};
static const int FIRST_KIND[7] = {0, 10, 20, 24, 28, 29, 47};

typedef struct {
    int16_t idle_turns;
    int8_t count[KINDS], portion[KINDS], asks[KINDS], food[PORTIONS][FOODS], need[TOP_ROW], sevenths[MOST_GOAL + 1];
    int8_t seats, dice, goal, row;
} Box;

typedef struct {
    int16_t idle, last_revealed;
    int8_t left[KINDS], open[PLACES], storage[SEATS][PORTIONS], eaten[PORTIONS], food[SEATS][FOODS];
    int8_t dice[SEATS][TOP_ROW], sixes[SEATS][TOP_ROW], rolled[FACES];
    int8_t to_roll, sixes_left, step, place, phase, turn;
    int8_t last_seat, last_taken, last_lost, last_stuck, last_skipped;
} Table;

static void end_turn(const Box *box, Table *t);

static inline int pile_of(int place) { return place < BOTTOM_ROW ? place : FATTENING; }

static inline void forget_last(Table *t) {
    t->last_seat = t->turn;
    t->last_taken = NO_CARD;
    t->last_revealed = 0;
    t->last_lost = NO_CARD;
    t->last_stuck = 0;
    t->last_skipped = 0;
}

static void reveal(Table *t, int place, int kind) {
    t->left[kind]--;
    t->open[place] = kind;
    t->last_revealed |= 1 << place;
}

static void reveal_cards(const Box *box, Table *t) {
    for (int place = 0; place < BOTTOM_ROW + box->row; place++) {
        if (t->open[place] != NO_CARD) continue;
        int pile = pile_of(place), kinds = 0, only = NO_CARD;
        for (int kind = FIRST_KIND[pile]; kind < FIRST_KIND[pile + 1]; kind++)
            if (t->left[kind] > 0) {
                if (kinds++ == 0) only = kind;
            }
        if (kinds > 1) {
            t->place = place;
            t->phase = REVEALING;
            return;
        }
        if (kinds == 1) reveal(t, place, only);
    }
    t->place = NOWHERE;
    if (t->turn == NOBODY)
        t->phase = DRAW_START;
    else
        end_turn(box, t);
}

static void setup(const Box *box, Table *t) {
    memcpy(t->left, box->count, sizeof t->left);
    memset(t->open, NO_CARD, sizeof t->open);
    t->turn = NOBODY;
    forget_last(t);
    reveal_cards(box, t);
}

static inline int to_act(const Box *box, const Table *t) {
    (void)box;
    if (t->phase == PLACING || t->phase == CLAIMING || t->phase == FEEDING) return 1 << t->turn;
    return t->phase == OVER ? 0 : CHANCE;
}

static inline int most_to_put(const Table *t) {
    if (t->step < SIXES_STEP) return t->open[t->step] == NO_CARD ? 0 : t->rolled[OWN_FACE[t->step]];
    return t->open[t->step - SIXES_STEP] == NO_CARD ? 0 : t->sixes_left;
}

static int has_multitrough(const Table *t, int seat) {
    int cards = 0, most = 0, dice = 0;
    for (int card = 0; card < TOP_ROW; card++) {
        int here = t->dice[seat][card];
        dice += here;
        cards += here > 0;
        if (here > most) most = here;
    }
    if (dice != cards * most) return 0;
    return (cards == 4 && most == 1) || (cards == 3 && most == 2) || (cards == 2 && most == 3);
}

static int meets(const Box *box, const Table *t, int seat, int place) {
    if (t->open[place] == NO_CARD) return 0;
    int asks = box->asks[t->open[place]], sum = 0;
    switch (asks) {
    case MULTITROUGH:
        return has_multitrough(t, seat);
    case LUCKY_THREE:
        for (int face = 0; face < FACES; face++)
            if (t->rolled[face] >= 3) return 1;
        return 0;
    case LONESOME_SQUEAK:
        for (int face = 0; face < FACES; face++) sum += t->rolled[face];
        return sum == 1;
    case SWEET_SIXES:
        for (int card = 0; card < TOP_ROW; card++) sum += t->sixes[seat][card];
        return sum == 4;
    default:
        for (int face = 0; face < FACES; face++) sum += (face + 1) * t->rolled[face];
        return sum == 5 * (asks + 1);
    }
}

static int legal(const Box *box, const Table *t, int seat, int *moves) {
    int n = 0;
    if (seat != t->turn) return 0;
    if (t->phase == PLACING) {
        n = most_to_put(t) + 1;
        for (int number = 0; number < n; number++) moves[number] = 8 * t->step + number;
    } else if (t->phase == CLAIMING) {
        for (int place = BOTTOM_ROW; place < PLACES; place++)
            if (meets(box, t, seat, place)) moves[n++] = TAKE + place - BOTTOM_ROW;
        moves[n++] = LEAVE;
    } else if (t->phase == FEEDING) {
        for (int portion = 0; portion < PORTIONS; portion++)
            if (t->storage[seat][portion] > 0) moves[n++] = LOSE + portion;
    }
    return n;
}

static inline int odds(const Box *box, const Table *t, int *weights) {
    int total = 0;
    if (t->phase == ROLLING) {
        for (int face = 0; face < FACES; face++) weights[face] = 1;
        return FACES;
    }
    if (t->phase == DRAW_START) {
        for (int seat = 0; seat < box->seats; seat++) weights[seat] = 1;
        return box->seats;
    }
    int pile = pile_of(t->place);
    for (int kind = FIRST_KIND[pile]; kind < FIRST_KIND[pile + 1]; kind++)
        total += weights[kind - FIRST_KIND[pile]] = t->left[kind];
    return total;
}

static int in_hand(const Box *box, const Table *t, int seat) {
    int hand = box->dice;
    for (int card = 0; card < TOP_ROW; card++) hand -= t->dice[seat][card];
    return hand;
}

static void start_turn(const Box *box, Table *t) {
    int hand = in_hand(box, t, t->turn);
    while (hand == 0) {
        t->last_skipped |= 1 << t->turn;
        if (++t->idle >= box->idle_turns) {
            t->phase = OVER;
            return;
        }
        t->turn = (t->turn + 1) % box->seats;
        hand = in_hand(box, t, t->turn);
    }
    memset(t->rolled, 0, sizeof t->rolled);
    t->to_roll = hand;
    t->phase = ROLLING;
}

static void return_dice(const Box *box, Table *t, int card) {
    for (int seat = 0; seat < box->seats; seat++) t->dice[seat][card] = t->sixes[seat][card] = 0;
}

static int card_left_to_take(const Box *box, const Table *t) {
    for (int card = 0; card < HAMSTERS; card++)
        if (t->open[card] != NO_CARD) return 1;
    for (int place = BOTTOM_ROW; place < PLACES; place++)
        if (t->open[place] != NO_CARD) {
            int asks = box->asks[t->open[place]];
            if (asks != MULTITROUGH && asks != LONESOME_SQUEAK) return 1;
        }
    return 0;
}

static int all_hands_empty(const Box *box, const Table *t) {
    for (int seat = 0; seat < box->seats; seat++)
        if (in_hand(box, t, seat) > 0) return 0;
    return 1;
}

static void end_turn(const Box *box, Table *t) {
    if (t->idle >= box->idle_turns || !card_left_to_take(box, t)) {
        t->phase = OVER;
        return;
    }
    if (all_hands_empty(box, t)) {
        t->last_stuck = 1;
        for (int card = 0; card < TOP_ROW; card++) return_dice(box, t, card);
    }
    t->turn = (t->turn + 1) % box->seats;
    start_turn(box, t);
}

static void store(const Box *box, Table *t, int seat, int portion, int cards) {
    t->storage[seat][portion] += cards;
    for (int food = 0; food < FOODS; food++) t->food[seat][food] += cards * box->food[portion][food];
}

static void take_card(const Box *box, Table *t, int place) {
    int kind = t->open[place], most = 0;
    t->open[place] = NO_CARD;
    t->last_taken = kind;
    t->idle = 0;
    store(box, t, t->turn, box->portion[kind], 1);
    for (int food = 0; food < FOODS; food++)
        if (t->food[t->turn][food] > most) most = t->food[t->turn][food];
    if (most >= box->goal)
        t->phase = OVER;
    else
        reveal_cards(box, t);
}

static void end_meal(const Box *box, Table *t, int lost) {
    t->last_lost = lost;
    return_dice(box, t, HAMSTERS);
    end_turn(box, t);
}

static void lose_card(const Box *box, Table *t, int portion) {
    store(box, t, t->turn, portion, -1);
    t->eaten[portion]++;
    end_meal(box, t, portion);
}

static void check_top_row(const Box *box, Table *t) {
    for (int card = 0; card < HAMSTERS; card++)
        if (t->dice[t->turn][card] >= box->need[card]) {
            return_dice(box, t, card);
            take_card(box, t, card);
            return;
        }
    t->idle++;
    if (t->dice[t->turn][HAMSTERS] < box->need[HAMSTERS]) {
        end_turn(box, t);
        return;
    }
    int different = 0, portion = NO_CARD;
    for (int other = 0; other < PORTIONS; other++)
        if (t->storage[t->turn][other] > 0) {
            different++;
            portion = other;
        }
    if (different > 1)
        t->phase = FEEDING;
    else if (different == 1)
        lose_card(box, t, portion);
    else
        end_meal(box, t, ATE_NOTHING);
}

static void place_more(const Box *box, Table *t) {
    for (; t->step < STEPS; t->step++)
        if (most_to_put(t) > 0) {
            t->phase = PLACING;
            return;
        }
    t->step = 0;
    t->sixes_left = 0;
    for (int place = BOTTOM_ROW; place < PLACES; place++)
        if (meets(box, t, t->turn, place)) {
            t->phase = CLAIMING;
            return;
        }
    check_top_row(box, t);
}

static void happen(const Box *box, Table *t, int outcome) {
    forget_last(t);
    if (t->phase == ROLLING) {
        t->rolled[outcome]++;
        if (--t->to_roll == 0) {
            t->dice[t->turn][HAMSTERS] += t->rolled[0];
            t->sixes_left = t->rolled[5];
            t->step = 0;
            place_more(box, t);
        }
    } else if (t->phase == DRAW_START) {
        t->turn = outcome;
        start_turn(box, t);
    } else {
        reveal(t, t->place, FIRST_KIND[pile_of(t->place)] + outcome);
        reveal_cards(box, t);
    }
}

static void play(const Box *box, Table *t, int seat, int move) {
    (void)seat;
    forget_last(t);
    if (move < TAKE) {
        int number = move % 8;
        if (t->step < SIXES_STEP) {
            t->dice[t->turn][t->step] += number;
        } else {
            t->dice[t->turn][t->step - SIXES_STEP] += number;
            t->sixes[t->turn][t->step - SIXES_STEP] += number;
            t->sixes_left -= number;
        }
        t->step++;
        place_more(box, t);
    } else if (move < LEAVE) {
        for (int card = 0; card < TOP_ROW; card++) t->dice[t->turn][card] = t->sixes[t->turn][card] = 0;
        take_card(box, t, BOTTOM_ROW + move - TAKE);
    } else if (move == LEAVE) {
        check_top_row(box, t);
    } else {
        lose_card(box, t, move - LOSE);
    }
}

#include "loop.h"
