import { describe, expect, test } from 'vitest';

import { chances, isTarget } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { mayUseOpportunity } from '../../../rules/movement/opportunity.ts';
import { safeSteps } from '../../../rules/movement/safe-steps.ts';
import { at, BO, kindsOn, PIA, ported, warped, withWarp } from './testing/ported.ts';

describe('Source Warp', () => {
  test('[KC-POR-25] attacks may be made from it: range, line and distance count from there', () => {
    const t = withWarp('source-warp', at(8, 1), { bo: { at: '11,2' }, rolls: [4] });
    expect(isTarget(t, PIA, BO, BASIC_IMPLEMENT_ATTACK)).toBe(true);
    t.run(attack(t, PIA, BO, BASIC_IMPLEMENT_ATTACK));
    expect(t.of('Bo')).toHaveHp(6);
    const hub = withWarp('hub-warp', at(8, 1), { bo: { at: '11,2' } });
    expect(isTarget(hub, PIA, BO, BASIC_IMPLEMENT_ATTACK)).toBe(false);
  });

  test('[KC-POR-25] where both could reach she picks', () => {
    const pia = { implement: 'staff' };
    const struck = (from: string) => {
      const t = withWarp('source-warp', at(4, 1), { pia, rolls: [4] });
      t.run(attack(t, PIA, BO, BASIC_IMPLEMENT_ATTACK), from);
      return t.of('Bo').hp;
    };
    // From her own square it is four away, and a staff does one more.
    expect([struck('court(1,1)'), struck('court(4,1)')]).toEqual([5, 6]);
  });

  test('[KC-POR-25] [KR-STRI-17] a role that looks at the distance takes it from there too', () => {
    const pia = { role: 'striker', specialisation: 'sniper' };
    const t = withWarp('source-warp', at(8, 1), { pia, bo: { at: '10,1' }, rolls: [6] });
    t.run(attack(t, PIA, BO, BASIC_IMPLEMENT_ATTACK));
    // Twice 2, and one for the Boost: from her own square it would be two.
    expect(t.of('Bo')).toHaveHp(3);
  });

  test('[KC-POR-25] a sword strikes beside the warp, and flanks from there', () => {
    const pia = { implement: 'sword' };
    const t = withWarp('source-warp', at(6, 1), { pia, al: { at: '4,1' } });
    expect(isTarget(t, PIA, BO, BASIC_IMPLEMENT_ATTACK)).toBe(true);
    const warp = { cell: at(6, 1), width: 1, height: 1 };
    const { advantages } = chances(t, PIA, BO, BASIC_IMPLEMENT_ATTACK, warp);
    expect(advantages).toEqual(['KZ-FLANK-01']);
  });

  test('[KC-POR-25] Opportunities may be used from it, with its adjacency', () => {
    const court = warped('source-warp', 'court(6,1)', [
      ...['end-turn', 'end-turn', 'walk', ['court(5,2)'], 'yes'],
    ]);
    expect(court.of('Bo')).toHaveHp(4);
    expect(court).toBeAskedFor('way.move');
    const own = withWarp('hub-warp', at(6, 1), { bo: { at: '11,1' } });
    expect(mayUseOpportunity(own, PIA, BO)).toBeUndefined();
    const far = withWarp('source-warp', at(6, 1), { bo: { at: '11,1' } });
    expect(mayUseOpportunity(far, PIA, BO)?.from.cell).toBe(at(6, 1));
  });

  test('[KC-POR-25] [KZ-AI-15] whoever walks with care looks out for what a warp reaches', () => {
    const bo = { at: '7,2' };
    const out = (name: string) => {
      const t = withWarp(name, at(6, 1), { bo, pia: { at: '0,3' }, al: { at: '0,2' } });
      return safeSteps(t, BO)(at(7, 2), at(8, 2));
    };
    expect([out('source-warp'), out('hub-warp')]).toEqual([false, true]);
  });

  test('[KC-POR-25] a staff’s drawback counts enemies beside her body, not beside the warp', () => {
    const pia = { implement: 'staff' };
    const t = withWarp('source-warp', at(8, 1), { pia, bo: { at: '9,1' }, rolls: [4] });
    t.run(attack(t, PIA, BO, BASIC_IMPLEMENT_ATTACK));
    expect(t.of('Pia')).toHaveHp(8);
    const near = withWarp('source-warp', at(3, 3), { pia, bo: { at: '2,1' }, rolls: [4] });
    near.run(attack(near, PIA, BO, BASIC_IMPLEMENT_ATTACK), 'yes', 'court(3,3)');
    expect(near.of('Pia')).toHaveHp(6);
  });

  test('[KC-POR-25] [KC-OPT-01] works from the Dungeon, if the match has it so', () => {
    const rows = ['............', '............', '............', '', '............'];
    const reach = (crossAreaWarps: boolean) => {
      const pia = { at: 'dungeon(1,0)' };
      const t = withWarp('source-warp', at(8, 1), { rows, pia, options: { crossAreaWarps } });
      return [
        isTarget(t, PIA, BO, BASIC_IMPLEMENT_ATTACK),
        mayUseOpportunity(t, PIA, BO) !== undefined,
      ];
    };
    expect([reach(true), reach(false)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test('[KC-POR-25] a Burst is made around one of the two', () => {
    const both = ported(
      ['source-warp', 'instant-repulsion'],
      [
        ...['source-warp', 'Bo', ['damage', 'effect'], 'court(6,2)', 'end-turn', 'end-turn'],
        ...['end-turn', 'instant-repulsion'],
      ],
      { rolls: [4, 2] },
    );
    // Al beside her is no enemy: nobody but Bo makes the Burst worth while, and he is by the warp.
    expect(both.state.creatures.map(({ hp }) => hp)).toEqual([8, 8, 6]);
    expect(kindsOn(both.state, BO)).toEqual([]);
  });
});
