import type { AmountChoice, Flow } from '@tablewright/engine';
import { checkAnswer } from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { attackRoll } from '../attack/attack.ts';
import { attacksOf } from '../attack/forms.ts';
import { rollFor } from '../setup/rolled.ts';
import { tryTask } from '../tasks/task.ts';
import { rollD20, thrownAgain } from './roll.ts';

const manual = { diceEntry: 'manual' } as const;
const human = { ...manual, gm: 'human' } as const;
const climb = { tag: 'climb', target: 15, rule: 'DT-TASK-01' } as const;

/** What a flow asks for first. */
function firstAsked(flow: Flow<unknown>): AmountChoice {
  const step = flow.next(0);
  if (step.done === true || step.value.kind !== 'amount') throw new Error('no number is asked for');
  return step.value;
}

test('[DT-OPT-13] the player of a character says what each die shows, and the log marks the roll', () => {
  const rig = sit({ options: manual });
  const ash = rig.hero();
  const { asked } = rig.play(
    tryTask(rig.t, ash, { ...climb, more: [{ is: 'advantage', rule: 'DT-ADV-04' }] }),
    [
      ['face', 7],
      ['next-face', 16],
    ],
  );
  expect(asked).toEqual(['face 0', 'next-face 0']);
  expect(rig.events('rolled')).toMatchObject([{ faces: [7, 16], total: 16, byHand: true }]);
});

test('[DT-DICE-12] a face that the die does not have is refused', () => {
  const rig = sit({ options: manual });
  const face = firstAsked(rollD20(rig.t, { kind: 'check', roller: rig.hero(), tag: 'climb' }));
  expect([-1, 21].map((value) => checkAnswer(face, value)?.code)).toEqual([
    'out-of-range',
    'out-of-range',
  ]);
  expect([0, 1, 20].every((value) => checkAnswer(face, value) === undefined)).toBe(true);
});

test('[DT-OPT-13] companions and creatures of the software roll with dice of the program', () => {
  const rig = sit({ options: manual, dice: [11, 12] });
  const friend = rig.hero({}, undefined, undefined, undefined);
  friend.run = { by: 'companion' };
  const foe = rig.foe('thug');
  for (const roller of [friend, foe]) {
    const { asked, value } = rig.play(rollD20(rig.t, { kind: 'check', roller, tag: 'climb' }));
    expect([asked, value?.isByHand]).toEqual([[], false]);
  }
  rig.allDiceUsed();
});

test('[DT-OPT-13, DT-OPT-14] a person who runs the game throws for its creatures in the open; what is hidden is the program’s', () => {
  const open = sit({ options: human });
  expect(
    open.play(rollD20(open.t, { kind: 'check', roller: open.foe('thug'), tag: 'climb' }), [
      ['face', 9],
    ]).asked,
  ).toEqual(['face 2']);
  const hidden = sit({ options: { ...human, gmRolls: 'hidden' }, dice: [9] });
  expect(
    hidden.play(rollD20(hidden.t, { kind: 'check', roller: hidden.foe('thug'), tag: 'climb' }))
      .asked,
  ).toEqual([]);
  hidden.allDiceUsed();
});

test('[DT-OPT-13, DT-GMC-11] for somebody who is lent its player throws', () => {
  const rig = sit({ options: human });
  const thug = rig.foe('thug');
  thug.run = { by: 'seat', seat: 1 };
  expect(
    rig.play(rollD20(rig.t, { kind: 'check', roller: thug, tag: 'climb' }), [['face', 9]]).asked,
  ).toEqual(['face 1']);
});

test('[DT-OPT-13, DT-DICE-11] damage is thrown on the table as well: no die of the program is used', () => {
  const rig = sit({ options: manual });
  const ash = rig.hero({ gear: [{ kind: 'sword', is: 'held' }] }, 0);
  const foe = rig.foe('ogre', 5);
  inTurn(rig, ash);
  const [sword] = attacksOf(rig.t, ash);
  if (sword === undefined) throw new Error('a sword is held');
  const { hp } = foe;
  const { asked } = rig.play(attackRoll(rig.t, ash, sword, foe), [
    ['face', 19],
    ['face', 3],
  ]);
  expect(asked.filter((one) => one === 'face 0')).toHaveLength(2);
  expect(rig.events('dice-rolled')).toMatchObject([{ faces: [3], byHand: true }]);
  expect(foe.hp).toBeLessThan(hp);
});

test('[DT-TOK-04, DT-OPT-13] a die that a token throws again is thrown where the roll was', () => {
  const rig = sit({ options: manual });
  const ash = rig.hero();
  ash.tokens = 1;
  rig.play(tryTask(rig.t, ash, climb), [
    ['face', 4],
    ['reroll', 'token-1'],
    ['face', 18],
    ['keep-face', 'new'],
  ]);
  expect(rig.events('dice-rolled')).toMatchObject([{ for: 'reroll', faces: [18], byHand: true }]);
  expect(rig.events('rerolled')).toMatchObject([{ old: 4, face: 18, total: 18 }]);
});

test('[DT-OPT-13, DT-TAB-05] whoever has left throws no dice on the table: the program throws again, and says so', () => {
  const rig = sit({ options: manual, dice: [18] });
  const ash = rig.hero();
  const { value } = rig.play(rollD20(rig.t, { kind: 'check', roller: ash }), [['face', 3]]);
  ash.run = { by: 'companion' };
  expect(value?.isByHand).toBe(true);
  if (value !== undefined) rig.play(thrownAgain(rig.t, value));
  expect(rig.events('dice-rolled')).toMatchObject([{ for: 'reroll', faces: [18] }]);
  expect(rig.events('dice-rolled')[0]).not.toHaveProperty('byHand');
});

test('[DT-OPT-13, DT-CHAR-09] who rolls a character by hand is marked in the log too', () => {
  const rig = sit({ options: manual });
  rig.play(rollFor(rig.t, 0, false), [
    ['face', 6],
    ['next-face', 5],
    ['next-face', 4],
  ]);
  expect(rig.events('character-rolled')).toMatchObject([{ seat: 0, byHand: true }]);
  expect(rig.events('character-rolled')[0]).toMatchObject({ totals: [15, 9, 9, 9, 9, 9] });
});
