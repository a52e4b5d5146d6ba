import { D6, D20 as DIE20 } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { lay } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { diceOf } from '../attack/attack.ts';
import { tryTask } from '../tasks/task.ts';
import { leaningOf } from './parts.ts';
import { drawLot, facesOf, naturalOf, programFaces, rollD6, rollD20, totalOf } from './roll.ts';
import { tellRoll } from './tell-roll.ts';

test.each([
  ['DT-DICE-02', DIE20, 1, 1, 20],
  ['DT-DICE-03', D6, 1, 1, 6],
  ['DT-DICE-05', D6, 2, 2, 12],
  ['DT-DICE-06', D6, 3, 3, 18],
] as const)(
  '[%s, DT-DICE-01] so many dice of so many faces: %o, %d times, from %d to %d',
  (_, die, count, least, most) => {
    const { t } = sit({ seed: 'dice' });
    const sums = Array.from({ length: 4000 }, () =>
      programFaces(t, 0, die, count, 'try').reduce((a, b) => a + b, 0),
    );
    expect([Math.min(...sums), Math.max(...sums)]).toEqual([least, most]);
  },
);

test('[DT-DICE-04] a die and four is from 5 to 10: a number is added once, whatever is rolled', () => {
  const sums = [1, 6].map((face) => {
    const { t, hero, play } = sit({ dice: [face] });
    const ash = hero();
    const faces = play(rollD6(t, ash, 1, 'try')).value ?? [];
    return diceOf(faces, false) + 4;
  });
  expect(sums).toEqual([5, 10]);
});

test('[DT-DICE-07] dice of light weapons are halved, rounded up', () => {
  expect([1, 2, 3, 4, 5, 6].map((face) => diceOf([face], true))).toEqual([1, 1, 2, 2, 3, 3]);
});

test('[DT-DICE-08] the natural value is the face that counts, also after it was thrown again', () => {
  const { t, hero, play, allDiceUsed } = sit({ dice: [3, 8, 16] });
  const ash = hero();
  ash.tokens = 1;
  lay({ t, play } as ReturnType<typeof sit>, ash, 'blessed');
  const { value } = play(tryTask(t, ash, { tag: 'force', target: 15, rule: 'DT-TN-02' }), [
    ['reroll', 'token-1'],
  ]);
  expect(value).toMatchObject({ success: true, total: 16 });
  allDiceUsed();
});

test('[DT-DICE-09] a roll is told with who, what for, its faces, its terms by name, its number and how it went', () => {
  const { t, hero, play, events } = sit({ dice: [12] });
  const ash = hero({ scores: { STR: 16, DEX: 10, CON: 10, INT: 10, WIS: 10, CHA: 10 } });
  play(tryTask(t, ash, { tag: 'force', target: 15, rule: 'DT-TN-02' }));
  expect(events('rolled')).toMatchObject([
    {
      ...{ creature: ash.id, kind: 'check', tag: 'force', ability: 'STR', rule: 'DT-TN-02' },
      ...{ faces: [12], natural: 12, total: 14, target: 15, success: false },
      terms: [{ value: 2, rule: 'DT-TASK-01', from: 'STR' }],
    },
  ]);
});

test('[DT-DICE-10] faces of a list come in their order, and a list that is too short is an error', () => {
  const { t, hero, play } = sit({ dice: [5, 2] });
  const ash = hero();
  expect(play(rollD6(t, ash, 2, 'try')).value).toEqual([5, 2]);
  expect(() => play(rollD6(t, ash, 1, 'try'))).toThrow();
});

test('[DT-DICE-12, DT-MAT-04] dice on the table have six faces or twenty, or are left to the program', () => {
  const { t, hero } = sit({ options: { diceEntry: 'manual' } });
  const ash = hero();
  const bounds = ([D6, DIE20] as const).map((die) => {
    const asked = facesOf(t, ash, die, 1, 'try').next(0);
    if (asked.done === true || asked.value.kind !== 'amount') throw new Error('nothing is asked');
    return [asked.value.min, asked.value.max];
  });
  expect(bounds).toEqual([
    [0, 6],
    [0, 20],
  ]);
});

test('[DT-GEN-08] one of several is drawn and told, one of one is not drawn at all', () => {
  const { t, hero, events, allDiceUsed } = sit({ dice: [1] });
  const ash = hero();
  expect(drawLot(t, ash, 1, 'lost-item')).toBe(0);
  expect(events('lot-drawn')).toEqual([]);
  expect(drawLot(t, ash, 3, 'lost-item')).toBe(1);
  expect(events('lot-drawn')).toMatchObject([{ rule: 'DT-GEN-08', of: 3, at: 1 }]);
  allDiceUsed();
});

test('[DT-GEN-12] a roll is finished with what held when it began', () => {
  const rig = sit({ dice: [4, 15] });
  const { t, hero, play } = rig;
  const ash = hero();
  const rally = lay(rig, ash, 'rally', { data: { amount: 3 } });
  const rolled = play(rollD20(t, { kind: 'check', roller: ash, ability: 'STR' })).value;
  ash.effects = ash.effects.filter((one) => one !== rally);
  expect(leaningOf(t, { kind: 'check', roller: ash, ability: 'STR' }).terms).toEqual([
    { value: 0, rule: 'DT-TASK-01', from: 'STR' },
  ]);
  if (rolled === undefined) throw new Error('nothing was rolled');
  expect([naturalOf(rolled), totalOf(rolled)]).toEqual([4, 7]);
  tellRoll(t, rolled, { rule: 'DT-TASK-01' });
  expect(rig.events('rolled')).toMatchObject([{ total: 7 }]);
});

test('[DT-TN-10, DT-ABIL-07] a person may set another number, and another ability for the way it is done', () => {
  const { t, hero, play, events } = sit({ dice: [7] });
  const ash = hero({ scores: { STR: 10, DEX: 18, CON: 10, INT: 10, WIS: 10, CHA: 10 } });
  const task = { tag: 'climb', target: 10, ability: 'DEX', rule: 'DT-GMC-03' } as const;
  expect(play(tryTask(t, ash, task)).value?.success).toBe(true);
  expect(events('rolled')).toMatchObject([{ ability: 'DEX', total: 10, target: 10 }]);
});

test.each([
  ['DT-TN-01', 5],
  ['DT-TN-02', 15],
  ['DT-TN-03', 25],
])('[%s, DT-TASK-03] %d is enough, and one less is not', (rule, target) => {
  const outcomes = [0, -1].map((by) => {
    const { t, hero, play } = sit({ dice: [5] });
    const more = [{ is: 'bonus', value: target - 5 + by, stack: 'add', rule: 'x' } as const];
    return play(tryTask(t, hero(), { tag: 'force', target, more, rule })).value?.success;
  });
  expect(outcomes).toEqual([true, false]);
});

test('[DT-TN-04] of two the higher total wins', () => {
  const { t, hero, play, events } = sit({ dice: [9, 10] });
  const [ash, bryn] = [hero(), hero()];
  const target = { by: bryn, ability: 'STR' } as const;
  expect(play(tryTask(t, ash, { tag: 'force', target, rule: 'x' })).value?.success).toBe(false);
  expect(events('rolled')).toMatchObject([
    { success: false },
    { rule: 'DT-TN-04', target: 9, success: true },
  ]);
});

test('[DT-ADV-04] what somebody rules helps with one roll', () => {
  const { t, hero, state } = sit();
  const ash = hero();
  state.circumstances.push({
    ...{ id: 1, who: [ash.id], rule: 'DT-ADV-04', since: 0 },
    is: { on: 'check', is: 'advantage', for: 'roll' },
  });
  const at = { kind: 'check', roller: ash, ability: 'STR' } as const;
  expect(leaningOf(t, at).mode).toBe('advantage');
  const { play } = sit();
  const rig = sit({ dice: [1, 2, 3] });
  rig.state.circumstances.push(...state.circumstances);
  const other = rig.hero();
  const modes = [1, 2].map(() => play(rollD20(rig.t, { ...at, roller: other })).value?.mode);
  expect(modes).toEqual(['advantage', 'straight']);
});

test('[DT-ADV-05] without the tool that a task needs it is at disadvantage', () => {
  const { t, hero, play, events } = sit({ dice: [18, 4] });
  play(tryTask(t, hero(), { tag: 'open-locks', target: 15, rule: 'DT-TN-02' }));
  expect(events('rolled')).toMatchObject([
    { natural: 4, leans: [{ is: 'disadvantage', rule: 'DT-ADV-05', from: 'thieves-tools' }] },
  ]);
});
