import type { Flow } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { named, treasure, world } from '../../../test/cards.ts';
import { type Fought, fought, LEVEL_4, types } from '../../../test/fought.ts';
import { playSteps } from '../../../test/play.ts';
import { fight, heroAt, sit } from '../../../test/table.ts';
import type { Combat } from '../../model.ts';
import { foeOf } from '../combat/foes.ts';
import { runsAway } from './running.ts';

/** Level 2, no effect on contact; its Bad Stuff costs a travel. */
const SKELETON = named('Reluctant Skeleton');
const FIGURINE = 'BQC-FIG-05';

type Told = readonly { readonly type: string }[];
/** The types that were told, those of a list alone. */
const only = (told: Told, ...wanted: string[]) =>
  types(told).filter((type) => wanted.includes(type));
const count = (told: Told, type: string): number => only(told, type).length;

/** The first hero comes upon two monsters and cannot hold out: 5 against an attack of 10 + 0. */
function two(extra: Partial<Fought> & { readonly faces?: readonly number[] } = {}) {
  const { faces = [], ...more } = extra;
  return fought({
    sheets: [{ ST: 2, CON: 5 }],
    doors: [LEVEL_4],
    ...more,
    sitting: {
      heroes: ['3 UL'],
      others: { [FIGURINE]: '3 LR' },
      // The figurine shows 6, on row 4, all of it attack; the card 3, all but nothing of it defence.
      dice: [6, 3, 10, 1, ...faces],
      ...more.sitting,
      places: { 'world/3': [world(3)], ...more.sitting?.places },
    },
  });
}

describe('running away', () => {
  test('[BQ-RUN-06] Bad Stuff strikes at once, before the next attempt', () => {
    const { told, hero } = two({
      faces: [6, 2],
      script: [['run-from', LEVEL_4]],
    });
    const run = told.filter((one) => (one as { purpose?: string }).purpose === 'run-away');
    expect(run).toHaveLength(2);
    expect(only(told, 'caught', 'bad-stuff', 'travels-changed', 'escaped')).toEqual([
      ...['caught', 'bad-stuff', 'travels-changed', 'escaped'],
    ]);
    expect(hero.travels).toBe(-1);
  });

  test('[BQ-RUN-06] the dead make no further attempt', () => {
    const { told, hero } = two({
      faces: [6, 20],
      sitting: { heroes: ['3 UL', 'homeworld'] },
      script: [['run-from', FIGURINE]],
    });
    expect(hero.life).toBe('dead');
    expect(count(told, 'caught')).toBe(1);
    expect(only(told, 'escaped')).toEqual([]);
  });

  test('[BQ-RUN-06] nor does whoever was moved away by it', () => {
    // The Ogre Crossing Guard: bad: warp(home).
    const { told, hero, t } = two({
      doors: [named('Ogre Crossing Guard')],
      faces: [6],
      script: [['run-from', named('Ogre Crossing Guard')]],
    });
    expect(t.state.figures['hero-0']?.where).toEqual({ at: 'homeworld' });
    expect(count(told, 'caught')).toBe(1);
    expect(hero.life).toBe('alive');
    expect(t.state.combat).toBeUndefined();
  });

  test('[BQ-RUN-04] [BQ-RUN-05] the log says what a natural face did', () => {
    const rule = (faces: readonly number[], bonus: number, type: string) =>
      two({
        faces,
        sheets: [{ ST: 2, CON: 1 }],
        sitting: { heroes: ['3 UL', 'homeworld'] },
        script: [['run-from', LEVEL_4]],
        before: ({ state }) => {
          state.lasting.push({
            ...{ id: 1, source: treasure(69), target: 0, until: 'g' },
            action: { verb: 'run', n: bonus },
          });
        },
      }).told.find((one) => one.type === type);
    expect(rule([20], 0, 'bad-stuff')).toMatchObject({ rule: 'BQ-RUN-04', isDeath: true });
    expect(rule([6, 20], 0, 'bad-stuff')).toMatchObject({ rule: 'BQ-RUN-06', isDeath: false });
    expect(rule([1, 2], -5, 'escaped')).toMatchObject({ rule: 'BQ-RUN-05' });
    expect(rule([1, 2], -4, 'escaped')).toMatchObject({ rule: 'BQ-RUN-02' });
    expect(rule([20], 15, 'caught')).toMatchObject({ rule: 'BQ-RUN-05' });
    expect(rule([20], 14, 'caught')).toMatchObject({ rule: 'BQ-RUN-06' });
  });

  test('[BQ-RUN-07] an ally keeps the whole of it away, and goes', () => {
    const OGRE = treasure(49);
    const sacrificed = (faces: readonly number[], whom: string) =>
      two({
        faces,
        sitting: { places: { 'active/0': [OGRE] } },
        script: [
          ['run-from', LEVEL_4],
          ['sacrifice', whom],
        ],
      });
    // Death of a natural 20 as well.
    for (const face of [6, 20]) {
      const { t, told, hero, asked } = sacrificed([face, 2], OGRE);
      expect(only(told, 'ally-sacrificed', 'bad-stuff')).toEqual(['ally-sacrificed']);
      expect([hero.travels, hero.life]).toEqual([0, 'alive']);
      expect(t.state.places['treasure-discard']).toContain(OGRE);
      expect(asked).not.toContain('avoid-by-wisdom 0');
      expect(asked).not.toContain('check-against-death 0');
    }
    const kept = sacrificed([6, 2], 'nobody');
    expect(kept.hero.travels).toBe(-1);
    expect(kept.t.state.places['active/0']).toEqual([OGRE]);
  });

  test('[BQ-RUN-07] a figure of the table goes to the Friendzone, if it is there', () => {
    const withAlly = (where: string, script: Fought['script']) =>
      two({
        faces: [6, 2],
        sitting: { others: { [FIGURINE]: '3 LR', 'BQC-FIG-06': `ally ${where}` } },
        script: [['run-from', LEVEL_4], ...(script ?? [])],
        before: ({ state }) => {
          Object.assign(state.figures['BQC-FIG-06'] ?? {}, { owner: 0, bonus: 1 });
        },
      });
    const { t, hero } = withAlly('3 UL', [['sacrifice', 'BQC-FIG-06']]);
    expect(t.state.figures['BQC-FIG-06']?.where).toEqual({ at: 'friendzone' });
    expect(hero.travels).toBe(0);
    expect(withAlly('homeworld', []).asked).not.toContain('sacrifice 0');
    expect(withAlly('10 UL', []).asked).not.toContain('sacrifice 0');
  });

  test('[BQ-RUN-09] [BQ-CMB-55] whoever survives goes on with Charity and the Final Move, with nothing gained', () => {
    const { t, told } = sit({
      heroes: ['11 UL'],
      places: {
        'world/11': [world(3)],
        'door-deck': [LEVEL_4],
        'hand/0': [1, 2, 3, 4, 5, 6].map(treasure),
      },
      dice: [5, 9, 1].map((face) => face),
    });
    const hero = heroAt(t.state, 0);
    hero.sheet = { ...hero.sheet, ST: 1, CON: 2 };
    hero.travels = 3;
    t.state.phase = 'kick';
    const { asked } = playSteps(t, []);
    expect(types(told)).toContain('escaped');
    const phases = asked.map((one) => one.split(' ')[0]);
    expect(phases.filter((one) => ['room', 'charity', 'final-move'].includes(one ?? ''))).toEqual([
      ...['charity', 'final-move'],
    ]);
    expect(hero.travels).toBe(3);
    expect(told.filter(({ type }) => type === 'cards-drawn')).toHaveLength(1);
  });

  test('[BQ-RUN-10] what a monster does to Run Away counts against itself alone, gear and world against all', () => {
    // The Kraken: fight: run(-3); Rollerskates: run(3); Planet Rehearsal: fight: run(2).
    const KRAKEN = named('Kraken of the Municipal Pool');
    const from = (faces: readonly number[]) =>
      two({
        faces,
        doors: [KRAKEN],
        sheets: [{ ST: 2, CON: 1 }],
        sitting: {
          heroes: ['3 UL', 'homeworld'],
          places: { 'active/0': [treasure(12)], 'world/3': [world(19)] },
        },
        script: [['run-from', FIGURINE]],
      }).told;
    // 5 + 3 + 2 from the figurine, 3 less from the Kraken.
    expect(only(from([10, 7]), 'escaped', 'caught')).toEqual(['escaped', 'escaped']);
    expect(only(from([11]), 'escaped', 'caught')).toEqual(['caught']);
    expect(only(from([10, 8]), 'escaped', 'caught')).toEqual(['escaped', 'caught']);
  });

  test('[BQ-RUN-11] what helps to escape needs no roll, and counts as an attempt that succeeded', () => {
    const DECOY = treasure(68);
    const { told, asked } = two({
      faces: [6],
      sitting: { places: { 'active/0': [DECOY] } },
      script: [
        ['window-broken', DECOY],
        ['pick-foe', FIGURINE],
        ['run-from', FIGURINE],
      ],
    });
    const rolls = told.filter((one) => (one as { purpose?: string }).purpose === 'run-away');
    // From the other one it rolls.
    expect(rolls).toHaveLength(1);
    expect(only(told, 'escape-found', 'escaped', 'caught')).toEqual([
      ...['escape-found', 'escaped', 'caught'],
    ]);
    expect(asked).toContain('fight-the-rest 0');
  });
});

/** Two fight the two, and run from the figurine: what turns them to fight the rest. */
function team(
  faces: readonly number[],
  answers: readonly ('yes' | 'no')[],
  others: Partial<Fought> = {},
) {
  return two({
    sheets: [
      { ST: 6, CON: 4 },
      { ST: 1, CON: 5 },
    ],
    sitting: {
      heroes: ['3 UL', '3 UR'],
      // As before; owner and helper escape from the figurine.
      dice: [6, 3, 10, 1, 2, 2, ...faces],
    },
    script: [
      ['window-declaration', 'help/1'],
      ['help-or-not', 'agree'],
      ['run-from', FIGURINE],
      ...answers.map((answer) => ['fight-the-rest', answer] as const),
    ],
    ...others,
  });
}

/** The params of a question, when it comes. */
function paramsOf(flow: Flow<void>, key: string) {
  let step = flow.next(0);
  while (!step.done) {
    const pending = step.value;
    if (pending.kind !== 'many' && pending.why.key === key) return pending.why;
    step = flow.next(pending.kind === 'many' ? { slot: 0, answer: 0 } : 0);
  }
  throw new Error(`${key} was never asked`);
}

describe('turning to fight the rest', () => {
  test('[BQ-CON-03] shows what would stand against what, CON as worn by the checks', () => {
    const { t } = sit({
      heroes: ['3 UL'],
      others: { [FIGURINE]: '3 LR' },
      places: { 'world/3': [world(3)], combat: [SKELETON] },
      dice: [1],
    });
    const hero = fight(t, {
      stage: 'running',
      foes: [
        { ...foeOf(FIGURINE), rolled: 6, tenths: 10 },
        { ...foeOf(SKELETON), rolled: 5, tenths: 4 },
      ],
    });
    hero.sheet = { ...hero.sheet, ST: 2, CON: 7, karma: 0 };
    const why = paramsOf(runsAway(t), 'choice.fight-the-rest');
    // 2 + 4 by the row, and 7 − 1; of the skeleton 5: two of it attack.
    expect(why).toMatchObject({
      rule: 'BQ-CON-03',
      params: { att: 6, def: 6, foesAtt: 2, foesDef: 3 },
    });
    // It only shows it.
    expect((t.state.combat as Combat).foes).toHaveLength(2);
    expect(hero.sheet.CON).toBe(7);
  });

  test('[BQ-CON-04] [BQ-CMB-11] both have to pass, each by its own number; dice stay as they were', () => {
    const { told, t } = team([3, 4], ['yes', 'yes']);
    expect(types(told)).toContain('fought-on');
    expect(types(told)).toContain('combat-won');
    expect(told.find(({ type }) => type === 'checked')).toMatchObject({ rule: 'BQ-CON-04' });
    expect(t.state.heroes.map(({ sheet }) => sheet.CON)).toEqual([3, 4]);
    const dice = told.map((one) => (one as { purpose?: string }).purpose);
    expect(dice.filter((one) => one === 'strength')).toHaveLength(2);
    expect(dice.filter((one) => one === 'split')).toHaveLength(2);
  });

  test.each([
    { faces: [4, 4], who: 'the owner' },
    { faces: [3, 5], who: 'the helper' },
  ])(
    '[BQ-CON-04] [BQ-CON-06] if $who fails nobody turns, both have worn, and they run on',
    ({ faces }) => {
      const { told, t, asked } = team([...faces, 2, 2], ['yes', 'yes']);
      expect(types(told)).not.toContain('fought-on');
      expect(t.state.heroes.map(({ sheet }) => sheet.CON)).toEqual([3, 4]);
      // The other monster is run from by both, without another such question.
      expect(count(told, 'escaped')).toBe(4);
      expect(asked.filter((one) => one.startsWith('fight-the-rest'))).toHaveLength(2);
    },
  );

  test('[BQ-CON-02] [BQ-CON-06] once a combat: after a fail nobody is asked again', () => {
    const { told, asked } = two({
      sitting: {
        heroes: ['3 UL'],
        others: { [FIGURINE]: '3 LR', 'BQC-FIG-06': '3 UR' },
        // Two figurines and a card; the check fails, and both others are escaped from.
        dice: [6, 6, 3, 10, 10, 1, 2, 9, 2, 2],
      },
      script: [
        ['run-from', FIGURINE],
        ['fight-the-rest', 'yes'],
        ['run-from', 'BQC-FIG-06'],
      ],
    });
    expect(asked.filter((one) => one === 'fight-the-rest 0')).toHaveLength(1);
    expect(told.find(({ type }) => type === 'checked')).toMatchObject({ rule: 'BQ-CON-02' });
    expect(count(told, 'escaped')).toBe(3);
  });

  test('[BQ-CON-04] whoever does not want to is not made to', () => {
    const { told, t } = team([2, 2], ['yes', 'no']);
    expect(types(told)).not.toContain('checked');
    expect(t.state.heroes.map(({ sheet }) => sheet.CON)).toEqual([4, 5]);
    expect(count(told, 'escaped')).toBe(4);
  });
});
