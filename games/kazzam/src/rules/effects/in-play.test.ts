import { describe, expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../test/table.ts';
import { withData } from './effect-data.ts';
import { acquired, BARRED, effectOn, effectsOf, effectsOfAny, putInPlay } from './in-play.ts';
import { removeEffects } from './status.ts';

const until = { ends: 'match' } as const;

function pair(more: Told = {}) {
  return begin({
    court: floor(9, 3),
    athletes: [ours('Ana', '1,1'), theirs('Bo', '3,1')],
    turn: 'Ana',
    ...more,
  });
}
const note = (kind: string, on: number) => ({ kind, on, by: 0, source: 'test', until, amount: 0 });
const innate = (kind: string, on: number) => ({ ...note(kind, on), innate: true as const });
const kinds = (effects: readonly { readonly kind: string }[]) => effects.map(({ kind }) => kind);

describe('what came into play in the course of a match', () => {
  test('[KC-CONV-42] is not what a creature has by nature, be that there before or not', () => {
    const { state } = pair();
    const before = kinds(acquired(state));
    putInPlay(state, innate('first', 0));
    putInPlay(state, note('second', 0));
    expect(kinds(acquired(state))).toEqual([...before, 'second']);
    putInPlay(state, innate('third', 1));
    putInPlay(state, note('fourth', 1));
    expect(kinds(acquired(state))).toEqual([...before, 'second', 'fourth']);
  });
  test('[KC-CONV-42] is not what a creature of another match has by nature', () => {
    const [full, { state }] = [pair(), pair()];
    putInPlay(state, innate('first', 0));
    putInPlay(state, note('second', 0));
    for (let at = 0; at < 12; at += 1) putInPlay(full.state, note('third', 0));
    expect(kinds(acquired(full.state))).toContain('third');
    expect(kinds(acquired(state))).toContain('second');
    expect(kinds(acquired(state))).not.toContain('first');
  });
  test('is not what has gone again, be it few things or many', () => {
    const t = pair();
    const wanted = new Set(['a', 'b']);
    for (let at = 0; at < 24; at += 1) putInPlay(t.state, note('abc'.charAt(at % 3), at % 2));
    const look = () => [
      kinds(effectsOf(t.state, 'a')).length,
      kinds(effectsOfAny(t.state, wanted)).length,
      kinds(effectsOfAny(t.state, wanted)).includes('c'),
    ];
    expect(look()).toEqual([8, 16, false]);
    putInPlay(t.state, note('c', 0));
    putInPlay(t.state, note('a', 0));
    expect(look()).toEqual([9, 17, false]);
    removeEffects(t, ({ kind, on }) => kind === 'a' && on === 1, 'test');
    expect(look()).toEqual([5, 13, false]);
    removeEffects(t, ({ kind }) => kind !== 'a', 'test');
    expect(look()).toEqual([5, 5, false]);
  });
});

test('the first effect of a kind on a creature is found by the kind or by its name', () => {
  const { state } = pair();
  const barred = { ...withData(BARRED, { always: 1 }), by: 0, source: 'test', until, amount: 0 };
  const first = putInPlay(state, { ...barred, on: 1 });
  putInPlay(state, { ...barred, on: 1 });
  expect(effectOn(state, BARRED, 1)).toBe(first);
  expect(effectOn(state, 'barred', 1)).toBe(first);
  expect(effectOn(state, BARRED, 0)).toBeUndefined();
});

test('[KR-STRI-22] [KM-LOVE-06] on whom nobody may attack at all is told in a position', () => {
  const told = (more: Told) =>
    pair({ effects: [{ kind: 'barred', on: 'Bo', by: 'Ana', ...more }] });
  // Where there is no other enemy the bar counts for nothing, unless it always does.
  expect(told({})).toOffer('basic-implement-attack');
  expect(told({ always: true })).not.toOffer('basic-implement-attack');
});
