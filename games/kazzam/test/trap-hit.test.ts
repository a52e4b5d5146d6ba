import { describe, expect, test } from 'vitest';
import { SOURCE_WARP } from '../src/content/classes/porter/warps.ts';
import { FOCUS } from '../src/content/classes/shivering-sword/enchantments.ts';
import { cellOf } from '../src/map/court-map.ts';
import { actionsOf } from '../src/rules/actions/available.ts';
import { attackOnTrap } from '../src/rules/actions/trap-attack.ts';
import { attackAll, trapsFor } from '../src/rules/attack/attack-all.ts';
import { groundOf } from '../src/rules/court/ground-now.ts';
import { thingOf } from '../src/rules/court/things.ts';
import { withData } from '../src/rules/effects/effect-data.ts';
import { effectsOf, putInPlay } from '../src/rules/effects/in-play.ts';
import type { AttackPower } from '../src/rules/effects/power.ts';
import { windows } from '../src/rules/effects/windows.ts';
import { layTrap } from '../src/rules/terrain/traps.ts';
import { freshTurn } from '../src/rules/turn/phases.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const ANA = 0;
const CY = 1;
const BO = 2;
const HP = 20;
/** The damage line, then the Boost. */
const BOTH = ['damage', 'role-boost'];
/** The damage line, then the Effect. */
const LINE_FIRST = ['damage', 'effect'];

/** Ana, her friend Cy, and Bo of the other team far off. */
function athletes(ana: Told, at: Readonly<Record<'ana' | 'cy' | 'bo', string>>, cy: Told = {}) {
  return [ours('Ana', at.ana, ana), ours('Cy', at.cy, cy), theirs('Bo', at.bo)];
}

const STANDS = { ana: '0,2', cy: '0,4', bo: '13,4' } as const;

/** How the table stands. */
interface Scene {
  readonly ana?: Told;
  readonly cy?: Told;
  readonly at?: Partial<Record<keyof typeof STANDS, string>>;
  readonly rows?: readonly string[];
  readonly creeps?: readonly Told[];
  readonly turn?: string;
  readonly options?: Told;
}

/** A table with a strong trap of Bo's on each square that is named. */
function laid(squares: readonly string[], scene: Scene = {}, rolls: readonly number[] = []) {
  const { ana = {}, cy, at, rows = floor(14, 5), creeps = [], turn = 'Ana', options = {} } = scene;
  const given = { court: rows, athletes: athletes(ana, { ...STANDS, ...at }, cy), creeps, turn };
  const t = begin(given, { rolls, options });
  const { map } = groundOf(t.state);
  for (const square of squares) {
    const [x = 0, y = 0] = square.split(',').map(Number);
    layTrap(t.state, {
      kind: 'snap',
      cell: cellOf(map, 'court', x, y),
      by: BO,
      rule: 'KR-SPEC-17',
    });
  }
  for (const trap of t.state.traps) trap.hp = HP;
  return t;
}

const harm = ({ state }: Court) => state.traps.map(({ hp }) => HP - hp);

/** What Ana's attack on the only trap deals, with what she answers meanwhile. */
function dealt(die: number, square: string, ana: Told, answers: readonly Said[] = []) {
  const t = laid([square], { ana }, [die]);
  t.run(attackOnTrap([]).perform(t, ANA), ...answers);
  return harm(t)[0];
}

/** An answer. */
type Said = string | number | readonly string[];

/** Ana does something that she can do. */
function act(t: Court, id: string, ...answers: readonly Said[]): void {
  const action = actionsOf(t, ANA).find((one) => one.id === id);
  if (action === undefined) throw new Error(`she cannot ${id}`);
  t.run(action.perform(t, ANA), ...answers);
}

const NONE = { id: Number.NaN };

const role = (name: string, specialisation: string) => ({ role: name, specialisation });

describe('Role Boosts on a trap', () => {
  test('[KZ-ATK-25] [KR-STRI-01] [KR-STRI-03] a Striker’s damage comes with it, from afar on a 2 as well', () => {
    const sniper = role('striker', 'sniper');
    expect([2, 4, 6].map((die) => dealt(die, '3,2', sniper))).toEqual([0, 3, 5]);
    expect([1, 2, 4, 6].map((die) => dealt(die, '4,2', sniper))).toEqual([0, 1, 3, 6]);
  });
  test('[KR-SPEC-03] a Hunter’s does not', () => {
    const hunter = role('specialist', 'hunter');
    expect([2, 4, 6].map((die) => dealt(die, '3,2', hunter))).toEqual([0, 2, 4]);
  });
  test('[KZ-TARG-09] [KR-CON-01] [KR-DEF-14] nothing slides it, pulls it or marks it', () => {
    const boosts = [
      [role('controller', 'guardian'), []],
      [role('defender', 'pursuer'), []],
    ] as const;
    for (const [ana, answers] of boosts) {
      const t = laid(['3,2'], { ana }, [4]);
      const stood = t.state.traps.map(({ cell }) => cell);
      t.run(attackOnTrap([]).perform(t, ANA), ...answers);
      expect([harm(t), t.state.traps.map(({ cell }) => cell)]).toEqual([[2], stood]);
      expect(t.state.effects.filter(({ on }) => on < 0)).toEqual([]);
    }
  });
  test('[KR-LEAD-01] [KR-DEF-08] what it gives to others it gives: healing, Ward', () => {
    const leader = laid(['3,2'], { ana: role('leader', 'rescuer'), cy: { hp: 4 } }, [4]);
    leader.run(attackOnTrap([]).perform(leader, ANA), BOTH, 'Cy');
    expect([harm(leader), leader.of('Cy').hp]).toEqual([[2], 7]);
    const juggernaut = laid(['3,2'], { ana: role('defender', 'juggernaut') }, [4]);
    juggernaut.run(attackOnTrap([]).perform(juggernaut, ANA), BOTH);
    const sum = (wards: readonly { readonly amount: number }[] = []) =>
      wards.reduce((total, { amount }) => total + amount, 0);
    const [before] = laid([], { ana: role('defender', 'juggernaut') }).state.creatures;
    expect(sum(juggernaut.of('Ana').wards)).toBe(sum(before?.wards) + 1);
  });
  test('[KR-SPEC-15] a Trapper lays one beside it, or beside where it lay', () => {
    for (const hp of [HP, 1]) {
      const t = laid(['3,2'], { ana: role('specialist', 'trapper') }, [4]);
      for (const trap of t.state.traps) trap.hp = hp;
      t.start(attackOnTrap([]).perform(t, ANA));
      const around = ['(2,1)', '(3,1)', '(4,1)', '(2,2)', '(4,2)', '(2,3)', '(3,3)', '(4,3)'];
      expect(t).toOfferOnly(...around.map((square) => `court${square}`), 'none');
      expect(t.state.traps).toHaveLength(hp === HP ? 1 : 0);
      t.answer('court(2,1)');
      expect(t).toAskNothing();
      expect(t.state.traps.filter(({ kind }) => kind === 'damage')).toHaveLength(1);
    }
  });
  test('[KR-BOOST-07] who weighs the Boost is asked for it here too', () => {
    const t = laid(['3,2'], { ana: role('striker', 'sniper') }, [4]);
    const until = { ends: 'match' } as const;
    const weighs = { kind: 'weighs-boost', on: ANA, by: ANA, source: 'role-boost', until };
    t.state.effects.push({ id: t.state.nextEffect, mark: 0, amount: 0, ...weighs });
    t.run(attackOnTrap([]).perform(t, ANA), 'no');
    expect(harm(t)).toEqual([2]);
  });
});

describe('what a power does to a trap', () => {
  const power = (more: Partial<AttackPower>): AttackPower => ({
    ...{ id: 'hurl', rule: 'KZ-POWER-05', target: { ranged: 5 }, damage: 2 },
    ...more,
  });
  /** What it deals on this die, and what is asked on the way. */
  const hurled = (die: number, more: Partial<AttackPower>, ...answers: readonly Said[]) => {
    const t = laid(['3,2'], {}, [die]);
    t.run(attackOnTrap([{ power: power(more) }]).perform(t, ANA), 'hurl', ...answers);
    return { dealt: harm(t)[0], t };
  };
  const more: AttackPower['effect'] = [{ on: 'target', damage: () => 3 }];

  test('[KZ-CRIT-02] [KZ-CRIT-06] damage in its Effect adds up with the line, and is not doubled', () => {
    expect([4, 6].map((die) => hurled(die, { effect: more }, LINE_FIRST).dealt)).toEqual([5, 7]);
  });
  test('[KZ-CRIT-03] on a 3 she takes one of the two', () => {
    const taken = ['damage', 'effect'].map((one) => hurled(3, { effect: more }, one).dealt);
    expect(taken).toEqual([2, 3]);
  });
  test('[KZ-TARG-09] [KZ-CRIT-09] what else it does to its target is left out, and not put in order', () => {
    let ran = 0;
    const effect: AttackPower['effect'] = [
      {
        on: 'target',
        *run() {
          ran += 1;
        },
      },
    ];
    expect([hurled(4, { effect }).dealt, ran]).toEqual([2, 0]);
  });
  test('[KZ-CRIT-02] what it does to others it does, from where the trap lies', () => {
    const seen: unknown[] = [];
    const effect: AttackPower['effect'] = [
      {
        on: 'others',
        *run({ state }, { stood, target }) {
          seen.push(groundOf(state).option(stood.cell).id, target < 0);
        },
      },
    ];
    expect(hurled(4, { effect }, LINE_FIRST).dealt).toBe(2);
    expect(seen).toEqual(['court(3,2)', true]);
  });
  test('[KZ-CRIT-02] what follows a hit or a miss follows', () => {
    const hits: boolean[] = [];
    const after: AttackPower['after'] = function* (_t, { hit }) {
      hits.push(hit);
    };
    for (const die of [2, 4]) hurled(die, { after });
    expect(hits).toEqual([false, true]);
  });
  test('[KR-SPEC-17] [KZ-OBJ-01] [KZ-SCORE-18] whoever destroys it does so once: it is no target any more', () => {
    const t = laid(['3,2'], {}, [4]);
    for (const trap of t.state.traps) trap.hp = 2;
    t.run(attackOnTrap([]).perform(t, ANA));
    expect([t.state.traps, t.state.things, trapsFor(t, ANA, power({}))]).toEqual([
      [],
      undefined,
      [],
    ]);
    expect([t.state.points, t.state.stats[ANA]?.kills]).toEqual([[0, 0], 0]);
  });
  test('[KZ-TARG-01] a turn remembers no trap among those it attacked, but that it attacked', () => {
    const { turn } = hurled(4, {}).t.state;
    expect([turn?.attacked, turn?.hit, turn?.attacks]).toEqual([[], [], 1]);
  });
});

describe('what its attacker can do', () => {
  const own = (className: string, ...picks: readonly string[]) => ({
    class: className,
    picks: picks.map((pick) => `${className}/${pick}`),
  });
  test('[KC-WSL-11] Ricochet Shot goes around walls, with the Basic Implement Attack alone', () => {
    const rows = ['......', '..#...', '......'];
    const at = { ana: '0,1', cy: '0,0', bo: '5,2' } as const;
    const may = (ana: Told) => attackOnTrap([]).possible(laid(['3,1'], { ana, rows, at }), ANA);
    expect([may({}), may(own('wandslinger', 'ricochet-shot'))]).toEqual([false, true]);
  });
  test('[KC-WSL-14] Focus: Advantage on its first implement attack, and a damage', () => {
    const t = laid(['4,2'], { ana: own('wandslinger', 'focus') }, [2, 4]);
    act(t, 'focus');
    act(t, 'attack-trap');
    expect(harm(t)).toEqual([3]);
  });
  test('[KC-SHV-14] Focused Blade counts attacks on one trap, and not on the next', () => {
    const blade = { ...own('shivering-sword'), implement: 'sword' };
    const t = laid(['1,2', '1,1'], { ana: blade }, [3, 2, 2]);
    const until = { ends: 'match' } as const;
    const of = { on: ANA, by: ANA, source: 'focused-blade', mark: t.state.nextEffect, amount: 0 };
    windows.attach(t, { kind: 'focused-blade', until, ...of });
    for (const square of ['1,2', '1,2', '1,1'])
      act(t, 'attack-trap', 'basic-implement-attack', `court(${square})`);
    expect(harm(t)).toEqual([6, 0]);
    const [tokens] = effectsOf(t.state, FOCUS);
    expect([tokens?.data.target, tokens?.amount]).toEqual([thingOf(t.state.traps[1] ?? NONE), 1]);
  });
});

describe('an area with traps in it', () => {
  const roar: AttackPower = {
    ...{ id: 'roar', rule: 'KM-CRP-12', target: { burst: 3 }, damage: 2 },
    roll: 'none',
  };
  const golem = { group: 'practice-golem', members: [{ at: '5,2', statuses: ['fierce'] }] };
  const GOLEM = 3;

  test('[KM-CRP-12] [KZ-CREEP-17] a Fierce Creep’s deals each what it deals to anybody: 1 more', () => {
    const at = { cy: '7,2', ana: '0,2', bo: '13,4' };
    const t = laid(['4,1', '8,2'], { creeps: [golem], at });
    t.state.turn = freshTurn(GOLEM);
    t.run(attackAll(t, GOLEM, [CY], trapsFor(t, GOLEM, roar), roar));
    expect([t.of('Cy').hp, ...harm(t)]).toEqual([5, 3, 3]);
  });
  test('[KC-POR-27] [KZ-TARG-09] Instant Repulsion strikes the traps in it too, each with its roll', () => {
    const ana = { class: 'porter', picks: ['porter/instant-repulsion'] };
    const at = { ana: '5,2', bo: '6,2' };
    const t = laid(['4,2', '8,2', '5,4'], { ana, at }, [4, 6, 4]);
    act(t, 'instant-repulsion', 'court(5,4)', 'court(4,2)', LINE_FIRST, []);
    expect(harm(t)).toEqual([2, 0, 1]);
    expect(t.of('Bo')).toHaveHp(7);
  });
  test('[KZ-OBJ-01] the log tells of each trap with its own dice, and what is left of it', () => {
    const ana = { class: 'porter', picks: ['porter/instant-repulsion'] };
    const t = laid(['4,2', '5,4'], { ana, at: { ana: '5,2', bo: '7,3' } }, [4, 6, 2]);
    act(t, 'instant-repulsion', 'court(5,4)', 'court(4,2)');
    const what = { rule: 'KZ-OBJ-01', who: ANA, thing: 'trap', power: 'instant-repulsion' };
    const rolled = { type: 'attack', who: ANA, power: 'instant-repulsion' };
    const told = t.events.filter(({ type }) => type === 'struck' || type === 'attack');
    expect(told).toMatchObject([
      { ...rolled, cell: 5 + 4 * 14, dice: [4], result: 4 },
      { ...rolled, cell: 4 + 2 * 14, dice: [6], result: 6 },
      { ...rolled, of: BO, dice: [2] },
      { ...what, cell: 4 + 2 * 14, amount: 2, left: HP - 2 },
      { ...what, cell: 5 + 4 * 14, amount: 1, left: HP - 1 },
    ]);
  });
  test('[KC-POR-25] made around a warp it takes those around the warp, and no others', () => {
    const t = laid(['1,2', '9,2']);
    const cell = 10 + 2 * 14;
    const warp = withData(SOURCE_WARP, { cell, warp: 1 });
    const until = { ends: 'match' } as const;
    putInPlay(t.state, { ...warp, on: -1, by: ANA, source: 'test', until, amount: 0 });
    const burst: AttackPower = { id: 'b', rule: 'KC-POR-27', target: { burst: 2 }, damage: 1 };
    const squares = (from?: { cell: number; width: number; height: number }) =>
      trapsFor(t, ANA, burst, from).map((trap) => trap.cell % 14);
    expect(squares()).toEqual([1, 9]);
    expect(squares({ cell, width: 1, height: 1 })).toEqual([9]);
  });
});
