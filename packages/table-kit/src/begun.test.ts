import type { ChoiceView } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { nothingBegun, offerName, offersNamed, stillBegun } from './begun.ts';

function asked(slot: number, ...ids: string[]): ChoiceView {
  return {
    slot,
    kind: 'one',
    seat: 0,
    why: { key: 'pick' },
    options: ids.map((id) => ({ id })),
    closed: [],
    fallback: ids[0] ?? '',
  };
}

const fallback = (begun: ReturnType<typeof nothingBegun>) => ({
  ...begun,
  narrowed: ['0/stone'],
  drafts: { 0: { picked: ['stone'] } as never },
});

test('what was begun outlasts the answers of others, whose going changes only the slot', () => {
  const kept = fallback(nothingBegun('0/', [asked(2, 'stone', 'paper')]));
  const now = [asked(1, 'stone', 'paper')];
  const begun = stillBegun(kept, nothingBegun('0/', now));
  expect(begun).toBe(kept);
  const [offer] = offersNamed(now, begun.narrowed ?? []);
  expect(offer).toEqual({ choice: now[0], option: { id: 'stone' } });
});

test('it is dropped when something else is asked, or somebody else, or elsewhere in time', () => {
  const kept = fallback(nothingBegun('0/', [asked(0, 'stone', 'paper')]));
  for (const fresh of [
    nothingBegun('0/', [asked(0, 'stone')]),
    nothingBegun('0/', []),
    nothingBegun('1/', [asked(0, 'stone', 'paper')]),
    nothingBegun('0/7', [asked(0, 'stone', 'paper')]),
  ]) {
    expect(stillBegun(kept, fresh)).toBe(fresh);
  }
});

test('equal options of two choices keep their names apart', () => {
  const choices = [asked(3, 'stone'), asked(5, 'stone')];
  const offers = choices.map((choice) => ({ choice, option: { id: 'stone' } }));
  expect(offers.map((offer) => offerName(choices, offer))).toEqual(['0/stone', '1/stone']);
  expect(offersNamed(choices, ['1/stone'])).toEqual([offers[1]]);
});
