import { describe, expect, test } from 'vitest';

import { chances, isTarget } from '../../../rules/attack/aim.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { takeStep } from '../../../rules/movement/step.ts';
import { sees } from '../../../rules/sight/sight.ts';
import { scoutingWarp } from './scouting-warp.ts';
import {
  AL,
  at,
  BO,
  PIA,
  placesIn,
  ported,
  portedTable,
  squaresOf,
  warped,
  withWarp,
} from './testing/ported.ts';

const both = ['damage', 'effect'];

describe('a warp', () => {
  test('[KC-POR-05] there is none at the start', () => {
    const court = ported(['scouting-warp', 'hub-warp', 'source-warp', 'short-tunnel'], []);
    expect(court.state.effects.filter(({ on }) => on === -1)).toEqual([]);
    expect(court.state.changed).toEqual([]);
  });

  test('[KC-POR-07] is made beside the target on a hit with Effect', () => {
    const court = warped('scouting-warp', 'court(6,2)');
    expect(squaresOf(court.state, 'scouting-warp')).toEqual(['court(6,2)']);
    expect(court.of('Bo')).toHaveHp(6);
  });

  test('[KC-POR-07] not on a miss, and not when the damage is chosen on a 3', () => {
    const missed = ported(['hub-warp'], ['hub-warp', 'Bo'], { rolls: [2] });
    const damage = ported(['hub-warp'], ['hub-warp', 'Bo', 'damage'], { rolls: [3] });
    const effect = ported(['hub-warp'], ['hub-warp', 'Bo', 'effect', 'court(6,2)'], { rolls: [3] });
    expect([missed, damage, effect].map((court) => squaresOf(court.state, 'hub-warp'))).toEqual([
      [],
      [],
      ['court(6,2)'],
    ]);
  });

  test('[KZ-WARD-04] [KC-CONV-16] Ward does not keep it away', () => {
    const court = warped('hub-warp', 'court(6,2)', [], { bo: { ward: 2 } });
    expect([court.of('Bo').hp, squaresOf(court.state, 'hub-warp')]).toEqual([8, ['court(6,2)']]);
  });

  test('[KC-POR-07] [KZ-ATK-24] of a target that is Taken Out it lies beside where that stood', () => {
    const court = warped('hub-warp', 'court(6,2)', [], { bo: { hp: 2 } });
    expect([placesIn(court.state)[BO], squaresOf(court.state, 'hub-warp')]).toEqual([
      'nowhere',
      ['court(6,2)'],
    ]);
  });

  test('[KC-POR-07] [KC-CONV-38] on vacant squares only', () => {
    const rows = ['.....#R.....', '....P.p.....', '............', '............'];
    const court = ported(['hub-warp'], ['hub-warp', 'Bo', both], {
      rolls: [4],
      rows,
      al: { at: '4,2' },
      orbs: [{ at: '5,2' }],
    });
    // Beside 5,1: a wall, a pedestal, two portals, Al and an orb.
    expect(court).toBeAskedFor('warp');
    expect(court).toOfferOnly('court(4,0)', 'court(6,2)');
  });

  test('[KC-POR-07] a new one ends the old one, of another kind too', () => {
    const picks = ['hub-warp', 'source-warp'];
    const court = ported(
      picks,
      [
        ...['hub-warp', 'Bo', both, 'court(6,2)', 'end-turn', 'end-turn', 'end-turn'],
        ...['source-warp', 'Bo', both, 'court(4,2)'],
      ],
      { rolls: [4, 4] },
    );
    expect(squaresOf(court.state, 'hub-warp')).toEqual([]);
    expect(squaresOf(court.state, 'source-warp')).toEqual(['court(4,2)']);
  });

  test('[KC-POR-09] without a square for a new one the old one stays', () => {
    const rows = ['............', '.........###', '.........#.#', '.........###'];
    const setting = { rows, bo: { at: '10,2' } };
    const t = withWarp('scouting-warp', at(6, 0), setting);
    const [part] = scoutingWarp.power?.effect ?? [];
    const bo = t.of('Bo');
    if (part?.run === undefined || scoutingWarp.power === undefined || bo === undefined)
      throw new Error('no Effect');
    const total = t.run(deal(t, { to: BO, by: PIA, kind: 'attack', melee: false }, 1, 'test'));
    const power = scoutingWarp.power;
    const use = {
      attacker: PIA,
      target: BO,
      power,
      result: 4,
      total,
      from: bo,
      stood: bo,
      range: 5,
    } as const;
    t.run(part.run(t, use));
    expect(squaresOf(t.state, 'scouting-warp')).toEqual(['court(6,0)']);
  });

  test('[KC-POR-06] [KC-POR-07] [KC-CONV-40] it stays when its Porter is Taken Out, and blocks nobody', () => {
    const t = withWarp('hub-warp', at(6, 2));
    t.run(deal(t, { to: PIA, by: BO, kind: 'other', melee: false }, 9, 'test'));
    t.run(takeStep(t, BO, at(6, 2), { how: 'move' }));
    expect([squaresOf(t.state, 'hub-warp'), placesIn(t.state)[BO]]).toEqual([
      ['court(6,2)'],
      'court(6,2)',
    ]);
  });
});

describe('warp sight', () => {
  const walled = ['......#.....', '......#.....', '......#.....', '......#.....'];

  test('[KC-POR-08] she sees what her warp sees; her allies do not', () => {
    const t = withWarp('hub-warp', at(8, 1), { rows: walled, bo: { at: '9,2' } });
    expect([sees(t, PIA, BO), sees(t, AL, BO)]).toEqual([true, false]);
    const without = portedTable([], { rows: walled, bo: { at: '9,2' } });
    expect(sees(without, PIA, BO)).toBe(false);
  });

  test('[KC-POR-08] range still counts from her own square, and cover too', () => {
    const aimed = (bo: string) => {
      const pia = { at: '4,1' };
      const t = withWarp('hub-warp', at(8, 1), { rows: walled, pia, bo: { at: bo } });
      const self = t.of('Pia');
      if (self === undefined) throw new Error('no Pia');
      const { disadvantages } = chances(t, PIA, BO, BASIC_IMPLEMENT_ATTACK, self);
      return [isTarget(t, PIA, BO, BASIC_IMPLEMENT_ATTACK), disadvantages];
    };
    expect(aimed('9,2')).toEqual([true, ['KZ-COVER-01']]);
    expect(aimed('10,2')[0]).toBe(false);
  });

  test('[KC-POR-08] [KC-OPT-01] from the Dungeon too, unless the match has it otherwise', () => {
    const rows = ['............', '............', '............', '', '............'];
    const seen = (crossAreaWarps: boolean) => {
      const pia = { at: 'dungeon(1,0)' };
      const t = withWarp('hub-warp', at(8, 1), { rows, pia, options: { crossAreaWarps } });
      return sees(t, PIA, BO);
    };
    expect([seen(true), seen(false)]).toEqual([true, false]);
  });
});
