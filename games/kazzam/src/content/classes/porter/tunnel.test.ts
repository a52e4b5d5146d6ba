import { describe, expect, test } from 'vitest';
import type { Answers, Court } from '../../../../test/table.ts';
import { chargeTargets } from '../../../rules/actions/charge.ts';
import { isTarget } from '../../../rules/attack/aim.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { withData } from '../../../rules/effects/effect-data.ts';
import { waysToFlee } from '../../../rules/movement/flight.ts';
import { force } from '../../../rules/movement/forced.ts';
import { alliesInSight, canChoose, seesAround } from '../../../rules/sight/sight.ts';
import { changeSquare } from '../../../rules/sight/walls.ts';

import {
  at,
  BO,
  PIA,
  placesIn,
  ported,
  portedTable,
  type Setting,
  squaresOf,
} from './testing/ported.ts';
import { PORTAL, shortTunnel } from './tunnel.ts';

const dug = (answers: Answers, setting?: Setting) =>
  ported(['short-tunnel'], ['short-tunnel', ...answers], setting);
/** Pia opens a portal at 2,1, and one at 5,2 in her next turn. */
const pair = (more: Answers, setting: Setting = {}) =>
  dug(
    [
      ...['court(2,1)', 'walk', ['court(2,2)', 'court(3,2)', 'court(4,2)']],
      ...['end-turn', 'end-turn', 'end-turn', 'short-tunnel', 'court(5,2)', ...more],
    ] as Answers,
    { bo: { at: '9,5' }, ...setting },
  );
/** A table on which two squares lead to each other. */
function tunnelled(one: number, other: number, setting: Setting = {}): Court {
  const t = portedTable(['short-tunnel'], setting);
  changeSquare(t.state, one, 'portal-entry', { end: other });
  changeSquare(t.state, other, 'portal-entry', { end: one });
  return t;
}

describe('Short Tunnel', () => {
  test('[KC-POR-22] opens a portal on an adjacent vacant square', () => {
    const court = dug([], { bo: { at: '2,1' }, orbs: [{ at: '2,2' }] });
    expect(court).toOfferOnly('court(0,0)', 'court(1,0)', 'court(2,0)', 'court(0,1)', 'court(0,2)');
    const after = dug(['court(2,1)']);
    expect(squaresOf(after.state, 'short-tunnel')).toEqual(['court(2,1)']);
    expect(after.state.turn).toMatchObject({ attackActions: 1, moveActions: 0 });
  });

  test('[KC-POR-33] one alone cannot be entered', () => {
    const court = dug(['court(2,1)']);
    expect(court.state.changed).toEqual([{ cell: at(2, 1), kind: 'portal-entry' }]);
    expect(() => dug(['court(2,1)', 'walk', ['court(2,1)']])).toThrow('court(2,1)');
  });

  test('[KC-POR-22] two are linked, and she may step through at once', () => {
    const court = pair([]);
    expect(court.state.changed).toEqual([
      { cell: at(2, 1), kind: 'portal-entry', end: at(5, 2) },
      { cell: at(5, 2), kind: 'portal-entry', end: at(2, 1) },
    ]);
    expect(court).toBeAskedFor('way.move');
    const through = pair([['court(2,0)']] as Answers);
    expect([placesIn(through.state)[PIA], through.state.turn?.moveActions]).toEqual([
      'court(2,0)',
      0,
    ]);
    expect(placesIn(pair([[]] as Answers).state)[PIA]).toBe('court(4,2)');
  });

  test('[KC-POR-22] [KZ-OPP-02] that step is one like any other: Opportunities, none if held', () => {
    const struck = pair([['court(2,0)'], 'yes'] as Answers, { bo: { at: '5,3' } });
    expect(struck.of('Pia')).toHaveHp(6);
    const t = portedTable(['short-tunnel'], { pia: { statuses: ['immobilized'] } });
    changeSquare(t.state, at(8, 5), 'portal-entry');
    const until = { ends: 'match' } as const;
    const portal = withData(PORTAL, { cell: at(8, 5), before: 'floor' });
    const known = { id: 90, mark: 90, on: -1, by: PIA, source: 'x', until, amount: 0 };
    t.state.effects.push({ ...known, ...portal });
    t.state.nextEffect = 91;
    const [dig] = shortTunnel.actions ?? [];
    if (dig === undefined) throw new Error('no action');
    t.run(dig.perform(t, PIA), 'court(2,1)');
    expect(t.state.changed).toHaveLength(2);
  });

  test('[KC-POR-22] [KC-INV-11] a third closes one of the two older ones, of her choice', () => {
    const third = [
      ...[[], 'end-turn', 'end-turn', 'end-turn', 'short-tunnel', 'court(4,3)'],
    ] as Answers;
    expect(pair(third)).toBeAskedFor('close-portal');
    expect(pair(third)).toOfferOnly('court(2,1)', 'court(5,2)');
    const court = pair([...third, 'court(2,1)', []] as Answers);
    expect(court.state.changed).toEqual([
      { cell: at(5, 2), kind: 'portal-entry', end: at(4, 3) },
      { cell: at(4, 3), kind: 'portal-entry', end: at(5, 2) },
    ]);
    expect(squaresOf(court.state, 'short-tunnel')).toEqual(['court(5,2)', 'court(4,3)']);
  });

  test('[KC-POR-33] a closed one leaves what its square was before', () => {
    const rows = ['............', '..,.........', '............', '............', '............'];
    const third = [
      ...[[], 'end-turn', 'end-turn', 'end-turn', 'short-tunnel', 'court(4,3)', 'court(2,1)', []],
    ] as Answers;
    const court = pair(third, { rows, bo: { at: '9,4' } });
    expect(court.state.changed.map(({ cell }) => cell)).toEqual([at(5, 2), at(4, 3)]);
  });

  test('[KC-POR-33] anyone may pass for a normal step to a free square of its choice', () => {
    const setting = { bo: { at: '6,3' }, al: { at: '4,1' } };
    const court = pair(
      [[], 'end-turn', 'end-turn', 'walk', ['court(1,1)', 'court(0,0)']] as Answers,
      setting,
    );
    // Bo came in at 5,2, beside him, and out at 1,1: one square.
    expect([placesIn(court.state)[BO], court.open.why.key]).toEqual(['court(0,0)', 'action']);
  });

  test('[KC-POR-33] with no free square beside the other end it cannot be entered', () => {
    const rows = ['.###........', '.#.#........', '.###........', '............'];
    const open = tunnelled(at(2, 1), at(6, 2), { rows, pia: { at: '5,2' }, al: { at: '4,3' } });
    const walk = ported(['short-tunnel'], [], { rows, pia: { at: '5,2' }, al: { at: '4,3' } });
    expect(walk).toOffer('walk');
    const pull = { how: 'slide', squares: 1, by: BO, source: 'test', from: at(1, 1) } as const;
    expect(() => open.run(force(open, PIA, { ...pull, rule: 'test' }), ['court(2,1)'])).toThrow();
  });

  test('[KC-POR-34] attacks do not pass', () => {
    const rows = ['............', '............', '############', '............'];
    const t = tunnelled(at(2, 1), at(2, 3), { rows, al: { at: '0,1' }, bo: { at: '3,3' } });
    expect(isTarget(t, PIA, BO, BASIC_IMPLEMENT_ATTACK)).toBe(false);
  });

  test('[KC-POR-34] sight passes, through one tunnel after another, but no power chooses by it', () => {
    const rows = ['......#.....', '......#.....', '######......', '............'];
    const setting = { rows, al: { at: '0,1' }, bo: { at: '1,3' } };
    const t = tunnelled(at(2, 0), at(8, 0), setting);
    const looks = () => [
      seesAround(t, PIA, BO),
      seesAround(t, BO, PIA),
      canChoose(t, PIA, BO),
      alliesInSight(t, PIA).includes(BO),
    ];
    expect(looks()).toEqual([false, false, false, false]);
    changeSquare(t.state, at(9, 1), 'portal-entry', { end: at(0, 3) });
    changeSquare(t.state, at(0, 3), 'portal-entry', { end: at(9, 1) });
    expect(looks()).toEqual([true, true, false, false]);
  });

  test('[KC-POR-34] [KZ-STAT-47] who runs is not out of sight where it is seen through a tunnel', () => {
    const rows = ['......#.....', '......#.....', '......#.....', '............'];
    const covered = (t: Court) =>
      waysToFlee(t, BO, PIA)
        .find(({ id }) => id === 'cover')
        ?.movement.ends?.(at(8, 0));
    const setting = { rows, pia: { at: '1,1' }, bo: { at: '7,3' } };
    expect(covered(portedTable([], setting))).toBe(true);
    expect(covered(tunnelled(at(2, 0), at(9, 0), setting))).toBe(false);
  });

  test('[KC-POR-34] [KZ-TERR-08] pushed through, it is measured from the far side', () => {
    const t = tunnelled(at(7, 1), at(3, 4), { bo: { at: '6,1' } });
    const push = { how: 'push', squares: 3, by: PIA, source: 'test', from: at(1, 1) } as const;
    const moved = t.run(
      force(t, BO, { ...push, rule: 'test' }),
      ['court(2,3)'],
      ['court(1,3)', 'court(0,3)'],
    );
    expect([moved, placesIn(t.state)[BO]]).toEqual([3, 'court(0,3)']);
  });

  test('[KC-POR-34] a push does not pass where the portal is nearer', () => {
    const t = tunnelled(at(5, 1), at(9, 5), { bo: { at: '6,1' } });
    const push = { how: 'push', squares: 1, by: PIA, source: 'test', from: at(1, 1) } as const;
    expect(() => t.run(force(t, BO, { ...push, rule: 'test' }), ['court(9,4)'])).toThrow(
      'court(9,4)',
    );
    const pull = { ...push, how: 'pull' } as const;
    t.run(force(t, BO, { ...pull, rule: 'test' }), ['court(9,4)']);
    expect(placesIn(t.state)[BO]).toBe('court(9,4)');
  });

  test('[KC-POR-34] a Charge may pass, nearer being measured through the tunnel', () => {
    const pia = { implement: 'sword', at: '0,1', speed: 3 };
    const t = tunnelled(at(2, 1), at(9, 4), { pia, bo: { at: '11,4' } });
    expect(chargeTargets(t, PIA)).toEqual([BO]);
    const apart = portedTable(['short-tunnel'], { pia, bo: { at: '11,4' } });
    expect(chargeTargets(apart, PIA)).toEqual([]);
  });

  test('[KC-POR-34] [KC-OPT-01] between court and Dungeon, if the match has it so', () => {
    const rows = [
      '............',
      '............',
      '............',
      '',
      '............',
      '............',
    ];
    const ends = (crossAreaWarps: boolean) => {
      const setting = { rows, pia: { at: 'dungeon(5,0)' }, options: { crossAreaWarps } };
      const t = portedTable(['short-tunnel'], setting);
      const [dig] = shortTunnel.actions ?? [];
      const pia = t.of('Pia');
      if (dig === undefined || pia === undefined) throw new Error('no action');
      t.run(dig.perform(t, PIA), 'dungeon(6,0)');
      pia.cell = at(1, 1);
      t.run(
        dig.perform(t, PIA),
        ...(crossAreaWarps ? ['court(2,1)', ['dungeon(7,1)']] : ['court(2,1)']),
      );
      return [
        placesIn(t.state)[PIA],
        t.state.changed.filter(({ end }) => end !== undefined).length,
      ];
    };
    expect([ends(true), ends(false)]).toEqual([
      ['dungeon(7,1)', 2],
      ['court(1,1)', 0],
    ]);
  });

  test('[KC-POR-06] [KC-CONV-40] portals stay when their Porter is Taken Out', () => {
    const court = dug(['court(2,0)', 'walk', ['court(0,1)'], 'yes'], {
      pia: { hp: 2 },
      bo: { at: '2,1' },
    } as Setting);
    expect([placesIn(court.state)[PIA], squaresOf(court.state, 'short-tunnel')]).toEqual([
      'nowhere',
      ['court(2,0)'],
    ]);
  });
});
