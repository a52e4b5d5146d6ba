import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/map/court-map.ts';
import type { OwnPower } from '../src/rules/actions/creative.ts';
import { attackOnTrap } from '../src/rules/actions/trap-attack.ts';
import { attackAll, trapsFor } from '../src/rules/attack/attack-all.ts';
import { creatureOf } from '../src/rules/court/creatures.ts';
import { groundOf } from '../src/rules/court/ground-now.ts';
import {
  BASIC_IMPLEMENT_ATTACK,
  BASIC_PHYSICAL_ATTACK,
} from '../src/rules/effects/basic-powers.ts';
import type { AttackPower } from '../src/rules/effects/power.ts';
import { giveStatus } from '../src/rules/effects/status.ts';
import { layTrap } from '../src/rules/terrain/traps.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const ANA = 0;
const BO = 1;
const FIST = BASIC_PHYSICAL_ATTACK.id;
const CAST = BASIC_IMPLEMENT_ATTACK.id;
/** More than any attack deals. */
const HP = 20;

/** Where Ana and Bo stand, what is there, and how she attacks which trap. */
interface Scene {
  readonly ana?: Told;
  readonly at?: string;
  readonly boAt?: string;
  readonly rows?: readonly string[];
  readonly creeps?: readonly Told[];
  readonly options?: Told;
  readonly on?: string;
  readonly own?: readonly OwnPower[];
  readonly answers?: readonly (string | number)[];
}

/** Ana's turn, and traps of Bo's so strong that the damage they take can be counted. */
function trapped(squares: readonly string[], scene: Scene, rolls: readonly number[] = []): Court {
  const { ana, at = '0,2', boAt = '13,4', rows = floor(14, 5), creeps = [], options = {} } = scene;
  const athletes = [ours('Ana', at, ana), theirs('Bo', boAt)];
  const t = begin({ court: rows, athletes, creeps, turn: 'Ana' }, { rolls, options });
  for (const square of squares) lay(t, square);
  for (const trap of t.state.traps) trap.hp = HP;
  return t;
}

/** Lays a trap on a square that is written `x,y`. */
function lay({ state }: Court, square: string): void {
  const [x = 0, y = 0] = square.split(',').map(Number);
  const cell = cellOf(groundOf(state).map, 'court', x, y);
  layTrap(state, { kind: 'snap', cell, by: BO, rule: 'KR-SPEC-17' });
}

/** The damage that the traps still there have taken. */
const harm = ({ state }: Court) => state.traps.map(({ hp }) => HP - hp);

/** Whether Ana could attack a trap on this square. */
function may(square: string, scene: Scene = {}): boolean {
  return attackOnTrap(scene.own ?? []).possible(trapped([square], scene), ANA);
}

/** Lets Ana attack the only trap; the dice fall so. */
function blow(rolls: readonly number[], scene: Scene = {}) {
  const { on = '2,2', own = [], answers } = scene;
  const t = trapped([on], scene, rolls);
  t.run(attackOnTrap(own).perform(t, ANA), ...(answers ?? []));
  return { t, dealt: harm(t)[0], self: creatureOf(t.state, ANA) };
}

const dealt = (rolls: readonly number[], scene: Scene = {}) => blow(rolls, scene).dealt;
const being = (...statuses: readonly string[]) => ({ ana: { statuses } });

function shot(squares: number, damage = 2): AttackPower {
  return { id: 'shot', rule: 'KZ-POWER-03', target: { ranged: squares }, damage };
}

describe('who may attack a trap', () => {
  const upTo = (squares: number) => Array.from({ length: squares }, (_, at) => at + 1);
  /** How many squares off, of one to nine, a trap may lie. */
  const far = (ana: Told, ...powers: readonly AttackPower[]) =>
    upTo(9).filter((x) => may(`${x},2`, { ana, own: powers.map((power) => ({ power })) }));
  const DISARMED = { statuses: ['disarmed'] };
  const SWORD = { implement: 'sword' };
  const SNIPER = { role: 'striker', specialisation: 'sniper' };

  test('[KZ-BASIC-01] [KZ-STAT-11] the Disarmed strike within reach and do not use the implement', () => {
    expect(far(DISARMED)).toEqual(upTo(1));
    expect(far({ statuses: ['disarmed', { status: 'reach', amount: 2 }] })).toEqual(upTo(3));
    expect(far(DISARMED, { ...BASIC_IMPLEMENT_ATTACK, id: 'bolt' })).toEqual(upTo(1));
    expect(far(DISARMED, shot(4))).toEqual(upTo(4));
  });
  test('[KZ-IMPL-01] [KZ-IMPL-04] [KZ-IMPL-08] wand 5, staff 6, sword its reach', () => {
    expect(far({ implement: 'wand' })).toEqual(upTo(5));
    expect(far({ implement: 'staff' })).toEqual(upTo(6));
    expect(far({ ...SWORD, statuses: [{ status: 'reach', amount: 1 }] })).toEqual(upTo(2));
  });
  test('[KZ-POWER-03] [KR-STRI-16] a ranged power as far as it prints, with what adds to ranges', () => {
    expect(far(SWORD, shot(3))).toEqual(upTo(3));
    expect(far(SWORD, { ...shot(3), further: 2 })).toEqual(upTo(5));
    expect(far({ ...SWORD, ...SNIPER }, shot(3))).toEqual(upTo(5));
    expect(far(SNIPER)).toEqual(upTo(7));
  });
  test('[KZ-OBJ-01] with powers on one target that have a damage line, if only of 1', () => {
    expect(far(DISARMED, shot(4, 1))).toEqual(upTo(4));
    expect(far(DISARMED, shot(4, 0))).toEqual(upTo(1));
    expect(far(DISARMED, { ...shot(4), target: { burst: 4 } })).toEqual(upTo(1));
    expect(attackOnTrap([])).toMatchObject({ price: 'attack', rule: 'KZ-OBJ-01' });
  });
  test('[KZ-STAT-60] [KZ-STOW-02] nobody who is Stunned or has stowed the implement, with nothing', () => {
    for (const more of [{ statuses: ['stunned'] }, { stowed: true }])
      expect(far(more, shot(9))).toEqual([]);
  });
  test('[KZ-LOS-02] [KZ-COVER-16] [KZ-COVER-21] it must be seen: not through a wall, nor between two', () => {
    const scene = { rows: ['......', '..#...', '......'], at: '0,1', boAt: '5,2' };
    const seen = ['4,0', '3,1', '4,1', '1,1', '4,2'].map((square) => may(square, scene));
    expect(seen).toEqual([true, false, false, true, true]);
    const past = (...rows: readonly string[]) => may('1,1', { rows, at: '0,0', boAt: '2,1' });
    expect([past('.#.', '#..'), past('.#.', '...')]).toEqual([false, true]);
  });
  test('[KZ-COVER-20] for the Prone what is low hides it as well', () => {
    const box = { rows: ['..o...', '......'], at: '0,0', boAt: '5,1' };
    expect([may('4,0', box), may('4,0', { ...box, ...being('prone') })]).toEqual([true, false]);
    expect(may('4,2', being('prone'))).toBe(true);
  });
});

describe('the roll of an attack on a trap', () => {
  test('[KZ-CRIT-01] [KZ-CRIT-05] [KZ-ATK-16] the damage line from a 3 on, twice on a 6, for the Fierce on a 5', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => dealt([die]))).toEqual([0, 0, 2, 2, 2, 4]);
    expect([3, 4, 5, 6].map((die) => dealt([die], being('fierce')))).toEqual([2, 2, 4, 4]);
    expect(dealt([4], { own: [{ power: shot(4, 3) }], answers: ['shot'] })).toBe(3);
  });
  test('[KZ-STRK-01] [KZ-MISS-01] [KZ-MISS-03] a miss gains a Miss Token, which raises; a 1 is a Strike all the same', () => {
    const after = (die: number, missTokens = 0, ...answers: readonly number[]) => {
      const { t, dealt, self } = blow([die], { ana: { missTokens }, answers });
      return [dealt, self.missTokens, t.state.strikes[0]];
    };
    expect([1, 2, 3].flatMap((die) => after(die))).toEqual([0, 1, 1, 0, 1, 0, 2, 0, 0]);
    expect([...after(1, 3, 1), ...after(2, 3, 1)]).toEqual([2, 2, 1, 2, 2, 0]);
    expect([...after(3, 3, 3), ...after(2, 3, 0)]).toEqual([4, 0, 0, 0, 4, 0]);
  });
  test('[KZ-MISS-06] [KZ-MISS-07] she is asked when the die is seen, and for no more than make a 6', () => {
    const asked = (die: number, ...statuses: readonly string[]) => {
      const t = trapped(['2,2'], { ana: { missTokens: 3, statuses } }, [die]);
      t.start(attackOnTrap([]).perform(t, ANA));
      return t;
    };
    const of: unknown = expect.any(Number);
    const reading = { fierce: false, guarded: false };
    const about = { who: ANA, of, natural: 4, bonus: 0, reading };
    const why = { key: 'miss-tokens', params: { who: ANA, natural: 4 }, rule: 'KZ-MISS-07' };
    const choice = { kind: 'amount', seat: 0, why, min: 0, max: 2, fallback: 0, about };
    expect(asked(4).open).toEqual(choice);
    expect(asked(4, 'fierce').open).toEqual({
      ...choice,
      about: { ...about, reading: { ...reading, fierce: true } },
    });
    expect(asked(6)).toAskNothing();
  });
  test('[KZ-ADV-01] [KZ-ADV-06] from Hiding the higher of two dice, which alone can be a Strike', () => {
    const hidden = being('hidden');
    expect([dealt([2, 5], hidden), dealt([5, 2], hidden)]).toEqual([2, 2]);
    expect(blow([1, 3], hidden).t.state.strikes).toEqual([0, 0]);
  });
  test('[KZ-ADV-03] [KZ-ADV-07] the Blinded, the Restrained and who stands in water take the lower', () => {
    const rows = floor(14, 5).map((row, y) => (y === 2 ? `~${row.slice(1)}` : row));
    for (const how of [being('blinded'), being('restrained'), { rows }])
      expect([dealt([5, 2], how), dealt([2, 5], how), dealt([5, 4], how)]).toEqual([0, 0, 2]);
    const both = being('hidden', 'blinded', 'restrained');
    expect([dealt([5], both), dealt([5], { rows, ...being('hovering') })]).toEqual([2, 2]);
    expect(dealt([5, 2], { ...both, options: { advantageCount: 'net' } })).toBe(0);
  });
  test('[KZ-STRK-01] the dice are hers, and the Strike is told with its rule, after the attack', () => {
    const t = trapped(['2,2'], being('blinded'), [6, 1]);
    t.run(attackOnTrap([]).perform(t, ANA));
    const die = { purpose: 'attack', who: ANA };
    expect(t.course.slice(0, 4)).toMatchObject([
      die,
      die,
      { type: 'attack', dice: [6, 1] },
      { type: 'strike', rule: 'KZ-STRK-01' },
    ]);
  });
});

describe('cover of a trap', () => {
  const box = { rows: ['..........', '..........', '...o......', '..........'], boAt: '9,3' };
  test('[KZ-COVER-01] [KZ-COVER-07] [KZ-COVER-14] boxes right before it hinder a shot, others if the match has it so', () => {
    const behind = { ...box, on: '4,2' };
    expect([dealt([5, 2], behind), dealt([2, 5], behind)]).toEqual([0, 0]);
    for (const on of ['2,2', '5,2']) expect(dealt([5], { ...box, on })).toBe(2);
    expect(dealt([5, 2], { ...box, on: '5,2', options: { lowCoverIntervenes: true } })).toBe(0);
  });
  test('[KZ-COVER-14] [KZ-COVER-15] [KZ-EX-10] so does a pillar that leaves no line to its middle', () => {
    const pillar = { rows: ['.......', '..#....', '.......'], at: '0,0', boAt: '6,0' };
    expect(dealt([5], { ...pillar, on: '4,1' })).toBe(2);
    expect(dealt([5, 2], { ...pillar, on: '5,2' })).toBe(0);
    expect(may('4,2', pillar)).toBe(false);
  });
  test('[KZ-COVER-04] [KC-CONV-07] from beside it fist and sword ignore it, the wand does not', () => {
    const beside = { ...box, at: '3,1', on: '4,2' };
    expect(dealt([5], { ...beside, answers: [FIST] })).toBe(2);
    expect(dealt([5], { ...beside, answers: [CAST], ana: { implement: 'sword' } })).toBe(3);
    expect(dealt([5, 2], { ...beside, answers: [CAST] })).toBe(0);
    expect(dealt([5, 2], { ...beside, answers: [FIST], options: { coverVsMelee: true } })).toBe(0);
  });
});

describe('what the attack does', () => {
  /** What she deals with the implement at so many squares. */
  const cast = (implement: string, far: number, die: number, more: Told = {}) => {
    const answers = far === 1 ? [CAST] : [];
    return dealt([die], { on: `${far},2`, ana: { implement, ...more }, answers });
  };
  test('[KZ-IMPL-05] [KZ-IMPL-09] [KZ-CRIT-06] a sword adds 1, once, a staff from three squares on', () => {
    expect([cast('sword', 1, 4), cast('sword', 1, 6), cast('wand', 1, 4)]).toEqual([3, 5, 2]);
    expect([1, 2, 3, 4].map((far) => cast('staff', far, 4))).toEqual([2, 2, 3, 3]);
    expect([1, 2, 3, 4].map((far) => cast('wand', far, 4))).toEqual([2, 2, 2, 2]);
  });
  test('[KC-CONV-08] only implement attacks get that', () => {
    const far = { own: [{ power: shot(6) }], on: '4,2', answers: ['shot'] };
    expect(dealt([4], { ...far, ana: { implement: 'staff' } })).toBe(2);
    expect(dealt([4], { ...far, ana: { implement: 'sword' }, answers: [] })).toBe(2);
    expect(dealt([4], { on: '1,2', ana: { implement: 'sword' }, answers: [FIST] })).toBe(2);
  });
  test('[KZ-DMG-05] a Weakened one deals half of line and bonus, rounded down', () => {
    const weak = (implement: string, far: number) =>
      [4, 6].map((die) => cast(implement, far, die, { statuses: ['weakened'] }));
    expect([...weak('wand', 2), ...weak('sword', 1)]).toEqual([1, 2, 1, 2]);
  });
  test('[KR-SPEC-17] [KZ-OBJ-01] it has 2 HP and loses them for good; others are spared', () => {
    const t = trapped(['9,4'], being('weakened'), [4, 4]);
    lay(t, '2,2');
    for (const left of [[HP, 1], [HP]]) {
      t.run(attackOnTrap([]).perform(t, ANA));
      expect(t.state.traps.map(({ hp }) => hp)).toEqual(left);
    }
  });
  test('[KZ-ATK-01] [KZ-OBJ-01] she names the power, then one of the traps that it can be made on', () => {
    const t = trapped(['1,2', '3,2', '4,3', '8,2'], {}, [4]);
    const flow = attackOnTrap([{ power: shot(4) }]).perform(t, ANA);
    const asked = (key: string, ...ids: readonly string[]) => ({
      ...{ kind: 'one', seat: 0, why: { key, params: { who: ANA }, rule: 'KZ-OBJ-01' } },
      ...{ options: ids.map((id) => ({ id })), fallback: 0 },
    });
    expect(flow.next(0).value).toMatchObject(asked('which-power', FIST, CAST, 'shot'));
    const squares = ['court(1,2)', 'court(3,2)', 'court(4,3)'];
    expect(flow.next(2).value).toMatchObject(asked('which-trap', ...squares));
    expect(flow.next(1).done).toBe(true);
    expect(harm(t)).toEqual([0, 2, 0, 0]);
  });
  test('[KZ-POWER-08] an Encounter power is spent and no more to be had, though it missed', () => {
    const own: readonly OwnPower[] = [{ power: shot(9), encounter: true }];
    const { t, self } = blow([2], { on: '8,2', own });
    expect([self.spent, attackOnTrap(own).possible(t, ANA)]).toEqual([['shot'], false]);
    expect(blow([4], { on: '8,2', own: [{ power: shot(9) }] }).self.spent).toEqual([]);
  });
});

describe('what it lays her open to', () => {
  const STAFF = { boAt: '0,3', ana: { implement: 'staff' } };
  test('[KZ-OPP-04] [KZ-OPP-05] [KZ-STAT-38] a staff, the Prone and the Marked grant Opportunities, a wand none', () => {
    const marked = { boAt: '4,4', ana: { statuses: [{ status: 'marked', by: 'Bo' }] } };
    for (const how of [STAFF, { ...STAFF, ...being('prone') }, marked]) {
      const { self, dealt } = blow([4], { ...how, answers: ['yes'] });
      expect([self.hp, dealt]).toEqual([6, 2]);
    }
    expect(blow([4], { boAt: '0,3' }).self.hp).toBe(8);
  });
  test('[KZ-ATK-04] who falls by that rolls nothing and does no harm; the power stays spent', () => {
    const power = { ...BASIC_IMPLEMENT_ATTACK, id: 'bolt' };
    const how = { own: [{ power, encounter: true } as const], answers: ['bolt', 'yes'] };
    const { self, dealt } = blow([], { ...STAFF, ...how, ana: { implement: 'staff', hp: 2 } });
    expect([self.cell, self.missTokens, self.spent, dealt]).toEqual([-1, 0, ['bolt'], 0]);
  });
  test('[KZ-ATK-04] nor does who is Stunned or Disarmed by then', () => {
    for (const kind of ['stunned', 'disarmed'] as const) {
      const t = trapped(['2,2'], STAFF);
      t.start(attackOnTrap([]).perform(t, ANA));
      expect(t).toBeAskedFor('opportunity');
      giveStatus(t, { kind, on: ANA, by: BO, source: 'test', until: { ends: 'match' } });
      t.answer('no');
      expect(t).toAskNothing();
      expect(harm(t)).toEqual([0]);
    }
  });
});

describe('the area of a Creep', () => {
  const roared = (squares: readonly string[], statuses: readonly string[], rows = floor(14, 5)) => {
    const creeps = [{ group: 'practice-golem', members: [{ at: '5,2', statuses }] }];
    const t = trapped(squares, { rows, creeps });
    const roar: AttackPower = { ...shot(3), target: { burst: 3 }, roll: 'none' };
    t.run(attackAll(t, BO + 1, [], trapsFor(t, BO + 1, roar), roar));
    return harm(t);
  };
  test('[KM-CRP-12] [KZ-LOS-03] [KZ-CREEP-16] hits each trap in it to which it has a line, without a roll, and less hard behind a corner', () => {
    expect(roared(['4,1', '8,2', '2,4', '9,2', '1,2'], [])).toEqual([2, 2, 2, 0, 0]);
    const rows = floor(14, 5).map((row, y) => (y === 2 ? '......#.......' : row));
    expect(roared(['7,2', '8,2', '7,1'], [], rows)).toEqual([0, 0, 1]);
  });
  test('[KZ-DMG-05] [KZ-STAT-60] of a Weakened one half as hard, of a Stunned one not at all', () => {
    expect(roared(['4,1', '8,2'], ['weakened'])).toEqual([1, 1]);
    expect(roared(['4,1', '8,2'], ['stunned'])).toEqual([0, 0]);
  });
});
