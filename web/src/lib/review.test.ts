import { describe, expect, it, vi } from 'vitest';
import { api, Refusal, type ReviewState } from './api';
import { inTurn, labels, MatchReview, percent } from './review.svelte';

const told = (state: ReviewState['state'], done = 0): ReviewState => ({ state, before: 0, done, of: 10, review: null });

describe('a review that is waited for', () => {
  it('asks how far it is until it is there, and then no more', async () => {
    vi.useFakeTimers();
    vi.spyOn(api, 'askReview').mockResolvedValue(told('queued'));
    const look = vi.spyOn(api, 'review').mockResolvedValueOnce(told('running', 4)).mockResolvedValueOnce(told('ready'));
    const review = new MatchReview('m');
    await review.ask();
    expect([review.state?.state, review.settled]).toEqual(['queued', false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([review.state?.done, review.settled]).toEqual([4, false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([review.state?.state, review.settled]).toEqual(['ready', true]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(look).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('asks no more once the page is left', async () => {
    vi.useFakeTimers();
    const look = vi.spyOn(api, 'review').mockReset().mockResolvedValue(told('running'));
    const review = new MatchReview('m');
    await review.look();
    review.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(look).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('says why there is none', async () => {
    vi.spyOn(api, 'review').mockReset().mockRejectedValue(new Refusal('not_over', 'The match is not over.'));
    const review = new MatchReview('m');
    await review.look();
    expect([review.problem, review.settled]).toEqual(['The match is not over.', true]);
  });

  it.each(['no_identity', 'not_played'])('tells a stranger who may see it, and not how the server is asked: %s', async (code) => {
    vi.spyOn(api, 'review').mockReset().mockRejectedValue(new Refusal(code, 'PUT /api/identity'));
    const review = new MatchReview('m');
    await review.look();
    expect(review.problem).toBe('review.not_yours');
  });
});

describe('percent', () => {
  it('has one digit, the sign where it is wanted, and none before nothing', () => {
    expect(percent(0.1234, 'en')).toBe('12.3%');
    expect(percent(0.05, 'en', true)).toBe('+5.0%');
    expect(percent(-0.00001, 'en', true)).toBe('0.0%');
    expect(percent(-0.05, 'en')).toBe('−5.0%');
  });
});

it('boards are asked for one after the other, and one that is refused stops none', async () => {
  let open = 0;
  let most = 0;
  const asking = [1, 2, 3, 4].map((number) =>
    inTurn(async () => {
      most = Math.max(most, ++open);
      await Promise.resolve();
      open--;
      if (number === 2) throw new Error('refused');
      return number;
    }).catch(() => 0),
  );
  expect(await Promise.all(asking)).toEqual([1, 0, 3, 4]);
  expect(most).toBe(1);
});

it('levels that are too close to be read apart share one text', () => {
  const lines = [
    { name: 'fair', y: 20 },
    { name: 'sharp', y: 100 },
    { name: 'master', y: 101 },
  ];
  expect(labels(lines, 16)).toEqual([
    { y: 20, text: 'fair' },
    { y: 100, text: 'sharp, master' },
  ]);
});
