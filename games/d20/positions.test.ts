import { canonicalJson, type Game, type Policy } from '@tablewright/engine';
import { Match, seededSource } from '@tablewright/engine/host';
import { wrongMoments, wrongPositions } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { creatureNamed } from './src/given/named.ts';
import { d20 } from './src/index.ts';
import type { D20State } from './src/model.ts';
import { type D20Options, OPTIONS } from './src/options.ts';
import { firstState } from './src/setup.ts';

const game = d20 as unknown as Game;
const USUAL = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, spec]) => [name, spec.default]),
) as D20Options;

/** A state that a position was laid out on. */
function laid(position: object, options: Partial<D20Options> = {}): D20State {
  const state = firstState({ seatCount: 3, options: { ...USUAL, ...options } });
  game.given?.(state, JSON.parse(JSON.stringify(position)), state.options);
  return state;
}

/** Plays a match by its bots, and says at which checkpoints the position is not the state. */
function wrongInBotMatch(adventure: D20Options['adventure'], most: number): readonly string[] {
  const wrong: string[] = [];
  const watched: Game = {
    ...game,
    next(state) {
      const step = game.next(state);
      const { options, seatCount } = state as D20State;
      const fresh = firstState({ options, seatCount });
      game.given?.(fresh, JSON.parse(JSON.stringify(game.position?.(state, options))), options);
      for (const key of Object.keys(state) as (keyof D20State)[]) {
        if (canonicalJson(state[key as never]) !== canonicalJson(fresh[key]))
          wrong.push(`before ${step}: ${key}`);
      }
      return step;
    },
  };
  const made = Match.create(watched, {
    id: adventure,
    seats: ['Lya', 'Bo', 'Kim'].map((name) => ({ name, player: 'human' as const })),
    options: { adventure },
    random: { kind: 'seeded', seed: adventure },
  });
  if (!made.ok) throw new Error('three can play it');
  const match = made.value;
  const random = seededSource(`${adventure}/bots`);
  const policy = d20.bots?.heuristic as Policy | undefined;
  while (!match.over && match.seq < most && policy !== undefined) {
    const [choice] = match.choices;
    if (choice === undefined) break;
    const { seat } = choice;
    const view = game.view(match.state, seat);
    const done = match.submitAnswer(seat, 0, policy({ view, seat, choice, random }));
    if (!done.ok) throw new Error(done.error.message);
  }
  expect(match.seq).toBeGreaterThan(20);
  return wrong;
}

describe('positions', () => {
  test.each(['harrow-down', 'cutlers-row', 'relay-nine'] as const)(
    'are the state at each checkpoint of %s as bots play it',
    (adventure) => expect(wrongInBotMatch(adventure, 150)).toEqual([]),
  );

  test('are the state at checkpoints of random matches', () => {
    expect(
      [0, 1, 2].flatMap((seed) => wrongPositions(game, `position-${seed}`, 120).wrong),
    ).toEqual([]);
  });

  test('at random moments are scenarios that end in their very state', () => {
    expect([0, 1].flatMap((seed) => wrongMoments(game, `position-${seed}`, 100))).toEqual([]);
  });
});

describe('a position written by hand', () => {
  const POSITION = {
    clock: 'day 2, 16:00',
    ground: { rows: ['....', '....'] },
    creatures: [
      { ready: 'bryn-oakshield', seat: 'A', at: [1, 1], hp: 3, effects: ['aflame'] },
      {
        name: 'Ash',
        seat: 'B',
        level: 3,
        at: [0, 0],
        character: { scores: { STR: 16 }, roles: ['noble'] },
        items: [
          'torches',
          { kind: 'sword', tags: ['silver'], is: 'held' },
          { kind: 'light-armor', is: 'worn' },
        ],
        effects: [
          { kind: 'shaken', rounds: 3 },
          { kind: 'blessed', until: 'day 2, 17:00' },
        ],
      },
      { block: 'goblin-raider', number: 1, at: [3, 0] },
      { block: 'goblin-raider', number: 2, at: 'away' },
    ],
    rerolls: { B: 'never' },
  };

  test('says what it means, without numbers', () => {
    const { clock, creatures, rerolls, phase } = laid(POSITION);
    expect([clock, rerolls, phase]).toEqual([8640 + 16 * 360, { 1: 'never' }, 'scene']);
    const [bryn, ash, goblin, other] = creatures;
    expect(bryn).toMatchObject({ seat: 0, hp: 3, place: { at: 'square', cell: 5 } });
    expect(bryn?.effects).toMatchObject([
      { kind: 'aflame', source: { rule: 'DT-COND-01' }, until: { at: 'cure' } },
    ]);
    expect(ash).toMatchObject({ seat: 1, level: 3, traits: ['human', 'noble'] });
    expect(ash?.character?.scores).toMatchObject({ STR: 16, DEX: 10 });
    expect(ash?.held).toEqual([ash?.items[1]?.id]);
    expect(ash?.armor).toBe(ash?.items[2]?.id);
    expect(ash?.effects.map(({ until }) => until)).toEqual([
      { at: 'time', clock: clock + 3 },
      { at: 'time', clock: clock + 360 },
    ]);
    expect([goblin?.place, other?.place]).toEqual([{ at: 'square', cell: 3 }, { at: 'away' }]);
    const ids = creatures.flatMap(({ items, effects }) =>
      [...items, ...effects].map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is the same once it is written out', () => {
    const state = laid(POSITION);
    const again = laid(game.position?.(state, state.options) as object);
    expect(canonicalJson(again)).toBe(canonicalJson(state));
  });

  test('names what is wrong, and what would be right', () => {
    expect(() => laid({ clock: '25:00' })).toThrow(/given.clock must be a time such as "16:00"/);
    expect(() => laid({ creatures: [{ block: 'gobln-raider' }] })).toThrow(/goblin-raider/);
    expect(() => laid({ creatures: [{ ready: 'robin-hood', at: [1, 1] }] })).toThrow(/no map/);
    expect(() => laid({ creatures: [{ ready: 'robin-hood', effects: ['aflam'] }] })).toThrow(
      /effects.0.kind .*aflame/,
    );
    expect(() => laid({ creatures: [{ ready: 'robin-hood', seat: 'X' }] })).toThrow(/seat/);
    expect(() => laid({ creatures: [{}] })).toThrow(/needs one of ready, block, character or mind/);
  });

  test('names creatures as they are called', () => {
    const state = laid(POSITION);
    const named = (name: string) => creatureNamed(state, name, 'it');
    expect(['Bryn Oakshield', 'bryn-oakshield', 'goblin-raider 2'].map(named)).toEqual([1, 1, 4]);
    expect(() => named('goblin-raider')).toThrow(/several: 3, 4/);
    expect(() => named('Brin Oakshield')).toThrow(/did you mean "Bryn Oakshield"/);
  });
});
