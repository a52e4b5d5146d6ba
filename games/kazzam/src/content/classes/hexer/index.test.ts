import { describe, expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../../../test/table.ts';

import { attack } from '../../../rules/attack/attack.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { HEXER as CLASS } from './index.ts';

const { abilities: HEXER } = CLASS;

describe('a Hexer', () => {
  test('[KC-HEX-01] has three features, six at-wills and three Encounter powers to pick from', () => {
    expect(HEXER.map(({ id }) => id).sort()).toEqual(
      [
        'hexer/duelist',
        'hexer/brawler',
        'hexer/team-up',
        'hexer/clinging-flare',
        'hexer/lesser-confusion',
        'hexer/gnawing-hex',
        'hexer/homards-patient-shot',
        'hexer/patient-gaze',
        'hexer/beginners-amalgam',
        'hexer/greater-confusion',
        'hexer/buras-traveling-fire',
        'hexer/salorns-patient-surprise',
      ].sort(),
    );
    const encounters = HEXER.filter(
      ({ encounter, actions = [] }) => encounter ?? actions.some((action) => action.encounter),
    );
    expect(encounters.map(({ rule }) => rule).sort()).toEqual([
      'KC-HEX-30',
      'KC-HEX-31',
      'KC-HEX-33',
    ]);
  });
  test('[KC-HEX-05] has nothing to set up', () => {
    expect(HEXER.filter(({ ready, begin }) => ready ?? begin)).toEqual([]);
  });
  test.each(['wand', 'staff', 'sword'])('[KC-HEX-04] hexes with a %s', (implement) => {
    const t = begin(
      {
        court: floor(9, 3),
        athletes: [
          ours('Hal', '1,1', { class: 'hexer', implement, picks: ['hexer/clinging-flare'] }),
          theirs('T', '2,1'),
        ],
        turn: 'Hal',
      },
      { rolls: [2] },
    );
    const power = HEXER.find(({ id }) => id === 'hexer/clinging-flare')?.power;
    if (power === undefined) throw new Error('no Clinging Flare');
    const flow = attack(t, 0, 1, power);
    expect(t.run(flow, ...(implement === 'staff' ? ['no'] : []))).toHaveLength(1);
  });
  test('[KC-HEX-06] [KC-CONV-40] [KC-CONV-41] Taken Out it loses what it readied; its hexes on others run on', () => {
    const t = begin({
      court: floor(9, 3),
      athletes: [
        ours('Hal', '1,1', { class: 'hexer', picks: ['hexer/homards-patient-shot'] }),
        theirs('T', '4,1', { statuses: [{ status: 'revealed', by: 'Hal' }] }),
      ],
      turn: 'Hal',
    });
    const action = HEXER.find(({ id }) => id === 'hexer/homards-patient-shot')?.actions?.[0];
    if (action === undefined) throw new Error('no Patient Shot');
    t.run(action.perform(t, 0));
    const kinds = () => t.state.effects.map(({ kind }) => kind);
    expect(kinds()).toEqual(['revealed', 'homards-patient-shot']);
    takeOut(t, 0, 1);
    expect(kinds()).toEqual(['revealed']);
  });
});
