import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/map/court-map.ts';
import type { Errand } from '../src/model.ts';
import { groundOf } from '../src/rules/court/ground-now.ts';
import type { Action } from '../src/rules/effects/action.ts';
import {
  askErrand,
  furthers,
  isFulfilled,
  nearerEnds,
  opposes,
} from '../src/rules/movement/errand.ts';
import { freshTurn } from '../src/rules/turn/phases.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const ANA = 0;
const CY = 1;
const BO = 2;
const DEE = 3;

/** How the position differs. */
interface Scene {
  readonly ana?: Told;
  readonly orbs?: readonly Told[];
}

/** Ana acts on a command of Bo's; Cy is her friend, Dee is out of the way. */
function commanded({ ana = {}, orbs = [] }: Scene = {}): Court {
  const athletes = [
    ours('Ana', '1,1', ana),
    ours('Cy', '4,1'),
    theirs('Bo', '8,1'),
    theirs('Dee', '9,3'),
  ];
  return begin({ court: floor(10, 4), athletes, orbs, turn: 'Ana' });
}

const square = (t: Court, x: number, y: number) => cellOf(groundOf(t.state).map, 'court', x, y);

/** What is asked, and the ids that it offers, when these answers are given. */
function asked(t: Court, ...answers: readonly string[]) {
  const flow = askErrand(t, ANA, BO);
  let result = flow.next(0);
  for (const answer of answers) {
    if (result.done === true || result.value.kind !== 'one') throw new Error('nothing is asked');
    result = flow.next(result.value.options.findIndex(({ id }) => id === answer));
  }
  if (result.done === true) return result.value;
  if (result.value.kind !== 'one') throw new Error('one of several was to be asked');
  const { why, seat, options } = result.value;
  return { key: why.key, rule: why.rule, seat, ids: options.map(({ id }) => id) };
}

const errand = (form: Errand['form'], more: Partial<Errand> = {}): Errand => ({
  form,
  by: BO,
  target: -1,
  orb: -1,
  ...more,
});

describe('a command', () => {
  const held = { ana: { holds: ['blue'] } };

  test('[KZ-STAT-14] [KZ-STAT-15] is of a form that could be carried out; the dominator chooses', () => {
    const of = { key: 'command', rule: 'KZ-STAT-14', seat: 1 };
    expect(asked(commanded())).toEqual({ ...of, ids: ['go-to', 'attack', 'stay'] });
    const lying = commanded({ orbs: [{ at: '5,3', colour: 'neutral' }] });
    expect(asked(lying)).toEqual({ ...of, ids: ['go-to', 'attack', 'pick-up', 'stay'] });
    const carrying = ['go-to', 'attack', 'drop', 'hand-over', 'dunk', 'stay'];
    expect(asked(commanded(held))).toEqual({ ...of, ids: carrying });
  });
  test('[KZ-STAT-15] nobody to hand to, nothing is handed over; alone it can only stay', () => {
    const t = commanded(held);
    for (const id of [CY]) away(t, id);
    expect(asked(t)).toMatchObject({ ids: ['go-to', 'attack', 'drop', 'dunk', 'stay'] });
    for (const id of [BO, DEE]) away(t, id);
    expect(asked(t)).toMatchObject({ ids: ['drop', 'dunk', 'stay'] });
  });
  test('[KZ-STAT-14] says to whom: anybody there but oneself, friend or foe', () => {
    for (const form of ['go-to', 'attack'] as const) {
      expect(asked(commanded(), form)).toEqual({
        ...{ key: 'command-whom', rule: 'KZ-STAT-14', seat: 1 },
        ids: ['Cy', 'Bo', 'Dee'],
      });
      expect(asked(commanded(), form, 'Dee')).toEqual(errand(form, { target: DEE }));
    }
    expect(asked(commanded(), 'stay')).toEqual(errand('stay'));
  });
  test('[KZ-STAT-14] says which orb; handing over, to which teammate as well', () => {
    const t = commanded(held);
    const [orb = -1] = t.of('Ana').held ?? [];
    expect(asked(t, 'drop')).toMatchObject({ key: 'command-orb', ids: [`orb-${orb}`] });
    expect(asked(t, 'dunk', `orb-${orb}`)).toEqual(errand('dunk', { orb }));
    expect(asked(t, 'hand-over')).toMatchObject({ key: 'command-whom', ids: ['Cy'] });
    expect(asked(t, 'hand-over', 'Cy', `orb-${orb}`)).toEqual(
      errand('hand-over', { target: CY, orb }),
    );
  });
  test('[KZ-STAT-15] what may be picked up lies there, and is not of her own colour', () => {
    const t = commanded({
      orbs: [
        { at: '5,3', colour: 'neutral' },
        { at: '6,3', colour: 'blue' },
        { at: '7,3', colour: 'red' },
      ],
    });
    const [neutral = -1, theirs = -1] = [...t.state.items.keys()].slice(-3);
    const choice = asked(t, 'pick-up') as { readonly ids: readonly string[] };
    expect(choice.ids.slice(-2)).toEqual([`orb-${neutral}`, `orb-${theirs}`]);
  });
});

/** Takes somebody off the map. */
function away(t: Court, id: number): void {
  const creature = t.state.creatures[id];
  if (creature !== undefined) creature.cell = -1;
}

describe('a command that is carried out', () => {
  test('[KZ-STAT-15] who was to go stands beside, who was to attack has attacked', () => {
    const t = commanded();
    const go = errand('go-to', { target: CY });
    expect(isFulfilled(t.state, ANA, go)).toBe(false);
    const ana = t.of('Ana');
    if (ana !== undefined) ana.cell = square(t, 3, 1);
    expect(isFulfilled(t.state, ANA, go)).toBe(true);
    const strike = errand('attack', { target: CY });
    expect(isFulfilled(t.state, ANA, strike)).toBe(false);
    t.state.turn = { ...freshTurn(ANA), attacked: [DEE] };
    expect(isFulfilled(t.state, ANA, strike)).toBe(false);
    t.state.turn = { ...freshTurn(ANA), attacked: [DEE, CY] };
    expect(isFulfilled(t.state, ANA, strike)).toBe(true);
    expect(isFulfilled(t.state, ANA, errand('stay'))).toBe(true);
  });
  test('[KZ-STAT-15] an orb is in her hands, or no more', () => {
    const t = commanded({ ana: { holds: ['blue'] } });
    const [orb = -1] = t.of('Ana').held ?? [];
    const done = (form: Errand['form'], of = orb) =>
      isFulfilled(t.state, ANA, errand(form, { orb: of }));
    expect([done('pick-up'), done('pick-up', orb + 1)]).toEqual([true, false]);
    for (const form of ['drop', 'hand-over', 'dunk'] as const)
      expect([done(form), done(form, orb + 1)]).toEqual([false, true]);
  });
});

describe('what is done on a command', () => {
  const action = (id: string, power?: object) => ({ id, power }) as unknown as Action;
  const ALL = ['walk', 'shift', 'charge', 'pick-up', 'drop', 'hand-over', 'take-over', 'dunk'];
  const FORMS = ['go-to', 'attack', 'pick-up', 'drop', 'hand-over', 'dunk', 'stay'] as const;
  const those = (form: Errand['form'], holds: (errand: Errand, action: Action) => boolean) =>
    ALL.filter((id) => holds(errand(form), action(id)));

  test('[KZ-STAT-15] furthers it by the deed, by movement, by any attack if that is it', () => {
    const MOVES = ['walk', 'shift', 'charge'];
    expect(FORMS.map((form) => those(form, furthers))).toEqual([
      MOVES,
      MOVES,
      [...MOVES, 'pick-up'],
      ['drop'],
      [...MOVES, 'hand-over'],
      [...MOVES, 'dunk'],
      [],
    ]);
    const bolt = action('bolt', {});
    expect(FORMS.filter((form) => furthers(errand(form), bolt))).toEqual(['attack']);
  });
  test('[KZ-STAT-15] does not undo it', () => {
    const MOVES = ['walk', 'shift', 'charge'];
    expect(FORMS.map((form) => those(form, opposes))).toEqual([
      MOVES,
      [],
      ['drop', 'hand-over', 'dunk'],
      ['pick-up'],
      ['take-over'],
      [],
      MOVES,
    ]);
  });
  test('[KZ-STAT-15] leads nearer to whom or what it is about, until it is carried out', () => {
    const t = commanded({ orbs: [{ at: '5,3', colour: 'neutral' }] });
    const orb = t.state.items.length - 1;
    const leads = (form: Errand['form'], more: Partial<Errand> = {}) => {
      t.state.turn = { ...freshTurn(ANA), errand: errand(form, more) };
      const ends = nearerEnds(t.state, ANA);
      return ends && [0, 1, 2, 3].map((x) => ends(square(t, x, 1)));
    };
    const nearer = [false, false, true, true];
    expect(leads('go-to', { target: CY })).toEqual(nearer);
    expect(leads('attack', { target: BO })).toEqual(nearer);
    expect(leads('pick-up', { orb })).toEqual(nearer);
    expect(leads('stay')).toBeUndefined();
    expect(nearerEnds(t.state, CY)).toBeUndefined();
    away(t, BO);
    expect(leads('attack', { target: BO })).toEqual([false, false, false, false]);
  });
  test('[KZ-STAT-14] is asked for at once where a dominator speaks in words', () => {
    const t = commanded();
    expect(t.run(askErrand(t, ANA, BO), 'attack', 'Cy')).toEqual(errand('attack', { target: CY }));
  });
});
