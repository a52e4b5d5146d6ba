import { describe, expect, test } from 'vitest';
import { driven, played } from '../../../../test/played.ts';
import { chances, isTarget } from '../../../rules/aim.ts';
import { attack } from '../../../rules/attack.ts';
import { deal } from '../../../rules/damage.ts';
import { mayUseOpportunity } from '../../../rules/opportunity.ts';
import { takeStep } from '../../../rules/step.ts';
import { sees } from '../../../rules/view.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../basic-powers.ts';
import {
  AL,
  type Answers,
  at,
  BO,
  kindsOn,
  PIA,
  placesIn,
  ported,
  portedTable,
  type Setting,
  squaresOf,
  withWarp,
} from './testing/ported.ts';
import { hubWarp, scoutingWarp } from './warp-powers.ts';

const both = ['damage', 'effect'];

/** Pia has hit Bo with a Warp power, and put the warp there. */
const warped = (pick: string, square: string, more: Answers = [], setting: Setting = {}) =>
  ported([pick], [pick, 'Bo', both, square, ...more], { rolls: [4], ...setting });

describe('a warp', () => {
  test('[KC-POR-05] there is none at the start', () => {
    const { state } = ported(['scouting-warp', 'hub-warp', 'source-warp', 'short-tunnel'], []);
    expect(state.effects.filter(({ on }) => on === -1)).toEqual([]);
    expect(state.changed).toEqual([]);
  });

  test('[KC-POR-07] is made beside the target on a hit with Effect', () => {
    const { state } = warped('scouting-warp', 'court(6,2)');
    expect(squaresOf(state, 'scouting-warp')).toEqual(['court(6,2)']);
    expect(state.creatures[BO]?.hp).toBe(6);
  });

  test('[KC-POR-07] not on a miss, and not when the damage is chosen on a 3', () => {
    const missed = ported(['hub-warp'], ['hub-warp', 'Bo'], { rolls: [2] });
    const damage = ported(['hub-warp'], ['hub-warp', 'Bo', 'damage'], { rolls: [3] });
    const effect = ported(['hub-warp'], ['hub-warp', 'Bo', 'effect', 'court(6,2)'], { rolls: [3] });
    expect([missed, damage, effect].map(({ state }) => squaresOf(state, 'hub-warp'))).toEqual([
      [],
      [],
      ['court(6,2)'],
    ]);
  });

  test('[KC-CONV-48] [KC-CONV-16] Ward does not keep it away', () => {
    const { state } = warped('hub-warp', 'court(6,2)', [], { bo: { ward: 2 } });
    expect([state.creatures[BO]?.hp, squaresOf(state, 'hub-warp')]).toEqual([8, ['court(6,2)']]);
  });

  test('[KC-POR-07] [KZ-ATK-24] of a target that is Taken Out it lies beside where that stood', () => {
    const { state } = warped('hub-warp', 'court(6,2)', [], { bo: { hp: 2 } });
    expect([placesIn(state)[BO], squaresOf(state, 'hub-warp')]).toEqual([
      'nowhere',
      ['court(6,2)'],
    ]);
  });

  test('[KC-POR-07] [KC-CONV-38] on vacant squares only', () => {
    const rows = ['.....#R.....', '....P.p.....', '............', '............'];
    const { asked } = ported(['hub-warp'], ['hub-warp', 'Bo', both], {
      rolls: [4],
      rows,
      al: { at: '4,2' },
      orbs: [{ at: '5,2' }],
    });
    // Beside 5,1: a wall, a pedestal, two portals, Al and an orb.
    expect(asked).toEqual({ why: 'warp', options: ['court(4,0)', 'court(6,2)'] });
  });

  test('[KC-POR-07] a new one ends the old one, of another kind too', () => {
    const picks = ['hub-warp', 'source-warp'];
    const { state } = ported(
      picks,
      [
        ...['hub-warp', 'Bo', both, 'court(6,2)', 'end-turn', 'end-turn', 'end-turn'],
        ...['source-warp', 'Bo', both, 'court(4,2)'],
      ],
      { rolls: [4, 4] },
    );
    expect(squaresOf(state, 'hub-warp')).toEqual([]);
    expect(squaresOf(state, 'source-warp')).toEqual(['court(4,2)']);
  });

  test('[KC-POR-09] without a square for a new one the old one stays', () => {
    const rows = ['............', '.........###', '.........#.#', '.........###'];
    const setting = { rows, bo: { at: '10,2' } };
    const t = withWarp('scouting-warp', at(6, 0), setting);
    const [part] = scoutingWarp.power?.effect ?? [];
    const bo = t.state.creatures[BO];
    if (part?.run === undefined || scoutingWarp.power === undefined || bo === undefined)
      throw new Error('no Effect');
    const total = driven(deal(t, { to: BO, by: PIA, kind: 'attack', melee: false }, 1, 'test'));
    const power = scoutingWarp.power;
    const use = {
      attacker: PIA,
      target: BO,
      power,
      result: 4,
      total,
      from: bo,
      stood: bo,
    } as const;
    driven(part.run(t, use));
    expect(squaresOf(t.state, 'scouting-warp')).toEqual(['court(6,0)']);
  });

  test('[KC-POR-06] [KC-POR-07] it stays when its Porter is Taken Out, and blocks nobody', () => {
    const t = withWarp('hub-warp', at(6, 2));
    driven(deal(t, { to: PIA, by: BO, kind: 'other', melee: false }, 9, 'test'));
    driven(takeStep(t, BO, at(6, 2), { how: 'move' }));
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
      const self = t.state.creatures[PIA];
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

describe('Scouting Warp', () => {
  test('[KC-POR-23] she or an ally that enters it may teleport up to four at once', () => {
    for (const [who, to] of [
      [PIA, 'court(2,5)'],
      [AL, 'court(10,2)'],
    ] as const) {
      const t = withWarp('scouting-warp', at(6, 2));
      driven(takeStep(t, who, at(6, 2), { how: 'move' }), [to]);
      expect(placesIn(t.state)[who]).toBe(to);
    }
  });

  test('[KC-POR-23] not five squares, not enemies, and she may stay', () => {
    const t = withWarp('scouting-warp', at(6, 2));
    expect(() => driven(takeStep(t, AL, at(6, 2), { how: 'move' }), ['court(11,2)'])).toThrow();
    const stays = withWarp('scouting-warp', at(6, 2));
    driven(takeStep(stays, AL, at(6, 2), { how: 'move' }), ['stay']);
    driven(takeStep(stays, BO, at(6, 3), { how: 'move' }));
    const enemy = withWarp('scouting-warp', at(6, 2));
    driven(takeStep(enemy, BO, at(6, 2), { how: 'move' }));
    expect([placesIn(stays.state)[AL], placesIn(enemy.state)[BO]]).toEqual([
      'court(6,2)',
      'court(6,2)',
    ]);
  });

  test('[KC-POR-23] [KC-CONV-26] by any arrival, forced ones too', () => {
    const t = withWarp('scouting-warp', at(6, 2));
    driven(takeStep(t, AL, at(6, 2), { how: 'forced', by: BO }), ['court(6,5)']);
    expect(placesIn(t.state)[AL]).toBe('court(6,5)');
  });

  test('[KC-POR-23] once per creature per turn; the movement goes on', () => {
    const { state, asked } = warped('scouting-warp', 'court(4,2)', [
      'walk',
      ['court(2,1)', 'court(3,2)', 'court(4,2)'],
      'court(2,2)',
      ['court(3,2)', 'court(4,2)'],
    ]);
    // Three squares, the warp, and two of the three that were left.
    expect([placesIn(state)[PIA], asked?.why]).toEqual(['court(4,2)', 'action']);
    const fresh = warped('scouting-warp', 'court(4,2)', [
      ...['walk', ['court(2,1)', 'court(3,2)', 'court(4,2)'], 'court(3,3)', []],
      ...['end-turn', 'walk', ['court(2,2)', 'court(3,2)', 'court(4,2)']],
    ] as Answers);
    // Al has not used it in this turn.
    expect(fresh.asked?.why).toBe('teleport');
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
    expect([called.asked?.why, called.state.turn?.attackActions]).toEqual(['action', 0]);
  });

  test('[KC-POR-24] if its square is taken, beside it; with nothing free not at all', () => {
    const next = ['end-turn', 'end-turn', 'walk', ['court(6,2)'], 'end-turn', 'hub-jump'];
    const { asked } = warped('hub-warp', 'court(6,2)', next);
    expect(asked?.why).toBe('hub');
    expect(asked?.options).toContain('court(7,3)');
    expect(asked?.options).not.toContain('court(6,2)');
    const rows = ['............', '....###.....', '....#.#.....', '....###.....'];
    const shut = withWarp('hub-warp', at(5, 2), { rows, bo: { at: '5,2' } });
    expect(hubAction('hub-jump').possible(shut, PIA)).toBe(false);
    expect(hubAction('hub-call').possible(shut, PIA)).toBe(false);
  });

  test('[KC-POR-24] an ally that another seat plays must be willing', () => {
    const next = ['end-turn', 'end-turn', 'end-turn', 'hub-call'];
    const setting = { al: { seat: 1 } };
    const { asked } = warped('hub-warp', 'court(6,2)', next, setting);
    expect(asked?.why).toBe('willing');
    const refused = warped('hub-warp', 'court(6,2)', [...next, 'no'], setting);
    expect(placesIn(refused.state)[AL]).toBe('court(1,2)');
  });

  test('[KC-POR-24] [KZ-STOW-02] [KZ-OPP-05] the call is an attack without a roll', () => {
    const call = hubAction('hub-call');
    const stowed = withWarp('hub-warp', at(6, 2), { pia: { stowed: true } });
    expect(call.possible(stowed, PIA)).toBe(false);
    const pia = { statuses: ['prone'] };
    const prone = withWarp('hub-warp', at(6, 2), { pia, bo: { at: '2,1' } });
    expect(driven(call.perform(prone, PIA), ['yes'])).toBe(false);
    expect([prone.state.creatures[PIA]?.hp, placesIn(prone.state)[AL]]).toEqual([6, 'court(6,2)']);
  });

  test('[KC-POR-24] [KC-OPT-01] she leaves the Dungeon by it, if the match has it so', () => {
    const left = (crossAreaWarps: boolean) => {
      const pia = { at: 'dungeon(1,0)' };
      return withWarp('hub-warp', at(8, 1), { rows: dungeon, pia, options: { crossAreaWarps } });
    };
    const open = left(true);
    const pia = open.state.creatures[PIA];
    if (pia === undefined) throw new Error('no Pia');
    pia.comes = { from: 'button', exit: 0, orb: -1 };
    const [group] = played({ given: {} }).state.groups;
    if (group === undefined) throw new Error('no group');
    open.state.groups = [{ ...group, enemies: [PIA, AL] }];
    const jump = hubAction('hub-jump');
    expect(jump.possible(open, PIA)).toBe(true);
    driven(jump.perform(open, PIA));
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
    driven(attack(t, PIA, BO, BASIC_IMPLEMENT_ATTACK));
    expect(t.state.creatures[BO]?.hp).toBe(6);
    const hub = withWarp('hub-warp', at(8, 1), { bo: { at: '11,2' } });
    expect(isTarget(hub, PIA, BO, BASIC_IMPLEMENT_ATTACK)).toBe(false);
  });

  test('[KC-POR-25] where both could reach she picks', () => {
    const pia = { implement: 'staff' };
    const struck = (from: string) => {
      const t = withWarp('source-warp', at(4, 1), { pia, rolls: [4] });
      driven(attack(t, PIA, BO, BASIC_IMPLEMENT_ATTACK), [from]);
      return t.state.creatures[BO]?.hp;
    };
    // From her own square it is four away, and a staff does one more.
    expect([struck('court(1,1)'), struck('court(4,1)')]).toEqual([5, 6]);
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
    const { state, asked } = warped('source-warp', 'court(6,1)', [
      ...['end-turn', 'end-turn', 'walk', ['court(5,2)'], 'yes'],
    ]);
    expect(state.creatures[BO]?.hp).toBe(4);
    expect(asked?.why).toBe('way.move');
    const own = withWarp('hub-warp', at(6, 1), { bo: { at: '11,1' } });
    expect(mayUseOpportunity(own, PIA, BO)).toBeUndefined();
    const far = withWarp('source-warp', at(6, 1), { bo: { at: '11,1' } });
    expect(mayUseOpportunity(far, PIA, BO)?.from.cell).toBe(at(6, 1));
  });

  test('[KC-POR-25] a staff’s drawback counts enemies beside her body, not beside the warp', () => {
    const pia = { implement: 'staff' };
    const t = withWarp('source-warp', at(8, 1), { pia, bo: { at: '9,1' }, rolls: [4] });
    driven(attack(t, PIA, BO, BASIC_IMPLEMENT_ATTACK));
    expect(t.state.creatures[PIA]?.hp).toBe(8);
    const near = withWarp('source-warp', at(3, 3), { pia, bo: { at: '2,1' }, rolls: [4] });
    driven(attack(near, PIA, BO, BASIC_IMPLEMENT_ATTACK), ['yes', 'court(3,3)']);
    expect(near.state.creatures[PIA]?.hp).toBe(6);
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
