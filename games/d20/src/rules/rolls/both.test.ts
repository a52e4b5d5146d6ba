import { expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { afflict } from '../effects/afflict.ts';
import { saveAgain } from '../saves/save.ts';
import { tryTask } from '../tasks/task.ts';
import { rollD20 } from './roll.ts';

/** A character whose dice lie on the table, and a foe whose dice the program throws: none, until they are wanted. */
function atTheTable(dice: readonly number[] = []) {
  const rig = sit({ dice, options: { diceEntry: 'manual' } });
  return { rig, ash: rig.hero(), thug: rig.foe('thug') };
}

const against = { rule: 'DT-ATK-12', tags: ['grappled'] };

test('[DT-ATK-12, DT-DICE-09] nobody is asked for dice on the table while a save has been thrown that is not told', () => {
  const { rig, ash, thug } = atTheTable([11]);
  const save = { ability: 'STR', when: 'turn-end', target: { grappler: ash.id } } as const;
  const flow = saveAgain(rig.t, thug, save, against);
  expect(flow.next(0).value).toMatchObject({ why: { key: 'choice.face' }, seat: 0 });
  expect(() => rig.allDiceUsed()).toThrow();
  flow.next(9);
  rig.allDiceUsed();
  // The holder's roll stands first: what it comes to is what the save has to beat.
  expect(rig.events('rolled')).toMatchObject([
    { creature: ash.id, faces: [9], byHand: true },
    { creature: thug.id, faces: [11] },
  ]);
});

test('[DT-TN-04, DT-DICE-09] nor in an opposed task, whichever side it is', () => {
  const { rig, ash, thug } = atTheTable([12]);
  const target = { by: ash, ability: 'WIS' } as const;
  const flow = tryTask(rig.t, thug, { tag: 'stealth', target, rule: 'DT-TN-04' });
  expect(flow.next(0).value).toMatchObject({ why: { key: 'choice.face' }, seat: 0 });
  expect(() => rig.allDiceUsed()).toThrow();
  flow.next(7);
  rig.allDiceUsed();
  expect(rig.events('rolled').map((event) => 'faces' in event && event.faces)).toEqual([[12], [7]]);
});

test('[DT-TN-09, DT-DICE-12] dice that were ruled to be rolled by hand are so again after a tie', () => {
  const rig = sit({ dice: [10, 4] });
  const ash = rig.hero();
  const thug = rig.foe('thug');
  const target = { by: thug, ability: 'WIS' } as const;
  const task = {
    tag: 'stealth',
    ability: 'WIS',
    target,
    rule: 'DT-TN-04',
    isByHand: true,
  } as const;
  const { asked } = rig.play(tryTask(rig.t, ash, task), [
    ['face', 10],
    ['face', 15],
  ]);
  expect(asked.filter((one) => one === 'face 0')).toHaveLength(2);
  expect(rig.events('tied')).toHaveLength(1);
  rig.allDiceUsed();
});

test('[DT-DICE-12] between two sides that the program rolls for nothing is asked, and the one who tries rolls first', () => {
  const rig = sit({ dice: [5, 16] });
  const ash = rig.hero();
  const thug = rig.foe('thug');
  rig.play(
    afflict(rig.t, ash, {
      kind: 'grappled',
      source: { rule: 'DT-ATK-11', by: thug.id },
      until: { at: 'cure' },
    }),
  );
  const save = { ability: 'STR', when: 'turn-end', target: { grappler: thug.id } } as const;
  expect(rig.play(saveAgain(rig.t, ash, save, against)).value).toBe(false);
  const rolled = rig.events('rolled');
  expect(rolled).toMatchObject([
    { creature: thug.id, faces: [16] },
    { creature: ash.id, faces: [5] },
  ]);
  rig.allDiceUsed();
});

test('[DT-TN-09, DT-DICE-12] what nobody says of dice on the table is thrown by the program: no tie is for ever', () => {
  const rig = sit({ dice: [10, 10, 12, 3] });
  const ash = rig.hero();
  const target = { by: rig.foe('thug'), ability: 'WIS' } as const;
  const task = {
    tag: 'stealth',
    ability: 'WIS',
    target,
    rule: 'DT-TN-04',
    isByHand: true,
  } as const;
  rig.play(tryTask(rig.t, ash, task));
  expect(rig.events('tied')).toHaveLength(1);
  expect(rig.events('rolled').some((event) => 'byHand' in event)).toBe(false);
  rig.allDiceUsed();
});

test('[DT-DICE-12] both dice of a roll are thrown by the program, and told as such', () => {
  const rig = sit({ dice: [17, 4], options: { diceEntry: 'manual' } });
  const ash = rig.hero();
  const flow = rollD20(rig.t, { roller: ash, kind: 'save', ability: 'WIS' }, [
    { is: 'advantage', rule: 'DT-ADV-01', from: 'dark' },
  ]);
  const { value } = rig.play(flow, [['face', 0]]);
  expect(value).toMatchObject({ faces: [17, 4], isByHand: false });
  expect(rig.events('dice-rolled')).toMatchObject([{ for: 'save', faces: [17, 4] }]);
  expect(rig.events('dice-rolled')[0]).not.toHaveProperty('byHand');
});
