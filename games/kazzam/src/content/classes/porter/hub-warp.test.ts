import { describe, expect, test } from 'vitest';
import { begin } from '../../../../test/table.ts';
import { hubWarp } from './hub-warp.ts';
import { AL, at, PIA, placesIn, warped, withWarp } from './testing/ported.ts';

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

/** An action of Hub Warp. */
function hubAction(id: string) {
  const action = hubWarp.actions?.find((other) => other.id === id);
  if (action === undefined) throw new Error(`no ${id}`);
  return action;
}
