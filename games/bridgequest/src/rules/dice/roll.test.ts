import type { Choice, OpenChoices } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { door, named, treasure, world } from '../../../test/cards.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { CardData } from '../../content/card-data.ts';
import { type Rolling, roll } from './roll.ts';

const SETTER = named('Weighted Opinion Cube');
const RESETTER = named('Cube Recall Notice');

interface Rolled {
  readonly sitting?: Sitting;
  readonly dice: readonly number[];
  readonly rolling?: Partial<Rolling>;
  /** Who does what, by the id of the option; then all pass. */
  readonly acts?: readonly (readonly [number, string])[];
}

/** Rolls a d20 of the first hero, low being better. */
function rolled({ sitting, dice, rolling, acts = [] }: Rolled) {
  const { t, told } = sit({
    heroes: ['homeworld', 'homeworld'],
    stops: ['rolls'],
    ...sitting,
    dice: dice.map((face) => face - 1),
  });
  const flow = roll(t, {
    ...{ sides: 20, purpose: 'run-away', rule: 'BQ-RUN-02', better: 'low' },
    roller: heroAt(t.state, 0),
    ...rolling,
  });
  let step = flow.next(0);
  for (const [seat, id] of acts) {
    if (step.done) throw new Error('the roll is fixed');
    const [slot, choice] = of(step.value, seat);
    const answer = choice.options.findIndex((option) => option.id === id);
    if (answer < 0) throw new Error(`${id} is none of ${choice.options.map((one) => one.id)}`);
    step = flow.next({ slot, answer });
  }
  const offered = step.done ? [] : optionsIn(step.value);
  while (!step.done) {
    const [, choice] = first(step.value);
    step = flow.next({ slot: 0, answer: choice.options.length - 1 });
  }
  return { face: step.value, offered, told, t };
}

function first(pending: Choice | OpenChoices | void) {
  if (pending?.kind !== 'many') throw new Error('a window is open');
  const [choice] = pending.choices;
  if (choice?.kind !== 'one') throw new Error('it asks for one');
  return [0, choice] as const;
}

function of(pending: Choice | OpenChoices | void, seat: number) {
  if (pending?.kind !== 'many') throw new Error('a window is open');
  const slot = pending.choices.findIndex((choice) => choice.seat === seat);
  const choice = pending.choices[slot];
  if (choice?.kind !== 'one') throw new Error(`seat ${seat} is asked`);
  return [slot, choice] as const;
}

/** By seat. */
function optionsIn(pending: Choice | OpenChoices): readonly number[] {
  return pending.kind === 'many'
    ? pending.choices.map((choice) => (choice.kind === 'one' ? choice.options.length : 0))
    : [];
}

describe('a roll', () => {
  test('[BQ-HIDN-01] [BQC-VERB-34] who is asked does not depend on what is held, only on whether anything is', () => {
    const places = { 'hand/0': [door(1)], 'hand/1': [door(2)] };
    const { face, offered } = rolled({ dice: [7], sitting: { places } });
    expect([face, offered]).toEqual([7, [1, 1]]);
    const held = rolled({ dice: [7], sitting: { places: { ...places, 'hand/1': [SETTER] } } });
    expect(held.offered).toEqual([20, 1]);
    expect(rolled({ dice: [7] }).offered).toEqual([]);
  });

  test('[BQC-VERB-34] of two dice that are read as a hundred one is set, or thrown again', () => {
    const sitting = { places: { 'hand/0': [SETTER], 'karma/0': ['BQC-DUST-02#1'] } };
    const hundred = { rolling: { sides: 100 }, sitting };
    expect(rolled({ dice: [47], ...hundred }).offered).toEqual([1 + 9 + 9 + 2]);
    const set = rolled({ dice: [47], ...hundred, acts: [[0, `${SETTER}/97`]] });
    expect(set.face).toBe(97);
    const thrown = rolled({ dice: [47, 1], ...hundred, acts: [[0, 'BQC-DUST-02#1/ones']] });
    expect(thrown.face).toBe(40);
  });

  test('[BQC-VERB-34] a die is set to any other face, and the card is spent', () => {
    const { face, t } = rolled({
      dice: [7],
      sitting: { places: { 'hand/0': [SETTER] } },
      acts: [[0, `${SETTER}/1`]],
    });
    expect(face).toBe(1);
    expect([t.state.places['hand/0'], t.state.places['treasure-discard']]).toEqual([[], [SETTER]]);
  });

  test('[BQC-VERB-35] [BQ-KAR-19] one answers another; the last one stands, and it alone scores', () => {
    const { face, t } = rolled({
      dice: [7],
      sitting: {
        places: { 'hand/1': [SETTER], 'hand/0': [RESETTER], 'dust-deck': ['BQC-DUST-01#1'] },
      },
      acts: [
        [1, `${SETTER}/20`],
        [0, `${RESETTER}/3`],
      ],
    });
    expect(face).toBe(3);
    // One's own card for one's own roll is no deed, and the other one was answered.
    expect(t.state.heroes.map(({ sheet }) => sheet.karma)).toEqual([1, 1]);
  });

  test('[BQ-KAR-19] the last card scores against what it answered, and says so', () => {
    const { t, told } = rolled({
      dice: [7],
      sitting: { places: { 'hand/0': [SETTER], 'hand/1': [RESETTER] } },
      acts: [
        [0, `${SETTER}/1`],
        [1, `${RESETTER}/3`],
      ],
    });
    // From 1 to 3 is worse, though better than what was thrown.
    expect(t.state.heroes.map(({ sheet }) => sheet.karma)).toEqual([1, 0]);
    const rules = (all: typeof told) =>
      all.flatMap((one) => (one.type === 'karma-changed' && 'rule' in one ? [one.rule] : []));
    expect(rules(told)).toEqual(['BQ-KAR-19']);
    const alone = rolled({
      dice: [7],
      sitting: { places: { 'hand/1': [SETTER] } },
      acts: [[1, `${SETTER}/2`]],
    });
    expect(rules(alone.told)).toEqual(['BQ-KAR-07']);
  });

  test('[BQ-KAR-07] [BQ-KAR-02] who helps another gains Karma and a Fairy Dust', () => {
    const places = { 'hand/1': [SETTER], 'dust-deck': ['BQC-DUST-01#1'] };
    const { t } = rolled({ dice: [7], sitting: { places }, acts: [[1, `${SETTER}/2`]] });
    expect(heroAt(t.state, 1).sheet.karma).toBe(2);
    expect(t.state.places['karma/1']).toEqual(['BQC-DUST-01#1']);
  });

  test('[BQ-KAR-14] who hurts another loses Karma and gets a Spell, by what is better for the roller', () => {
    const places = { 'hand/1': [SETTER], 'spell-deck': ['BQC-SPEL-01#1'] };
    const act = { acts: [[1, `${SETTER}/2`] as const], sitting: { places } };
    const { t } = rolled({ dice: [7], ...act, rolling: { better: 'high' } });
    expect(heroAt(t.state, 1).sheet.karma).toBe(0);
    expect(t.state.places['karma/1']).toEqual(['BQC-SPEL-01#1']);
    // With no card in the deck only the points change (BQ-KAR-03).
    expect(heroAt(rolled({ dice: [20], ...act }).t.state, 1).sheet.karma).toBe(2);
  });

  test('[BQC-VERB-36] a Fairy Dust has it rolled again', () => {
    const { face, t } = rolled({
      dice: [19, 4],
      sitting: { places: { 'karma/0': ['BQC-DUST-02#1'] } },
      acts: [[0, 'BQC-DUST-02#1/reroll']],
    });
    expect(face).toBe(4);
    expect([t.state.places['karma/0'], t.state.places['dust-discard']]).toEqual([
      [],
      ['BQC-DUST-02#1'],
    ]);
  });

  test('[BQC-TRIG-04] [BQC-FX-06] what a world can do whoever is there does, once', () => {
    // The Planet of Second Opinions: use(c): reroll().
    const { face, offered, t } = rolled({
      dice: [19, 4],
      sitting: { heroes: ['2 UL', 'homeworld'], places: { 'world/2': [world(32)] } },
      acts: [[0, `${world(32)}/reroll`]],
    });
    expect([face, offered]).toEqual([4, [1]]);
    expect(t.state.used).toEqual([{ what: `0/${world(32)}/0`, until: 'c' }]);
    expect(t.state.places['world/2']).toEqual([world(32)]);
  });

  test('[BQC-VERB-34] [BQC-COND-08] a card answers by those of its effects whose conditions hold, each way once', () => {
    const own = (id: string, effects: readonly string[]): CardData => ({
      ...{ id, name: id, type: 'helper', deck: 'door', effects },
    });
    const cards = [
      own('OWN-DOOR-1', ['play: redie()', 'play: setdie()']),
      own('OWN-DOOR-2', ['play if items>=1: reroll()']),
    ];
    const places = { 'hand/0': ['OWN-DOOR-1#1', 'OWN-DOOR-2#1'] };
    // The nineteen other faces, and to pass.
    expect(rolled({ dice: [7], sitting: { cards, places } }).offered).toEqual([20]);
    const item = { 'active/0': [treasure(1)] };
    const more = rolled({ dice: [7], sitting: { cards, places: { ...places, ...item } } });
    expect(more.offered).toEqual([21]);
  });

  test('[BQC-VERB-34] what is called unmodifiable is answered by nobody', () => {
    const { face, offered } = rolled({
      dice: [7],
      rolling: { isFixed: true },
      sitting: { places: { 'hand/0': [SETTER] } },
    });
    expect([face, offered]).toEqual([7, []]);
  });
});
