import { describe, expect, test } from 'vitest';
import { Match } from './match.ts';
import { WARDS, type WardsState, wards } from './testing/index.ts';

const KINDS = WARDS.filter((kind) => kind !== 'doubt');

/** Two seats with blows of 4; seat 0 has only the wards named, seat 1 none. */
function duel(own: readonly (typeof WARDS)[number][], order: readonly number[] = []): Match {
  const effects = own.map((kind, i) => ({ id: order[i] ?? i, kind, owner: 0 }));
  const created = Match.create(wards, {
    id: 'duel',
    seats: [0, 1].map((i) => ({ name: `S${i}`, player: 'human' })),
    options: { rounds: 2 },
    random: { kind: 'seeded', seed: 'duel' },
    given: { blows: [1, 4], effects, nextEffect: 10 },
  });
  if (!created.ok) throw new Error('not created');
  return created.value;
}

function strike(match: Match): void {
  for (const [seat, choose] of [
    [0, 'strike/1'],
    [1, 'strike/0'],
  ] as const) {
    const done = match.submit({ seat, answer: choose });
    if (!done.ok) throw new Error(done.error.message);
  }
}

const healthOf = (match: Match) => (match.state as WardsState).health;
const told = (match: Match) => match.events.map(({ event }) => event.type);

describe('an event passes its window', () => {
  test('with nobody listening it just happens', () => {
    const match = duel([]);
    strike(match);
    expect(healthOf(match)).toEqual([1, 4]);
  });

  test('modify: layers in their order, whatever the order of attachment', () => {
    for (const own of [
      ['shield', 'armour'],
      ['armour', 'shield'],
    ] as const) {
      const match = duel(own);
      strike(match);
      // 4 halved is 2, less 1 is 1; the other way round it would be 1 too much halved away.
      expect(healthOf(match)[0]).toBe(4);
    }
  });

  test('instead: it does not happen, and the one-time effect is gone', () => {
    const match = duel(['decoy', 'thorns']);
    strike(match);
    expect(healthOf(match)).toEqual([5, 4]);
    expect(told(match)).toEqual(['planned', 'planned', 'struck', 'decoyed']);
    strike(match);
    expect(healthOf(match)[0]).toBe(1);
  });

  test('before: an interrupt that is taken prevents it, with no reaction after', () => {
    const match = duel(['parry', 'thorns']);
    strike(match);
    expect(match.choices[0]?.why.key).toBe('parry');
    match.submit({ seat: 0, answer: 'yes' });
    expect(healthOf(match)).toEqual([5, 4]);
    expect((match.state as WardsState).effects.map((ward) => ward.kind)).toEqual(['thorns']);
  });

  test('before: one that is declined lets it happen and stays', () => {
    const match = duel(['parry']);
    strike(match);
    match.submit({ seat: 0, answer: 'no' });
    expect(healthOf(match)[0]).toBe(1);
    expect((match.state as WardsState).effects).toHaveLength(1);
  });

  test('after: a reaction is an event of its own', () => {
    const match = duel(['thorns']);
    strike(match);
    expect(healthOf(match)).toEqual([1, 3]);
    expect(told(match).filter((type) => type === 'struck')).toHaveLength(3);
  });

  test('a seat with several reactions puts them in order', () => {
    const match = duel(['parry', 'parry']);
    strike(match);
    const choice = match.choices[0];
    expect(choice).toMatchObject({ kind: 'order', seat: 0 });
    expect(match.submit({ seat: 0, answer: ['parry#1', 'parry#0'] }).ok).toBe(true);
    match.submit({ seat: 0, answer: 'yes' });
    expect((match.state as WardsState).effects.map((ward) => ward.id)).toEqual([0]);
  });

  test.each(KINDS)('the index of a %s survives save, load and undo', (kind) => {
    const match = duel([kind]);
    strike(match);
    const loaded = Match.load(
      wards,
      JSON.parse(JSON.stringify(match.toFile({ withSecret: true }))),
    );
    if (!loaded.ok) throw new Error(loaded.error);
    expect(loaded.value.state).toEqual(match.state);
    match.rewind(0);
    strike(match);
    expect(loaded.value.state).toEqual(match.state);
  });
});
