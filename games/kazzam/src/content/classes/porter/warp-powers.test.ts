import { describe, expect, test } from 'vitest';
import { type Answers, begin } from '../../../../test/table.ts';

import { chances, isTarget } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { mayUseOpportunity } from '../../../rules/movement/opportunity.ts';
import { takeStep } from '../../../rules/movement/step.ts';
import {
  AL,
  at,
  BO,
  kindsOn,
  PIA,
  placesIn,
  ported,
  type Setting,
  withWarp,
} from './testing/ported.ts';
import { hubWarp } from './warp-powers.ts';

const both = ['damage', 'effect'];

/** Pia has hit Bo with a Warp power, and put the warp there. */
const warped = (pick: string, square: string, more: Answers = [], setting: Setting = {}) =>
  ported([pick], [pick, 'Bo', both, square, ...more], { rolls: [4], ...setting });

describe('Scouting Warp', () => {
  test('[KC-POR-23] she or an ally that enters it may teleport up to four at once', () => {
    for (const [who, to] of [
      [PIA, 'court(2,5)'],
      [AL, 'court(10,2)'],
    ] as const) {
      const t = withWarp('scouting-warp', at(6, 2));
      t.run(takeStep(t, who, at(6, 2), { how: 'move' }), to);
      expect(placesIn(t.state)[who]).toBe(to);
    }
  });

  test('[KC-POR-23] not five squares, not enemies, and she may stay', () => {
    const t = withWarp('scouting-warp', at(6, 2));
    expect(() => t.run(takeStep(t, AL, at(6, 2), { how: 'move' }), 'court(11,2)')).toThrow();
    const stays = withWarp('scouting-warp', at(6, 2));
    stays.run(takeStep(stays, AL, at(6, 2), { how: 'move' }), 'stay');
    stays.run(takeStep(stays, BO, at(6, 3), { how: 'move' }));
    const enemy = withWarp('scouting-warp', at(6, 2));
    enemy.run(takeStep(enemy, BO, at(6, 2), { how: 'move' }));
    expect([placesIn(stays.state)[AL], placesIn(enemy.state)[BO]]).toEqual([
      'court(6,2)',
      'court(6,2)',
    ]);
  });

  test('[KC-POR-23] [KC-CONV-26] by any arrival, forced ones too', () => {
    const t = withWarp('scouting-warp', at(6, 2));
    t.run(takeStep(t, AL, at(6, 2), { how: 'forced', by: BO }), 'court(6,5)');
    expect(placesIn(t.state)[AL]).toBe('court(6,5)');
  });

  test('[KC-POR-23] once per creature per turn; the movement goes on', () => {
    const court = warped('scouting-warp', 'court(4,2)', [
      'walk',
      ['court(2,1)', 'court(3,2)', 'court(4,2)'],
      'court(2,2)',
      ['court(3,2)', 'court(4,2)'],
    ]);
    // Three squares, the warp, and two of the three that were left.
    expect([placesIn(court.state)[PIA], court.open.why.key]).toEqual(['court(4,2)', 'action']);
    const fresh = warped('scouting-warp', 'court(4,2)', [
      ...['walk', ['court(2,1)', 'court(3,2)', 'court(4,2)'], 'court(3,3)', []],
      ...['end-turn', 'walk', ['court(2,2)', 'court(3,2)', 'court(4,2)']],
    ] as Answers);
    // Al has not used it in this turn.
    expect(fresh).toBeAskedFor('teleport');
  });
});

describe('Hub Warp', () => {
  const dungeon = ['............', '............', '............', '', '............'];

  test('[KC-POR-24] a Move Action brings her to it, an Attack Action an ally', () => {
    const hub = warped('hub-warp', 'court(6,2)', ['hub-jump']);
    expect(placesIn(hub.state)[PIA]).toBe('court(6,2)');
    expect(hub.state.turn).toMatchObject({ attackActions: 0, moveActions: 0 });
    const next = ['end-turn', 'end-turn', 'end-turn', 'hub-call'];
    const called = warped('hub-warp', 'court(6,2)', next, {});
    expect(placesIn(called.state)[AL]).toBe('court(6,2)');
    expect([called.open.why.key, called.state.turn?.attackActions]).toEqual(['action', 0]);
  });

  test('[KC-POR-24] if its square is taken, beside it; with nothing free not at all', () => {
    const next = ['end-turn', 'end-turn', 'walk', ['court(6,2)'], 'end-turn', 'hub-jump'];
    const court = warped('hub-warp', 'court(6,2)', next);
    expect(court).toBeAskedFor('hub');
    expect(court).toOffer('court(7,3)');
    expect(court).not.toOffer('court(6,2)');
    const rows = ['............', '....###.....', '....#.#.....', '....###.....'];
    const shut = withWarp('hub-warp', at(5, 2), { rows, bo: { at: '5,2' } });
    expect(hubAction('hub-jump').possible(shut, PIA)).toBe(false);
    expect(hubAction('hub-call').possible(shut, PIA)).toBe(false);
  });

  test('[KC-POR-24] an ally that another seat plays must be willing', () => {
    const next = ['end-turn', 'end-turn', 'end-turn', 'hub-call'];
    const setting = { al: { seat: 1 } };
    const court = warped('hub-warp', 'court(6,2)', next, setting);
    expect(court).toBeAskedFor('willing');
    const refused = warped('hub-warp', 'court(6,2)', [...next, 'no'], setting);
    expect(placesIn(refused.state)[AL]).toBe('court(1,2)');
  });

  test('[KC-POR-24] [KZ-STOW-02] [KZ-OPP-05] the call is an attack without a roll', () => {
    const call = hubAction('hub-call');
    const stowed = withWarp('hub-warp', at(6, 2), { pia: { stowed: true } });
    expect(call.possible(stowed, PIA)).toBe(false);
    const pia = { statuses: ['prone'] };
    const prone = withWarp('hub-warp', at(6, 2), { pia, bo: { at: '2,1' } });
    expect(prone.run(call.perform(prone, PIA), 'yes')).toBe(false);
    expect([prone.of('Pia').hp, placesIn(prone.state)[AL]]).toEqual([6, 'court(6,2)']);
  });

  test('[KC-POR-24] [KC-OPT-01] she leaves the Dungeon by it, if the match has it so', () => {
    const left = (crossAreaWarps: boolean) => {
      const pia = { at: 'dungeon(1,0)' };
      return withWarp('hub-warp', at(8, 1), { rows: dungeon, pia, options: { crossAreaWarps } });
    };
    const open = left(true);
    const pia = open.of('Pia');
    if (pia === undefined) throw new Error('no Pia');
    pia.comes = { from: 'button', exit: 0, orb: -1 };
    const [group] = begin({}).state.groups;
    if (group === undefined) throw new Error('no group');
    open.state.groups = [{ ...group, enemies: [PIA, AL] }];
    const jump = hubAction('hub-jump');
    expect(jump.possible(open, PIA)).toBe(true);
    open.run(jump.perform(open, PIA));
    expect(placesIn(open.state)[PIA]).toBe('court(8,1)');
    // It counts as leaving: creeps forget her, and the button is of no use any more.
    expect(open.state.groups[0]?.enemies).toEqual([AL]);
    expect(pia.comes).toEqual({ from: 'map' });
    expect(jump.possible(left(false), PIA)).toBe(false);
  });
});

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

/** An action of Hub Warp. */
function hubAction(id: string) {
  const action = hubWarp.actions?.find((other) => other.id === id);
  if (action === undefined) throw new Error(`no ${id}`);
  return action;
}
