import { expect, test } from 'vitest';
import { lay } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { contentOf } from '../../table.ts';
import { addCircumstance } from '../rolls/circumstances.ts';
import { toolParts, tryTask } from './task.ts';

test('[DT-ADV-05, DT-TASK-06] a thing that helps gives advantage, and a task without its tool is at a disadvantage', () => {
  const { t, hero } = sit();
  const ash = hero();
  expect(toolParts(t, ash, 'climb')).toEqual([]);
  ash.items = [
    { id: 79, kind: 'torches' },
    { id: 80, kind: 'rope' },
  ];
  const rope = { is: 'advantage', rule: 'DT-EQ-38', from: 'rope' };
  expect(toolParts(t, ash, 'climb')).toEqual([rope]);
  const tools = Object.values(contentOf(t).gear).filter(({ needed }) => needed !== undefined);
  expect(tools.length).toBeGreaterThan(0);
  for (const { id, needed = [] } of tools) {
    for (const tag of needed) {
      const first = tools.find((one) => one.needed?.includes(tag) === true);
      const without = { is: 'disadvantage', rule: 'DT-ADV-05', from: first?.id };
      expect(toolParts(t, ash, tag), tag).toContainEqual(without);
      const bare = { ...ash, items: [...ash.items, { id: 81, kind: id }] };
      expect(toolParts(t, bare, tag), tag).not.toContainEqual(without);
    }
  }
});

test('[DT-TASK-06] who cannot hold anything has nothing of its things', () => {
  const rig = sit();
  const ash = rig.hero();
  ash.items = [{ id: 80, kind: 'rope' }];
  lay(rig, ash, 'unconscious');
  expect(toolParts(rig.t, ash, 'climb')).toEqual([]);
});

test('[DT-TOK-07] a special thing helps with its one task once, whoever it is tried against', () => {
  for (const isOpposed of [false, true]) {
    const rig = sit({ dice: isOpposed ? [15, 12, 9] : [15, 12] });
    const ash = rig.hero();
    const thug = rig.foe('thug', 5);
    ash.items = [
      { id: 79, kind: 'small-things', task: 'swim' },
      { id: 80, kind: 'small-things', task: 'climb' },
    ];
    const target = isOpposed ? ({ by: thug, ability: 'WIS' } as const) : 12;
    expect(toolParts(rig.t, ash, 'climb')).toMatchObject([{ is: 'advantage' }]);
    rig.play(tryTask(rig.t, ash, { tag: 'climb', target, rule: 'DT-TASK-01' }));
    expect(ash.items.map(({ task }) => task)).toEqual(['swim', undefined]);
    expect(toolParts(rig.t, ash, 'climb')).toEqual([]);
    rig.allDiceUsed();
  }
});

test('[DT-TN-09] of equal totals and modifiers both roll again, which is told', () => {
  const rig = sit({ dice: [10, 10, 12, 9] });
  const [ash, bo] = [rig.hero(), rig.hero()];
  const target = { by: bo, ability: 'STR' } as const;
  const { value } = rig.play(tryTask(rig.t, ash, { tag: 'climb', target, rule: 'DT-TASK-01' }));
  expect(value).toEqual({ success: true, total: 12 });
  expect(rig.events('tied')).toEqual([
    { type: 'tied', rule: 'DT-TN-09', creature: ash.id, with: bo.id },
  ]);
  rig.allDiceUsed();
});

test('[DT-TN-09] after a tie both have the advantage that they had, though it was for one roll', () => {
  const rig = sit({ dice: [10, 3, 10, 5, 12, 4] });
  const [ash, bo] = [rig.hero(), rig.hero()];
  addCircumstance(rig.t, [ash], { on: 'check', is: 'advantage', for: 'roll' }, 'DT-AGM-02');
  const target = { by: bo, ability: 'STR' } as const;
  rig.play(tryTask(rig.t, ash, { tag: 'climb', target, rule: 'DT-TASK-01' }));
  const faces = rig.events('rolled').map((event) => 'faces' in event && event.faces);
  expect(faces).toEqual([[10, 3], [10], [5, 12], [4]]);
  expect(rig.state.circumstances).toEqual([]);
  rig.allDiceUsed();
});

test('[DT-HID-06] whom a try is about is spoken to, not whoever tries', () => {
  const rig = sit({ dice: [15, 15] });
  const ash = rig.hero();
  const thug = rig.foe('thug', 5);
  const task = { tag: 'climb', target: 12, rule: 'DT-TASK-01' } as const;
  rig.play(tryTask(rig.t, ash, { ...task, about: ash }));
  expect(ash.isSpokenTo).not.toBe(true);
  const { value } = rig.play(tryTask(rig.t, ash, { ...task, about: thug }));
  expect(thug.isSpokenTo).toBe(true);
  expect(value).toEqual({ success: true, total: 15, missedBy: -3 });
});
