import { describe, expect, test } from 'vitest';
import { chances, isConcealed, isTarget } from '../src/rules/attack/aim.ts';
import { coverOf } from '../src/rules/court/cover.ts';
import { creatureOf } from '../src/rules/court/creatures.ts';
import { groundOf } from '../src/rules/court/ground-now.ts';
import {
  BASIC_IMPLEMENT_ATTACK,
  BASIC_PHYSICAL_ATTACK,
} from '../src/rules/effects/basic-powers.ts';
import { STATUS, withData } from '../src/rules/effects/effect-data.ts';
import { DAMAGING_ZONE, effectsOf } from '../src/rules/effects/in-play.ts';
import { giveStatus } from '../src/rules/effects/status.ts';
import { addDamage, beginTotal } from '../src/rules/harm/damage.ts';
import { takeOut } from '../src/rules/harm/taken-out.ts';
import { type Force, force } from '../src/rules/movement/forced.ts';
import { teleport } from '../src/rules/movement/relocate.ts';
import { sees } from '../src/rules/sight/sight.ts';
import { begin, floor, ours, type Told, theirs } from './table.ts';

const until = { ends: 'match' } as const;

/** Ana's turn on a court with these rows, Bo somewhere else on it. */
function on(
  rows: readonly string[],
  ana: string,
  bo: string,
  more: Readonly<Record<string, unknown>> = {},
  { a = {}, b = {} }: { readonly a?: Told; readonly b?: Told } = {},
) {
  return {
    court: rows,
    athletes: [ours('Ana', ana, a), theirs('Bo', bo, b)],
    turn: 'Ana',
    ...more,
  };
}

/** Why Ana's attack on Bo has Disadvantage. */
function hindrances(given: Readonly<Record<string, unknown>>, power = BASIC_IMPLEMENT_ATTACK) {
  const t = begin(given);
  return chances(t, 0, 1, power, creatureOf(t.state, 0)).disadvantages;
}

const PLAIN = floor(9, 3);
/** The upper right corner of a court three squares wide. */
const AT = { cell: 2, width: 1, height: 1 };

describe('kinds of ground', () => {
  test('[KZ-TERR-01] [KZ-COVER-02] Blocking Terrain is not entered, and is Full Cover', () => {
    const rows = ['.........', '.#.......', '.........'];
    const court = begin(on(rows, '0,1', '8,1')).answer('walk');
    expect(court.ends).not.toContain('court(1,1)');
    const flat = (ahead: string, prone = false) =>
      hindrances(
        on(
          ['.........', `.....${ahead}...`, '.........'],
          '2,0',
          '6,1',
          {},
          {
            b: { statuses: prone ? ['prone'] : [] },
          },
        ),
      );
    // Both kinds hide who stands behind them; only Full Cover hides the Hovering too.
    expect([flat('#'), flat('o'), flat('.')]).toEqual([['KZ-COVER-01'], ['KZ-COVER-01'], []]);
  });
  test('[KZ-TERR-02] [KZ-ZONE-02] [KZ-ZONE-06] Damaging Terrain hurts once a round, whatever the number of squares', () => {
    const zones = [{ cells: ['2,1', '3,1', '4,1'], damage: 2 }];
    const court = begin(on(PLAIN, '1,1', '8,1', { zones }));
    court.answer('walk', ['court(2,1)', 'court(3,1)', 'court(4,1)'], ['court(3,1)', 'court(4,1)']);
    expect([court.at('Ana'), court.of('Ana').hp]).toEqual(['court(4,1)', 6]);
    court.answer('end-turn', 'end-turn');
    // And it does so at the start of her turn there.
    expect(court.of('Ana')).toHaveHp(4);
  });
  test('[KZ-ZONE-05] forced in before its turn it is not hurt in that turn, and again after it', () => {
    const controller = { role: 'controller', specialisation: 'lockdown' };
    const zones = [{ cells: ['5,1'], damage: 2, terrain: false }];
    const bo = { hp: 20, maxHp: 20 };
    const court = begin(on(PLAIN, '1,1', '4,1', { zones }, { a: controller, b: bo }), {
      rolls: [4, 4],
    });
    const slide = (...way: readonly string[]) =>
      court.answer('basic-implement-attack', 'Bo', ['damage', 'role-boost'], way, 'no');
    slide('court(5,1)');
    expect([court.at('Bo'), court.of('Bo').hp]).toEqual(['court(5,1)', 16]);
    // His turn begins there, and he runs out of it and through it.
    court.answer('end-turn', 'walk', ['court(5,0)', 'court(5,1)', 'court(4,1)']);
    expect([court.at('Bo'), court.of('Bo').hp]).toEqual(['court(4,1)', 16]);
    court.answer('end-turn');
    expect(slide('court(5,1)').of('Bo')).toHaveHp(12);
  });
  test('[KZ-TERR-09] portals neither block sight nor bring anything nearer', () => {
    const rows = ['.........', '..P...p..', '.........'];
    const t = begin(on(rows, '1,1', '8,1'));
    expect(sees(t, 0, 1)).toBe(true);
    // Beside the one end she is not beside the other.
    expect(isTarget(t, 0, 1, BASIC_PHYSICAL_ATTACK)).toBe(false);
    expect(isTarget(t, 0, 1, BASIC_IMPLEMENT_ATTACK)).toBe(false);
  });
  test('[KZ-TERR-11] water is difficult, and attacks in it have Disadvantage, but not above it', () => {
    const rows = ['.........', '.~~......', '.........'];
    const court = begin(on(['.~~......'], '0,0', '8,0', {}, { a: { speed: 3 } })).answer('walk');
    expect(court.ends).toEqual(['court(1,0)']);
    expect(hindrances(on(rows, '1,1', '5,1'))).toEqual(['KZ-TERR-11']);
    expect(hindrances(on(rows, '1,1', '5,1', {}, { a: { statuses: ['hovering'] } }))).toEqual([]);
    expect(hindrances(on(rows, '5,1', '1,1'))).toEqual([]);
  });
  test('[KZ-TERR-12] kinds of terrain on one square go together, each once', () => {
    const rows = ['.........', '.,.......', '.........'];
    const zones = [{ cells: ['1,1'], damage: 1 }];
    const court = begin(on(rows, '0,1', '8,1', { zones }, { a: { speed: 2 } }));
    court.answer('walk', ['court(1,1)']);
    // Two squares of speed, and one damage.
    expect([court.of('Ana').hp, court.asked]).toEqual([7, 'action KZ-ACT-01 seat 0']);
  });
  test('[KZ-TERR-13] regular terrain does nothing', () => {
    const court = begin(on(PLAIN, '1,1', '8,1', {}, { a: { speed: 2 } }));
    court.answer('walk', ['court(2,1)', 'court(3,1)']);
    expect([court.at('Ana'), court.of('Ana').hp, court.state.effects]).toEqual([
      'court(3,1)',
      8,
      [],
    ]);
  });
});

test('[KZ-MOVE-15] whoever gets up where it could not stand comes to a free square beside it', () => {
  const rows = ['.........', '..R......', '.........'];
  const court = begin(on(rows, '1,1', '3,1', {}, { a: { statuses: ['prone'] } }));
  court.of('Ana').cell = court.cell(2, 1);
  court.answer('stand-up');
  expect(court).toBeAskedFor('footing', { rule: 'KZ-MOVE-15', seat: 0 });
  expect(court.offered).toHaveLength(7);
  court.answer('court(1,0)');
  expect([court.at('Ana'), court.heard('opportunity')]).toEqual(['court(1,0)', []]);
});

describe('cover and sight', () => {
  test('[KZ-COVER-01] [KZ-ADV-07] one Disadvantage, however many pieces of cover', () => {
    const rows = ['....oo...', '.....o...', '.....o...'];
    expect(hindrances(on(rows, '2,0', '6,1'))).toEqual(['KZ-COVER-01']);
    const court = begin(on(rows, '2,0', '6,1'), { rolls: [4, 2] }).answer('basic-implement-attack');
    if (court.asked.startsWith('target')) court.answer('Bo');
    expect(court.heard('attack')[0]?.dice).toHaveLength(2);
  });
  test('[KZ-ADV-07] so do Concealment, being Blinded or Restrained, and water', () => {
    const why = (a: readonly string[], b: readonly string[], row = '.........') =>
      hindrances(
        on(
          ['.........', row, '.........'],
          '1,1',
          '4,1',
          {},
          {
            a: { statuses: a },
            b: { statuses: b },
          },
        ),
      );
    expect(why([], ['concealed'])).toEqual(['KZ-CONC-01']);
    expect(why(['blinded'], [])).toEqual(['KZ-STAT-06']);
    expect(why(['restrained'], [])).toEqual(['KZ-STAT-57']);
    expect(why([], [], '.~.......')).toEqual(['KZ-TERR-11']);
    expect(why([], [])).toEqual([]);
  });
  test('[KZ-COVER-08] cover counts by where the attacker stands from the target', () => {
    const ground = groundOf(begin(on(['...', '.#.', '...'], '0,0', '2,2')).state);
    const from = (x: number, y: number) => {
      const attack = { melee: false, prone: false, ignoreLow: false };
      const options = { lowCoverIntervenes: false, coverVsMelee: false };
      return coverOf(ground, { cell: y * 3 + x, width: 1, height: 1 }, AT, {
        ...attack,
        options,
      });
    };
    // The wall at (1,1) lies at (-1, +1) from the target at (2,0).
    expect([from(0, 2), from(0, 0), from(2, 2)]).toEqual(['no-shot', 'clear', 'clear']);
  });
  test('[KZ-COVER-19] nobody who stands between gives cover', () => {
    const athletes = [ours('Ana', '1,1'), theirs('Bo', '5,1'), theirs('Cy', '3,1')];
    expect(hindrances({ court: PLAIN, athletes, turn: 'Ana' })).toEqual([]);
  });
  test('[KZ-COVER-22] ignoring cover takes the Disadvantage away, ignoring sight allows the shot', () => {
    const shooter = { class: 'wandslinger', picks: ['wandslinger/ricochet-shot'] };
    const walled = ['.........', '...#.....', '.........'];
    const given = (a: Told) => on(walled, '2,1', '5,1', {}, { a });
    expect(isTarget(begin(given({})), 0, 1, BASIC_IMPLEMENT_ATTACK)).toBe(false);
    expect(isTarget(begin(given(shooter)), 0, 1, BASIC_IMPLEMENT_ATTACK)).toBe(true);
    expect(hindrances(given(shooter))).toEqual([]);
  });
  test('[KZ-LOS-05] [KC-CONV-27] a teleport and a push need no line of sight to where they lead', () => {
    const rows = ['.#.......', '.#.......', '.........'];
    const jump = { class: 'porter', picks: ['porter/short-jump'] };
    const court = begin(on(rows, '0,0', '8,2', {}, { a: jump })).answer('short-jump');
    if (court.asked.startsWith('target')) court.answer('Ana');
    expect(court).toOffer('court(2,0)');
    const walled = ['.........', '....#....', '....#....'];
    const t = begin(on(walled, '1,2', '3,0'));
    const from = creatureOf(t.state, 0).cell;
    const push = {
      how: 'push',
      squares: 3,
      by: 0,
      source: 'test',
      from,
      rule: 'KZ-FORCE-03',
    } as const;
    t.run(force(t, 1, push), ['court(4,0)', 'court(5,0)', 'court(6,1)']);
    expect([creatureOf(t.state, 1).cell, sees(t, 0, 1)]).toEqual([9 + 6, false]);
  });
  test('[KZ-CONC-02] Concealment beyond a distance is looked at when it is rolled', () => {
    const t = begin(on(PLAIN, '1,1', '4,1'));
    const cloaked = withData(STATUS.concealed, { beyond: 3 });
    giveStatus(t, { ...cloaked, on: 1, by: 1, source: 'test', until });
    const seen = () => isConcealed(t, creatureOf(t.state, 0), 1);
    expect(seen()).toBe(false);
    creatureOf(t.state, 0).cell = 9;
    expect(seen()).toBe(true);
  });
  test('[KZ-CONC-04] [KZ-STAT-31] Hidden is more: nobody can choose it', () => {
    const t = begin(on(PLAIN, '1,1', '4,1', {}, { b: { statuses: ['hidden'] } }));
    expect(isTarget(t, 0, 1, BASIC_IMPLEMENT_ATTACK)).toBe(false);
    expect(isTarget(t, 1, 0, BASIC_IMPLEMENT_ATTACK)).toBe(true);
  });
  test('[KZ-LARGE-05] a larger creature with a square in the open is not Concealed', () => {
    const hidden = (bear: string) => {
      const court = begin({
        court: floor(12, 8),
        athletes: [
          ours('Wanda', '2,3', {
            class: 'wardmaster',
            picks: ['wardmaster/sight-ward'],
          }),
          theirs('Bo', '11,7'),
        ],
        creeps: [{ group: 'bears', members: [bear] }],
        turn: 'Wanda',
      }).answer('sight-ward', 'court(6,3)');
      const t = begin(on(PLAIN, '1,1', '4,1'));
      const at = { ...t, state: court.state, options: t.options } as typeof t;
      return chances(at, 0, 2, BASIC_IMPLEMENT_ATTACK, creatureOf(court.state, 0)).disadvantages;
    };
    // The zone covers columns 4 to 8.
    expect(hidden('4,3')).toEqual(['KZ-CONC-01']);
    expect(hidden('3,3')).toEqual([]);
  });
});

describe('forced movement and what lies there', () => {
  const push = (t: ReturnType<typeof begin>, more: Partial<Force> = {}): Force => ({
    how: 'push',
    squares: 2,
    by: 0,
    source: 'test',
    from: creatureOf(t.state, 0).cell,
    rule: 'KZ-FORCE-03',
    ...more,
  });
  test('[KZ-FORCE-06] it leads away from the user, or from the square that is named', () => {
    const t = begin(on(floor(9, 5), '1,2', '4,2'));
    t.run(force(t, 1, push(t)), ['court(5,2)', 'court(6,2)']);
    expect(creatureOf(t.state, 1).cell).toBe(2 * 9 + 6);
    const named = push(t, { from: 2 * 9 + 7 });
    t.run(force(t, 1, named), ['court(5,2)', 'court(4,2)']);
    expect(creatureOf(t.state, 1).cell).toBe(2 * 9 + 4);
  });
  test('[KZ-FORCE-18] an ally’s push is forced movement all the same, its own teleport is not', () => {
    const t = begin({
      court: floor(9, 5),
      athletes: [
        ours('Ana', '1,2'),
        ours('Al', '4,2'),
        theirs('Bo', '4,3', { implement: 'sword' }),
      ],
      turn: 'Ana',
    });
    // Nobody is asked about an Opportunity.
    t.run(force(t, 1, push(t)), ['court(5,1)', 'court(6,1)']);
    expect([creatureOf(t.state, 1).hp, creatureOf(t.state, 1).moved]).toEqual([8, 0]);
    t.run(teleport(t, 1, { by: 1, squares: 3, rule: 'KZ-FORCE-12' }), 'court(4,1)');
    // It has gone there itself, which counts as moved.
    expect([creatureOf(t.state, 1).cell, creatureOf(t.state, 1).moved]).toEqual([9 + 4, 2]);
  });
  test('[KZ-SCORE-06] what the ground does to who is forced onto it is the doing of who forced it', () => {
    const zones = [{ cells: ['5,2'], damage: 2 }];
    const given = on(floor(9, 5), '1,2', '4,2', { zones }, { b: { hp: 3 } });
    const t = begin(given);
    const total = beginTotal(t, { to: 1, by: 0, kind: 'attack', melee: false });
    addDamage(t, total, { own: 1 }, 'test');
    t.run(force(t, 1, push(t, { total })), ['court(5,2)'], 'no');
    expect([creatureOf(t.state, 1).cell, t.state.points]).toEqual([-1, [1, 0]]);
    const slid = begin(on(floor(9, 5), '1,2', '4,2', { zones }, { b: { hp: 2 } }));
    slid.run(force(slid, 1, push(slid)), ['court(5,2)'], 'no');
    expect([creatureOf(slid.state, 1).cell, slid.state.points]).toEqual([-1, [1, 0]]);
  });
  test('[KZ-SCORE-06] [KZ-STRK-04] whoever walks onto it has itself Taken Out', () => {
    const zones = [{ cells: ['2,1'], damage: 2 }];
    const court = begin(on(PLAIN, '1,1', '8,1', { zones }, { a: { hp: 2 } }));
    court.answer('walk', ['court(2,1)']);
    expect(court.of('Ana')).toStandAt('nowhere');
    expect([court.state.points, court.state.strikes]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
  test('[KZ-ZONE-01] [KZ-HP-07] a zone stays when its owner moves or is Taken Out, to its printed end', () => {
    const zones = [{ cells: ['5,1'], damage: 2, by: 'Ana' }];
    const t = begin(on(PLAIN, '1,1', '8,1', { zones }));
    takeOut(t, 0, 1);
    expect(t.state.effects).toMatchObject([{ kind: 'damaging-zone', by: 0 }]);
    const court = begin(on(PLAIN, '1,1', '8,1', { zones }));
    court.answer('walk', ['court(2,1)']);
    expect(effectsOf(court.state, DAMAGING_ZONE)[0]?.data.cells).toEqual([court.cell(5, 1)]);
  });
  test('[KZ-ZONE-10] what hurts at the start of a turn leaves no action before', () => {
    const zones = [{ cells: ['1,1'], damage: 2 }];
    const court = begin(on(PLAIN, '1,1', '8,1', { zones }, { a: { hp: 2 } }));
    // It is Bo's turn already.
    expect([court.at('Ana'), court.asked]).toEqual(['nowhere', 'action KZ-ACT-01 seat 1']);
  });
});
