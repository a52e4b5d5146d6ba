import type { Choice } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { type Position, play } from './play.ts';

/** The open choice after the answers, which must be the only one. */
function asked(position: Position): Choice {
  const { choices } = play({ ...position, until: 'now' }).match;
  const [choice] = choices;
  if (choice === undefined || choices.length > 1) throw new Error(`${choices.length} are open`);
  return choice;
}

/** What would be taken without an answer, by id: a list, or points by id. */
function proposed(choice: Choice): unknown {
  if (choice.kind === 'some') return choice.fallback?.map((index) => choice.options[index]?.id);
  if (choice.kind !== 'allocation') throw new Error(`a choice of the kind ${choice.kind}`);
  return Object.fromEntries(choice.options.map(({ id }, index) => [id, choice.fallback?.[index]]));
}

const FIGHTER = { characters: ['fighter'] };
const ROW = (row: number) => ['B', 'I', 'N', 'G', 'O'].map((letter) => `${letter}${row}`);

describe('what is proposed', () => {
  test('[BA-TAKE-01] tokens go to empty spaces before marked ones, row by row', () => {
    const some = asked({
      options: FIGHTER,
      given: {
        step: 'assign',
        monsterActivated: ['breath'],
        characters: { fighter: { markers: ['B1', 'N1'] } },
      },
    });
    expect(some.why).toEqual({
      key: 'choice.place-health',
      rule: 'BA-TAKE-01',
      params: { name: 'Bron', count: 8 },
    });
    const ids = (spaces: string[]) => spaces.map((space) => `fighter/${space}`);
    expect(proposed(some)).toEqual(ids(['I1', 'G1', 'O1', ...ROW(2)]));
    const crowded = asked({
      options: FIGHTER,
      given: {
        step: 'assign',
        monsterActivated: ['breath'],
        characters: { fighter: { markers: [1, 2, 3, 4].flatMap(ROW) } },
      },
    });
    expect(proposed(crowded)).toEqual(ids(['B1', 'I1', 'N1', ...ROW(5)]));
  });

  test('[BA-TAKE-01] what the health pool does not cover is placed as damage', () => {
    const choice = asked({
      options: FIGHTER,
      given: {
        step: 'assign',
        monsterActivated: ['breath'],
        characters: { fighter: { pool: 5 } },
      },
      answers: [['A', ['B2', 'I2', 'N2', 'G2', 'B3'].map((at) => `fighter/${at}`), 'place-health']],
    });
    expect(choice.why).toMatchObject({ key: 'choice.place-damage', params: { count: 3 } });
    expect(proposed(choice)).toEqual(['fighter/I3', 'fighter/N3', 'fighter/G3']);
  });

  test('[BA-PREV-03] points go first to the lowest health pool, as many as are pending there', () => {
    const position: Position = {
      seats: 4,
      given: {
        step: 'assign',
        activated: ['wall'],
        monsterActivated: ['wing-buffet'],
        elements: { blast: 'earth', fan: 'air', wall: 'fire', storm: 'water' },
        characters: { rogue: { pool: 5 }, healer: { pool: 4 }, fighter: { pool: 9 } },
      },
    };
    const choice = asked(position);
    expect(choice).toMatchObject({ kind: 'allocation', min: 0, max: 8, maxTargets: 3 });
    expect(choice.why).toEqual({
      key: 'choice.prevent',
      rule: 'BA-MYS-04',
      params: { power: { key: 'power.wall' }, points: 8 },
    });
    expect(proposed(choice)).toEqual({ fighter: 0, mystic: 2, rogue: 3, healer: 3 });
    const one = asked({
      seats: 4,
      given: {
        step: 'assign',
        activated: ['brilliant-maneuver'],
        monsterActivated: ['wing-buffet'],
      },
    });
    expect(one).toMatchObject({ max: 1, maxTargets: 1 });
    expect(proposed(one)).toEqual({ fighter: 0, mystic: 1, rogue: 0, healer: 0 });
    const self = asked({
      seats: 4,
      given: { step: 'assign', activated: ['grit'], monsterActivated: ['wing-buffet'] },
    });
    expect(self).toMatchObject({ maxTargets: undefined });
    expect(proposed(self)).toEqual({ fighter: 2 });
  });

  test('[BA-ROG-10] Distract takes from the first effect, then from the next', () => {
    const choice = asked({
      options: { characters: ['rogue'], monster: 'gobin' },
      given: {
        step: 'note',
        activated: ['distract'],
        monsterActivated: ['shield-wall'],
        monster: { pool: 10 },
      },
    });
    expect(choice.why).toEqual({
      key: 'choice.distract',
      rule: 'BA-ROG-10',
      params: { name: 'Nim', points: 8 },
    });
    expect(choice).toMatchObject({
      min: 0,
      max: 8,
      caps: [3, 5],
      options: [
        {
          id: 'shield-wall/heal',
          text: {
            key: 'option.effect-heal',
            params: { power: { key: 'power.shield-wall' }, amount: 3 },
          },
        },
        { id: 'shield-wall/shield', text: { key: 'option.effect-shield' } },
      ],
    });
    expect(proposed(choice)).toEqual({ 'shield-wall/heal': 3, 'shield-wall/shield': 5 });
  });

  test('[BA-FTR-04] Leadership goes to the first number of another', () => {
    const choice = asked({
      seats: 4,
      given: { step: 'note', activated: ['leadership', 'blast', 'miracle', 'grit'] },
    });
    expect(choice.why).toEqual({
      key: 'choice.leadership',
      rule: 'BA-FTR-04',
      params: { name: 'Bron', points: 8 },
    });
    expect(proposed(choice)).toEqual({ blast: 8, 'miracle/mend': 0, 'miracle/damage': 0 });
  });
});

describe('what is told', () => {
  test('[BA-ROG-10] what Distract has taken off, and from which effect', () => {
    const { of } = play({
      options: { characters: ['rogue'], monster: 'gobin' },
      given: {
        step: 'note',
        activated: ['distract'],
        monsterActivated: ['shield-wall'],
        monster: { pool: 10 },
      },
      answers: [['A', { 'shield-wall/shield': 4 }, 'distract']],
    });
    expect(of('reduced')).toEqual([
      {
        type: 'reduced',
        rule: 'BA-ROG-10',
        sheet: 'monster',
        name: 'Gobin',
        power: 'shield-wall',
        effect: 'shield-wall/shield',
        points: 4,
      },
    ]);
    expect(of('shielded')).toEqual([
      {
        type: 'shielded',
        by: 'BA-HEAL-05',
        rule: 'BA-GOB-04',
        sheet: 'monster',
        name: 'Gobin',
        power: 'shield-wall',
        points: 1,
      },
    ]);
  });

  test('[BA-HEAL-05][BA-ROG-10] an effect that is taken off whole is not told', () => {
    const { of, state } = play({
      options: { characters: ['rogue'], monster: 'gobin' },
      given: {
        step: 'note',
        activated: ['distract'],
        monsterActivated: ['shield-wall'],
        monster: { pool: 10 },
      },
      answers: [['A', { 'shield-wall/heal': 3, 'shield-wall/shield': 5 }, 'distract']],
    });
    expect(of('reduced')).toHaveLength(2);
    expect(of('healed')).toEqual([]);
    expect(of('shielded')).toEqual([]);
    expect(state.monster).toMatchObject({ pool: 10, shields: 0 });
  });

  test('[BA-PREV-01][BA-BOI-07] what the monster prevents by itself, and nothing if nothing is pending', () => {
    const wobble = (activated: readonly string[]) =>
      play({
        options: { characters: ['healer'], monster: 'boing' },
        given: { step: 'assign', activated, monsterActivated: ['wobble'] },
      }).of('prevented');
    expect(wobble(['rebuke'])).toEqual([
      {
        type: 'prevented',
        rule: 'BA-BOI-07',
        sheet: 'monster',
        name: 'Boing',
        power: 'wobble',
        points: 3,
      },
    ]);
    expect(wobble([])).toEqual([]);
  });
});
