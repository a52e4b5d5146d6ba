import { describe, expect, test } from 'vitest';
import type { Answers, Court } from '../../../../test/table.ts';

import { isTarget } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import {
  BASIC_IMPLEMENT_ATTACK,
  BASIC_PHYSICAL_ATTACK,
} from '../../../rules/effects/basic-powers.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import { takeStep } from '../../../rules/movement/step.ts';
import { layTrap } from '../../../rules/terrain/traps.ts';

import { porter, selfLift } from './features.ts';
import {
  at,
  BO,
  kindsOn,
  PIA,
  placesIn,
  ported,
  portedTable,
  type Setting,
  withWarp,
} from './testing/ported.ts';

describe('Swap Places', () => {
  const swapped = (answers: Answers, setting?: Setting) =>
    ported([], ['swap-places', ...answers], setting);

  test('[KC-POR-13] she and an ally or enemy exchange squares, without a roll', () => {
    const ally = swapped(['Al']);
    expect(placesIn(ally.state).slice(0, 2)).toEqual(['court(1,2)', 'court(1,1)']);
    const enemy = swapped(['Bo']);
    expect([placesIn(enemy.state)[PIA], placesIn(enemy.state)[BO]]).toEqual([
      'court(5,1)',
      'court(1,1)',
    ]);
    // It ends no turn, nor is anybody asked whether he likes it.
    expect([enemy.open.why.key, enemy.state.turn?.attackActions]).toEqual(['action', 0]);
  });

  test('[KC-POR-13] within five squares in sight, not whom nobody sees', () => {
    const offered = (bo: Setting['bo']) => swapped([], { bo: bo ?? {} }).offered;
    expect(offered({ at: '6,1' })).toContain('Bo');
    expect(offered({ at: '7,1' })).not.toContain('Bo');
    expect(offered({ statuses: ['hidden'] })).not.toContain('Bo');
    const rows = ['............', '...#........', '............'];
    expect(swapped([], { rows })).not.toOffer('Bo');
  });

  test('[KC-POR-13] [KZ-STAT-32] an ally that is Hidden she finds', () => {
    expect(swapped([], { al: { statuses: ['hidden'] } })).toOffer('Al');
  });

  test('[KC-POR-13] no Opportunities, Grabs break, what is held goes along', () => {
    const court = swapped(['Bo'], {
      bo: { at: '2,1', holds: ['neutral'] },
      pia: { statuses: [{ status: 'grabbed', by: 'Bo' }, 'prone'], implement: 'staff' },
    });
    expect(court.state.creatures.map(({ hp }) => hp)).toEqual([8, 8, 8]);
    expect(kindsOn(court.state, PIA)).toEqual(['prone']);
    expect(court.of('Bo')).toHoldOrbs('orb-0');
  });

  test('[KC-POR-13] not where one of the two does not fit', () => {
    const t = portedTable([], {});
    const bo = t.of('Bo');
    if (bo === undefined) throw new Error('no Bo');
    bo.fullWidth = 2;
    bo.fullHeight = 2;
    expect(swapAction().possible(t, PIA)).toBe(true);
    expect(() => t.run(swapAction().perform(t, PIA), 'Bo')).toThrow('Bo');
  });

  test('[KC-POR-13] [KZ-STOW-02] [KC-CONV-47] not with the implement stowed, but Disarmed', () => {
    const offered = (pia: Setting['pia']) => ported([], [], { pia: pia ?? {} }).offered;
    expect(offered({ stowed: true })).not.toContain('swap-places');
    expect(offered({ statuses: ['disarmed'] })).toContain('swap-places');
  });

  test('[KC-POR-13] [KC-POR-25] from the square of a Source Warp too', () => {
    const reach = (kind: string) => {
      const t = withWarp(kind, at(8, 1), { bo: { at: '11,1' } });
      t.run(swapAction().perform(t, PIA), 'Bo');
      return placesIn(t.state)[PIA];
    };
    expect(reach('source-warp')).toBe('court(11,1)');
    expect(() => reach('hub-warp')).toThrow();
  });
});

/** The action that Swap Places is. */
function swapAction() {
  const [swap] = porter.actions ?? [];
  if (swap === undefined) throw new Error('no action');
  return swap;
}

describe('Spellwarp Sniper', () => {
  const pick = ['spellwarp-sniper'];

  test('[KC-POR-10] its wand or staff reaches ten squares', () => {
    const reach = (implement: string, bo: string) =>
      isTarget(
        portedTable(pick, { pia: { implement, at: '0,1' }, bo: { at: bo } }),
        PIA,
        BO,
        BASIC_IMPLEMENT_ATTACK,
      );
    expect(['wand', 'staff'].map((implement) => reach(implement, '10,1'))).toEqual([true, true]);
    expect(['wand', 'staff'].map((implement) => reach(implement, '11,1'))).toEqual([false, false]);
  });

  test('[KC-POR-04] nobody has it with a sword', () => {
    const pia = { implement: 'sword' };
    expect(() => portedTable(pick, { pia })).toThrow('implement must be wand or staff');
  });

  const hit = (bo: string, answers: Answers, more: Setting = {}) => {
    const t = portedTable(pick, { bo: { at: bo }, rolls: [4], ...more });
    t.run(attack(t, PIA, BO, BASIC_IMPLEMENT_ATTACK), ...(answers ?? []));
    return t.state;
  };
  const order = ['damage', 'spellwarp'];

  test('[KC-POR-10] an enemy hit from five squares or more may be teleported up to two', () => {
    expect(placesIn(hit('6,1', [order, 'court(8,3)']))[BO]).toBe('court(8,3)');
    expect(placesIn(hit('6,1', [order, 'stay']))[BO]).toBe('court(6,1)');
    expect(() => hit('6,1', [order, 'court(9,1)'])).toThrow();
  });

  test('[KC-POR-10] not from nearer, and not on a miss', () => {
    expect(placesIn(hit('5,1', []))[BO]).toBe('court(5,1)');
    expect(placesIn(hit('6,1', [], { rolls: [2] }))[BO]).toBe('court(6,1)');
  });

  test('[KC-POR-10] [KC-CONV-16] Ward keeps its bearer where it is', () => {
    const state = hit('6,1', [], { bo: { at: '6,1', ward: 2 } });
    expect([state.creatures[BO]?.hp, placesIn(state)[BO]]).toEqual([8, 'court(6,1)']);
  });
});

describe('Portal Brawler', () => {
  const hit = (bo: string, answers: Answers, more: Setting = {}) => {
    const setting = { bo: { at: bo }, rolls: [4], ...more };
    const t = portedTable(['portal-brawler'], setting);
    t.run(attack(t, PIA, BO, BASIC_IMPLEMENT_ATTACK), ...(answers ?? []));
    return placesIn(t.state);
  };
  const order = ['damage', 'brawl'];

  test('[KC-POR-11] it may change places with an enemy within three squares that it hits', () => {
    const places = hit('4,1', [order, 'yes']);
    expect([places[PIA], places[BO]]).toEqual(['court(4,1)', 'court(1,1)']);
    expect(hit('4,1', [order, 'no'])[PIA]).toBe('court(1,1)');
  });

  test('[KC-POR-11] not from farther, not on a miss, not behind Ward', () => {
    expect(hit('5,1', [])[PIA]).toBe('court(1,1)');
    expect(hit('4,1', [], { rolls: [2] })[PIA]).toBe('court(1,1)');
    expect(hit('4,1', [], { bo: { at: '4,1', ward: 2 } })[PIA]).toBe('court(1,1)');
  });

  test('[KC-POR-11] the distance is taken from its body, not from a warp', () => {
    const pia = { picks: ['porter/portal-brawler', 'porter/source-warp'] };
    const t = withWarp('source-warp', at(8, 1), { pia, bo: { at: '9,1' }, rolls: [4] });
    t.run(attack(t, PIA, BO, BASIC_IMPLEMENT_ATTACK));
    expect([t.of('Bo').hp, placesIn(t.state)[PIA]]).toEqual([6, 'court(1,1)']);
  });
});

describe('Self-Lift', () => {
  const pick = ['self-lift'];
  const flies = ({ creatures }: Court['state']) => {
    const pia = creatures[PIA];
    return pia !== undefined && has(pia, BITS.flying);
  };

  test('[KC-POR-12] [KC-POR-05] she Hovers from the start', () => {
    const { state } = portedTable(pick);
    const [pia, al] = state.creatures;
    expect(pia !== undefined && has(pia, BITS.hovering)).toBe(true);
    expect(al !== undefined && has(al, BITS.hovering)).toBe(false);
  });

  test('[KC-POR-12] she may save against a trap, which is sprung all the same', () => {
    const sprung = (answers: readonly string[], rolls: readonly number[]) => {
      const t = portedTable(pick, { rolls });
      layTrap(t.state, { kind: 'snap', cell: at(2, 1), by: BO, rule: 'test' });
      t.run(takeStep(t, PIA, at(2, 1), { how: 'move' }), ...answers);
      const pia = t.of('Pia');
      return [pia !== undefined && has(pia, BITS.immobilized), t.state.traps.length];
    };
    expect(sprung(['roll'], [4])).toEqual([false, 0]);
    expect(sprung(['roll'], [3])).toEqual([true, 0]);
    expect(sprung(['fail'], [])).toEqual([true, 0]);
  });

  test('[KC-POR-12] as a Move Action she flies until the start of her next turn', () => {
    const flight = ['take-off', 'end-turn', 'end-turn'];
    const aloft = ported(pick, flight);
    expect([flies(aloft.state), aloft.state.turn?.creature]).toEqual([true, BO]);
    const down = ported(pick, [...flight, 'end-turn']);
    expect([flies(down.state), down.state.turn?.creature]).toEqual([false, PIA]);
    expect(down).toOffer('take-off');
  });

  test('[KC-POR-12] [KZ-STAT-23] landed and aloft again in one turn, she comes down once', () => {
    const court = ported(pick, [
      ...['take-off', 'land', 'take-off', 'end-turn', 'end-turn', 'end-turn'],
    ]);
    expect([court.open.why.key, flies(court.state), court.state.turn?.creature]).toEqual([
      'action',
      false,
      PIA,
    ]);
    expect(court.state.effects.filter(({ kind }) => kind === 'self-lift')).toEqual([]);
  });

  test('[KC-POR-12] [KZ-STAT-24] taking off grants Opportunities to those beside her', () => {
    const court = ported(pick, ['take-off', 'yes'], { bo: { at: '2,1' } });
    expect([court.of('Pia').hp, flies(court.state)]).toEqual([6, true]);
  });

  test('[KC-POR-12] not while Prone, held or aloft already', () => {
    for (const status of ['prone', 'immobilized', 'grabbed']) {
      const court = ported(pick, [], { pia: { statuses: [status] } });
      expect(court).not.toOffer('take-off');
    }
    expect(ported(pick, ['take-off'])).not.toOffer('take-off');
  });

  test('[KC-POR-12] [KZ-STAT-23] over somebody’s head she comes down beside it', () => {
    const court = ported(pick, [
      ...['take-off', 'walk', ['court(1,2)'], 'end-turn', 'end-turn', 'end-turn'],
    ]);
    expect(court).toBeAskedFor('land');
    expect(court).toOffer('court(1,3)');
    expect(court).not.toOffer('court(1,2)');
    const after = ported(pick, [
      ...['take-off', 'walk', ['court(1,2)'], 'end-turn', 'end-turn', 'end-turn', 'court(0,3)'],
    ]);
    expect([placesIn(after.state)[PIA], flies(after.state)]).toEqual(['court(0,3)', false]);
  });

  test('[KC-POR-12] [KZ-STAT-25] knocked down on the wing she drops, and is not Prone', () => {
    const t = portedTable(pick, { rolls: [4], bo: { at: '2,2', implement: 'wand' } });
    const [takeOff] = selfLift.actions ?? [];
    if (takeOff === undefined) throw new Error('no action');
    t.run(takeOff.perform(t, PIA), 'no');
    const pia = t.of('Pia');
    if (pia === undefined) throw new Error('no Pia');
    pia.cell = at(1, 2);
    const fells = {
      ...BASIC_IMPLEMENT_ATTACK,
      effect: [
        {
          on: 'target' as const,
          *run() {
            yield* knockProne(t, PIA, BO, 'test');
          },
        },
      ],
    };
    t.run(attack(t, BO, PIA, fells), ['damage', 'effect'], 'court(0,1)');
    expect([placesIn(t.state)[PIA], has(pia, BITS.prone), flies(t.state)]).toEqual([
      'court(0,1)',
      false,
      false,
    ]);
  });

  test('[KC-POR-06] her Flying ends when she is Taken Out', () => {
    const court = ported(pick, ['take-off', 'yes'], {
      bo: { at: '2,1' },
      pia: { hp: 2 },
    });
    expect([placesIn(court.state)[PIA], flies(court.state)]).toEqual(['nowhere', false]);
  });

  test('[KC-POR-12] [KZ-STAT-20] on the wing she is out of reach of hands', () => {
    const t = portedTable(pick, { bo: { at: '2,1' } });
    expect(isTarget(t, BO, PIA, BASIC_PHYSICAL_ATTACK)).toBe(true);
    const [takeOff] = selfLift.actions ?? [];
    if (takeOff === undefined) throw new Error('no action');
    t.run(takeOff.perform(t, PIA), 'no');
    expect(isTarget(t, BO, PIA, BASIC_PHYSICAL_ATTACK)).toBe(false);
  });
});
