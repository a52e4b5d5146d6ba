import { describe, expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../../../test/table.ts';

import type { Ability } from '../../../rules/effects/ability.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { WANDSLINGER as CLASS } from './index.ts';

const { abilities: WANDSLINGER } = CLASS;

/** What an ability adds to its owner's actions. */
function actionOf(id: string) {
  const ability = WANDSLINGER.find((one: Ability) => one.id === `wandslinger/${id}`);
  const action = ability?.actions?.[0];
  if (action === undefined) throw new Error(`no ${id}`);
  return action;
}

describe('a Wandslinger', () => {
  test('[KC-WSL-01] has three shots, three ways to move, six at-wills and three Encounter powers to pick from', () => {
    expect(WANDSLINGER.map(({ id }) => id).sort()).toEqual(
      [
        'wandslinger/piercing-shot',
        'wandslinger/ricochet-shot',
        'wandslinger/seeking-shot',
        'wandslinger/quickdraw',
        'wandslinger/focus',
        'wandslinger/running-shot',
        'wandslinger/rapid-fire',
        'wandslinger/trick-shot',
        'wandslinger/follow-up',
        'wandslinger/echoing-shot',
        'wandslinger/breather-shot',
        'wandslinger/ward-and-shoot',
        'wandslinger/favored-target',
        'wandslinger/filovs-fusillade',
        'wandslinger/petrovs-petrification',
      ].sort(),
    );
    const encounters = WANDSLINGER.filter(
      ({ encounter, actions = [] }) => encounter ?? actions.some((action) => action.encounter),
    );
    expect(encounters.map(({ rule }) => rule).sort()).toEqual([
      'KC-WSL-30',
      'KC-WSL-31',
      'KC-WSL-32',
    ]);
  });
  test('[KC-WSL-05] has nothing to set up', () => {
    expect(WANDSLINGER.filter(({ ready, begin }) => ready ?? begin)).toEqual([]);
  });
  test('[KZ-IMPL-03] [KC-CONV-19] no power of a wand ends the turn', () => {
    for (const id of ['breather-shot', 'ward-and-shoot']) {
      const t = begin(
        { court: floor(9, 3), athletes: [ours('Wes', '1,1'), theirs('T', '4,1')], turn: 'Wes' },
        { rolls: [4] },
      );
      expect(t.run(actionOf(id).perform(t, 0))).toBe(false);
    }
  });
  test('[KC-WSL-06] [KC-CONV-41] Taken Out it loses its favorite and its Focus; what it did to others stays', () => {
    const t = begin(
      {
        court: floor(9, 3),
        athletes: [
          ours('Wes', '1,1'),
          theirs('T', '4,1', { statuses: [{ status: 'dazed', by: 'Wes' }] }),
        ],
        turn: 'T',
      },
      { rolls: [4, 4] },
    );
    t.run(actionOf('focus').perform(t, 0));
    t.run(actionOf('favored-target').perform(t, 0), 'T');
    const kinds = () => t.state.effects.map(({ kind }) => kind);
    expect(kinds()).toEqual(expect.arrayContaining(['focused', 'implement-range', 'favors']));
    takeOut(t, 0, 1);
    expect(kinds()).toEqual(['dazed']);
  });
});
