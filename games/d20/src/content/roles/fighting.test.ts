import { describe, expect, test } from 'vitest';
import { invokePower, openPowers } from '../../../test/powers.ts';
import { type Script, type Sitting, sit } from '../../../test/rig.ts';
import { block, blocks, gear } from '../../../test/stand-ins.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { attackRoll } from '../../rules/attack/attack.ts';
import { attacksOf, damageOf } from '../../rules/attack/forms.ts';
import { beginCombat, endCombat } from '../../rules/combat/end.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { settleDeaths } from '../../rules/harm/deaths.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import { announce } from '../../rules/moments/moment.ts';
import { acOf } from '../../rules/numbers/armor.ts';
import { leaningOf, sumOf } from '../../rules/rolls/parts.ts';
import { endRound } from '../../rules/time/round-end.ts';
import type { AttackForm } from '../attack-form.ts';
import type { SheetItem } from '../sheet.ts';
import type { Trait } from '../trait.ts';

const scores = (some: Partial<Record<'STR' | 'DEX' | 'CON', number>>) => ({
  STR: 10,
  DEX: 10,
  CON: 10,
  INT: 10,
  WIS: 10,
  CHA: 10,
  ...some,
});
const GUARD = block('guard', { level: 2, ac: 16, hp: 7 });
const RAIDER = block('raider', { ac: 15, hp: 4 });
const TARGET = block('target', { ac: 20, hp: 60 });
const WRAITH = block('wraith', { level: 4, ac: 13, hp: 60, tags: ['undead', 'evil'] });
const KNIGHT = block('knight', { traits: ['fighting-expert'], level: 5, hp: 30 });

function sitDown(some: Sitting = {}) {
  const all = blocks(GUARD, RAIDER, TARGET, WRAITH, KNIGHT);
  const table = sit({ ...some, content: { gear, blocks: all, ...some.content } });
  return {
    ...table,
    strike: (by: Creature, id: string, at: Creature, script: Script = []) =>
      table.play(attackRoll(table.t, by, formOf(table.t, by, id), at), script),
  };
}

function formOf(t: D20, creature: Creature, id: string): AttackForm {
  const form = attacksOf(t, creature).find((one) => one.id === id);
  if (form === undefined) throw new Error(`no "${id}"`);
  return form;
}

const held = (kind: string): SheetItem => ({ kind, is: 'held' });
const robin = (table: ReturnType<typeof sitDown>) =>
  table.hero(
    {
      level: 8,
      scores: scores({ STR: 13, DEX: 18, CON: 14 }),
      roles: [{ id: 'fighting-expert' }],
      hitDice: [28],
      gear: [held('longbow')],
    },
    0,
  );

describe('[DT-ROLE-08] a Fighting Expert', () => {
  test('[DT-EX-02] adds its Level to hit and to damage', () => {
    const table = sitDown({ dice: [14, 9, 4] });
    const guard = table.foe('guard', 200);
    table.strike(robin(table), 'longbow', guard);
    table.play(settleDeaths(table.t));
    expect([guard.life, guard.hp]).toEqual(['dead', -7]);
    expect(table.events('damage-rolled')).toMatchObject([{ amount: 15 }]);
    table.allDiceUsed();
  });

  test('[DT-EX-03] carries over what is left when one falls, with one roll', () => {
    const table = sitDown({ dice: [10, 5] });
    const archer = robin(table);
    const raiders = [40, 40, 40].map((feet) => table.foe('raider', feet));
    const [first, second, third] = raiders;
    if (first === undefined || second === undefined || third === undefined) throw new Error();
    table.strike(archer, 'longbow', first, [
      ['carry-over', `go-on-${second.id}`],
      ['carry-over', `go-on-${third.id}`],
    ]);
    expect(raiders.map(({ hp }) => hp)).toEqual([0, 0, 0]);
    expect(table.events('carried-over')).toMatchObject([{ amount: 12 }, { amount: 8 }]);
    table.allDiceUsed();
  });

  test('may leave all of it on the first', () => {
    const table = sitDown({ dice: [10, 5] });
    const archer = robin(table);
    const [first, second] = [table.foe('raider', 40), table.foe('raider', 40)];
    table.strike(archer, 'longbow', first, [['carry-over', 'leave']]);
    expect([first.hp, second.hp]).toEqual([-4, 4]);
  });

  test('[DT-MACH-06, DT-NPC-01] adds nothing with a ship’s weapon, nor to printed numbers', () => {
    const { t, hero, foe } = sitDown();
    const one = hero({ level: 8, roles: [{ id: 'fighting-expert' }] });
    const at = foe('guard');
    const gun: AttackForm = {
      id: 'gun',
      category: 'heavy',
      use: 'ranged',
      band: 'long',
      tags: ['ship'],
    };
    const bonus = (roller: Creature, attack: AttackForm) => [
      sumOf(leaningOf(t, { kind: 'attack', roller, attack, target: at }).terms),
      sumOf(damageOf(t, roller, attack, at).terms),
    ];
    expect(bonus(one, gun)).toEqual([0, 0]);
    expect(bonus(one, { ...gun, tags: [] })).toEqual([8, 8]);
    const knight = foe('knight');
    expect(bonus(knight, formOf(t, knight, 'blow'))).toEqual([0, 0]);
  });
});

describe('[DT-ROLE-02, DT-ROLE-17, DT-ROLE-23] against somebody unaware', () => {
  test('[DT-EX-31] an Assassination Expert adds its Level to hit and three times that to damage', () => {
    const table = sitDown({ dice: [5, 4] });
    const killer = table.hero({
      level: 8,
      scores: scores({ DEX: 18 }),
      roles: [{ id: 'assassination-expert' }, { id: 'fighting-expert' }],
      gear: [held('dagger')],
    });
    const target = table.foe('target');
    killer.isHidden = true;
    table.strike(killer, 'dagger-melee', target, [['edge', 'DT-ROLE-02']]);
    expect(target.hp).toBe(60 - 37);
    table.allDiceUsed();
  });

  test('only one bonus counts, and only while it is unaware', () => {
    const table = sitDown({ dice: [19, 1, 19, 1] });
    const killer = table.hero({
      level: 4,
      roles: [{ id: 'assassination-expert' }, { id: 'thieving-expert' }],
      gear: [held('sword')],
    });
    const target = table.foe('target');
    killer.isHidden = true;
    // A thief adds half its Level to hit and twice its Level to damage: 21, and 1 + 8.
    table.strike(killer, 'sword', target, [['edge', 'DT-ROLE-17']]);
    expect(target.hp).toBe(60 - 9);
    table.strike(killer, 'sword', target);
    expect(target.hp).toBe(60 - 9);
  });

  test('[DT-ROLE-08] the bonus does not carry over', () => {
    const table = sitDown({ dice: [12, 3] });
    const killer = table.hero({
      level: 4,
      roles: [{ id: 'thieving-expert' }, { id: 'fighting-expert' }],
      gear: [held('sword')],
    });
    const [first, second] = [table.foe('raider', 0), table.foe('raider', 0)];
    killer.isHidden = true;
    // 3 + 4 + 8 = 15 at the first, of which the 8 end there: 15 − 4 − 8 = 3 go on.
    table.strike(killer, 'sword', first, [
      ['edge', 'DT-ROLE-17'],
      ['carry-over', `go-on-${second.id}`],
    ]);
    expect([first.hp, second.hp]).toEqual([0, 1]);
  });

  test('[DT-ROLE-08, DT-GEN-05] nor does what the first target makes of the bonus', () => {
    const thrice: Trait = { id: 'thrice', rule: 'x', takes: () => [{ rule: 'x', times: 3 }] };
    const table = sitDown({ dice: [16, 1], content: { traits: { thrice } } });
    const killer = table.hero({
      level: 4,
      roles: [{ id: 'thieving-expert' }, { id: 'fighting-expert' }],
      gear: [held('sword')],
    });
    const [first, second] = [table.foe('raider', 0), table.foe('target', 0)];
    first.traits = [...first.traits, 'thrice'];
    killer.isHidden = true;
    // 3 × (1 + 4 + 8) = 39 at the first; without the bonus 15 − 4 = 11 go on.
    table.strike(killer, 'sword', first, [
      ['edge', 'DT-ROLE-17'],
      ['carry-over', `go-on-${second.id}`],
    ]);
    expect([first.hp, second.hp]).toEqual([0, 49]);
  });
});

describe('[DT-ROLE-04] a Berserker', () => {
  const berserker = (table: ReturnType<typeof sitDown>) =>
    table.hero({
      level: 4,
      scores: scores({ STR: 16 }),
      roles: [{ id: 'berserker' }],
      hitDice: [8],
      gear: [held('sword')],
    });
  const rage = (table: ReturnType<typeof sitDown>, one: Creature) =>
    invokePower(table, one, 'rage', [], 'combat');
  const rounds = (table: ReturnType<typeof sitDown>, count: number) => {
    for (let at = 0; at < count; at += 1) table.play(endRound(table.t, { isMinute: false }));
  };

  test('[DT-EX-18] rages for its Level in rounds and pays its Level in Hit Points', () => {
    const table = sitDown({ dice: [7, 16, 3] });
    const { t, play, foe, strike } = table;
    const one = berserker(table);
    const guard = foe('guard', 0, 0, { hp: 20 });
    play(beginCombat(t, [one, guard], []));
    expect(one.hp).toBe(8);
    rage(table, one);
    expect(openPowers(table, one, 'combat')).toEqual([]);
    strike(one, 'sword', guard);
    expect(guard.hp).toBe(20 - 7);
    const danger = { rule: 'DT-ATK-03', tags: ['weapon', 'physical'] };
    play(hurt(t, one, { danger, isDamage: true, amount: 9 }));
    expect(one.hp).toBe(4);
    rounds(table, 3);
    expect(one.hp).toBe(4);
    rounds(table, 1);
    expect(one.hp).toBe(0);
    expect(one.effects.map(({ kind }) => kind)).toEqual(['unconscious']);
    table.allDiceUsed();
  });

  test('gives advantage on STR, attacks and saves; halves physical hits, not fire or spells', () => {
    const table = sitDown();
    const { t, play, foe } = table;
    const one = berserker(table);
    play(beginCombat(t, [one, foe('guard')], []));
    rage(table, one);
    const mode = (kind: 'check' | 'save' | 'attack' | 'initiative', ability: 'STR' | 'DEX') =>
      leaningOf(t, { kind, roller: one, ability }).mode;
    expect([mode('check', 'STR'), mode('save', 'DEX'), mode('attack', 'DEX')]).toEqual([
      'advantage',
      'advantage',
      'advantage',
    ]);
    expect([mode('check', 'DEX'), mode('initiative', 'DEX')]).toEqual(['straight', 'straight']);
    const loses = (isMagic: boolean, ...tags: readonly string[]) => {
      const danger = { rule: 'x', tags, ...(isMagic ? { isMagic: true as const } : {}) };
      one.hp = 8;
      play(hurt(t, one, { danger, isDamage: true, amount: 5 }));
      return 8 - one.hp;
    };
    expect([loses(false, 'fall'), loses(false, 'physical')]).toEqual([2, 2]);
    expect([loses(false, 'fire'), loses(false, 'gas'), loses(true, 'physical')]).toEqual([5, 5, 5]);
  });

  test('ends with the combat, or when it falls, with the same loss', () => {
    const table = sitDown();
    const { t, play, foe } = table;
    const one = berserker(table);
    play(beginCombat(t, [one, foe('guard')], []));
    rage(table, one);
    play(endCombat(t, 'over'));
    expect([one.hp, one.effects]).toEqual([4, []]);
    play(beginCombat(t, [one, foe('guard')], []));
    // Ended in this round: not again before the next.
    expect(openPowers(table, one, 'combat')).toEqual([]);
    rounds(table, 1);
    rage(table, one);
    play(hurt(t, one, { danger: { rule: 'x', tags: [] }, isDamage: true, amount: 4 }));
    expect([one.hp, one.effects.map(({ kind }) => kind)]).toEqual([-4, ['unconscious']]);
  });
});

describe('[DT-ROLE-06] an Eldritch Expert', () => {
  test('knows a being of another world once: half its Level to hit, twice its Level to damage', () => {
    const table = sitDown({ dice: [12, 1, 12, 12, 1] });
    const one = table.hero({ level: 4, roles: [{ id: 'eldritch-expert' }], gear: [held('sword')] });
    const [wraith, guard] = [table.foe('wraith', 0), table.foe('guard', 0)];
    table.strike(one, 'sword', wraith, [['edge', 'DT-ROLE-06']]);
    expect(wraith.hp).toBe(60 - 9);
    table.strike(one, 'sword', wraith);
    expect(wraith.hp).toBe(60 - 9);
    // A guard is a person: 12 misses 16.
    table.strike(one, 'sword', guard);
    expect(guard.hp).toBe(7);
  });
});

describe('[DT-ROLE-13] Obscurity', () => {
  const hidden = (table: ReturnType<typeof sitDown>, level = 8) =>
    table.hero({ level, hitDice: [9], roles: [{ id: 'obscurity' }] });

  test('adds half its Level to AC while still and partly hidden', () => {
    const table = sitDown({ ground: { setting: ['cover'] } });
    const { t, play, foe, state } = table;
    const one = hidden(table);
    play(beginCombat(t, [one, foe('guard')], []));
    expect(acOf(t, one)).toBe(14);
    state.ground = { ...state.ground, setting: [] };
    expect(acOf(t, one)).toBe(10);
    one.isHidden = true;
    expect(acOf(t, one)).toBe(14);
  });

  test('on a map it counts in cover and in thickets', () => {
    const table = sitDown({ rows: ['o%.'] });
    const { t, play, foe } = table;
    const one = hidden(table);
    play(beginCombat(t, [one, foe('guard', 2)], []));
    const at = (cell: number) => {
      one.place = { at: 'square', cell };
      return acOf(t, one);
    };
    expect([0, 1, 2].map(at)).toEqual([14, 14, 10]);
  });

  test.each([
    ['a move', { what: 'move' }, 10],
    ['an attack', { what: 'attack' }, 10],
    ['a spell on itself', { what: 'cast' }, 14],
    ['something else', { what: 'other' }, 14],
  ] as const)('is over for the combat after it stirs: %s', (_name, deed, ac) => {
    const table = sitDown({ ground: { setting: ['cover'] } });
    const { t, play, foe } = table;
    const one = hidden(table);
    play(beginCombat(t, [one, foe('guard')], []));
    play(announce(t, one, 'acted', deed));
    expect(acOf(t, one)).toBe(ac);
  });

  test('a spell at others gives it away', () => {
    const table = sitDown({ ground: { setting: ['cover'] } });
    const { t, play, foe } = table;
    const one = hidden(table);
    const at = foe('guard');
    play(beginCombat(t, [one, at], []));
    play(announce(t, one, 'acted', { what: 'cast', at }));
    expect(acOf(t, one)).toBe(10);
  });
});

describe('[DT-ROLE-15] a Starship Expert', () => {
  const SHIP = block('ship', { ac: 17, hp: 30, tags: ['machine', 'vehicle'] });
  const GUN: AttackForm = {
    id: 'beam',
    category: 'heavy',
    use: 'ranged',
    band: 'long',
    tags: ['ship'],
  };

  test('at the start of each turn chooses half its Level to ship AC, or its Level to hit and damage', () => {
    const table = sit({ content: { gear, blocks: blocks(SHIP, GUARD) } });
    const { t, play, hero, foe } = table;
    const pilot = hero({ level: 6, roles: [{ id: 'starship-expert' }] });
    const gunner = hero({ level: 1 });
    const [ship, other] = [foe('ship'), foe('guard')];
    const bonus = () => [
      acOf(t, ship),
      sumOf(leaningOf(t, { kind: 'attack', roller: gunner, attack: GUN, target: other }).terms),
      sumOf(damageOf(t, gunner, GUN, other).terms),
    ];
    play(announce(t, pilot, 'turnBegan', {}));
    expect(bonus()).toEqual([17, 0, 0]);
    for (const one of [pilot, gunner]) {
      const source = { rule: 'DT-MACH-05' };
      const crew = { kind: 'crew', source, until: { at: 'cure' }, data: { creature: ship.id } };
      play(afflict(t, one, crew as Parameters<typeof afflict>[2]));
    }
    play(announce(t, pilot, 'turnBegan', {}), [['pattern', 'evade']]);
    expect(bonus()).toEqual([20, 0, 0]);
    play(announce(t, pilot, 'turnBegan', {}), [['pattern', 'aim']]);
    expect(bonus()).toEqual([17, 6, 6]);
  });
});
