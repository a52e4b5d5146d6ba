import { describe, expect, test } from 'vitest';
import { type Script, type Sitting, sit } from '../../../test/rig.ts';
import { block, blocks, gear, MISSILE } from '../../../test/stand-ins.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { powersOf } from '../../rules/actions/powers.ts';
import { attackRoll } from '../../rules/attack/attack.ts';
import { attacksOf } from '../../rules/attack/forms.ts';
import { cannotCast } from '../../rules/bearers/known-spells.ts';
import { deedsOf } from '../../rules/combat/one-deed.ts';
import { afflict, HOUR, isImmune } from '../../rules/effects/afflict.ts';
import { settleDeaths } from '../../rules/harm/deaths.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import { acOf } from '../../rules/numbers/armor.ts';
import { leaningOf } from '../../rules/rolls/parts.ts';
import { endRound } from '../../rules/time/round-end.ts';
import { bondDestroyed } from './spirit.ts';

const GOBLIN = block('goblin', { ac: 15, hp: 4 });
const SLEEPER = { ...MISSILE, id: 'self-spell', aim: () => ({ at: 'self' }) as const };
const WEREWOLF = block('werewolf', { level: 5, ac: 14, hp: 28, traits: ['werebeast'] });

function sitDown(some: Sitting = {}) {
  const content = {
    gear,
    blocks: blocks(GOBLIN, WEREWOLF),
    spells: { 'magic-missile': MISSILE, 'self-spell': SLEEPER },
  };
  const table = sit({ ...some, content });
  const powers = (creature: Creature) => powersOf(table.t, creature, 'calm').map(({ id }) => id);
  return {
    ...table,
    powers,
    power(creature: Creature, id: string, script: Script = []) {
      const one = powersOf(table.t, creature, 'calm').find((each) => each.id === id);
      if (one === undefined) throw new Error(`"${id}" is closed; open are ${powers(creature)}`);
      table.play(one.run(table.t), script);
    },
    harm: (creature: Creature, amount: number, ...tags: readonly string[]) =>
      table.play(
        hurt(table.t, creature, { danger: { rule: 'DT-GEN-05', tags }, isDamage: true, amount }),
      ),
  };
}

const kindsOn = ({ effects }: Creature): readonly string[] => effects.map(({ kind }) => kind);

const turnOf = ({ id }: Creature) => ({
  creature: id,
  moved: 0,
  actions: 0,
  extra: 0,
  extraAttacks: 0,
  free: [],
  isOver: false,
});
const deedKinds = (t: D20, creature: Creature): ReadonlySet<string> =>
  new Set(deedsOf(t, creature, turnOf(creature)).map(({ kind }) => kind));

describe('[DT-HER-11] a Mutant', () => {
  const mutant = (table: ReturnType<typeof sitDown>, spell = 'magic-missile', role?: string) =>
    table.hero({
      heritage: 'mutant',
      heritageChoice: spell,
      hitDice: [6],
      level: 1,
      scores: { STR: 10, DEX: 10, CON: 10, INT: 10, WIS: 13, CHA: 10 },
      roles: role === undefined ? [] : [{ id: role }],
    });

  test('[DT-EX-30] hurt at full health may set its power off at anybody in range, but itself', () => {
    const table = sitDown({ dice: [13, 2, 3, 5] });
    const { t, hero, foe, harm, powers, allDiceUsed } = table;
    const one = mutant(table);
    foe('goblin');
    foe('goblin');
    const bryn = hero({ hitDice: [8] });
    harm(one, 2, 'weapon');
    expect([one.hp, bryn.hp]).toEqual([4, 4]);
    allDiceUsed();
    // Five minutes without it.
    expect(powers(one)).toEqual([]);
    t.state.clock = 29;
    expect(powers(one)).toEqual([]);
    t.state.clock = 30;
    expect(powers(one)).toEqual(['innate-power']);
  });

  test('does not roll when it was hurt before, when it falls, or while the power rests', () => {
    const table = sitDown({ dice: [3, 6] });
    const { foe, harm, power } = table;
    const one = mutant(table);
    const goblin = foe('goblin');
    harm(one, 6, 'weapon');
    expect(one.hp).toBe(0);
    one.hp = 5;
    one.effects = [];
    harm(one, 1, 'weapon');
    expect(one.hp).toBe(4);
    one.hp = 6;
    power(one, 'innate-power', [['innate-target', `at-${goblin.id}`]]);
    expect(goblin.hp).toBe(0);
    harm(one, 1, 'weapon');
    expect(one.hp).toBe(5);
  });

  test('saves with WIS against 15 and keeps it in', () => {
    const table = sitDown({ dice: [14] });
    const one = mutant(table);
    const goblin = table.foe('goblin');
    table.harm(one, 1, 'weapon');
    expect([one.hp, goblin.hp]).toEqual([5, 4]);
    table.allDiceUsed();
  });

  test('hits itself when nobody else is there, and when the spell is for itself only', () => {
    const alone = sitDown({ dice: [3, 1, 2] });
    const one = mutant(alone);
    alone.harm(one, 1, 'weapon');
    expect(one.hp).toBe(3);
    alone.allDiceUsed();
    const table = sitDown({ dice: [3, 1, 2] });
    const other = mutant(table, 'self-spell');
    table.foe('goblin');
    table.harm(other, 1, 'weapon');
    expect(other.hp).toBe(3);
    table.allDiceUsed();
  });

  test('uses it without a casting roll, with the bonus of a magic role only if it has that role', () => {
    for (const [role, left] of [
      [undefined, 2],
      ['divine-magic', 2],
      ['arcane-magic', 0],
    ] as const) {
      const table = sitDown({ dice: [1, 2] });
      const one = mutant(table, 'magic-missile', role);
      const goblin = table.foe('goblin');
      table.power(one, 'innate-power', [['innate-target', `at-${goblin.id}`]]);
      expect(goblin.hp, role).toBe(left);
      table.allDiceUsed();
    }
  });
});

describe('[DT-HER-13] a Spirit', () => {
  const spirit = (table: ReturnType<typeof sitDown>, level = 1) =>
    table.hero({
      heritage: 'spirit',
      level,
      hitDice: [6],
      gear: [{ kind: 'sword', is: 'held' }],
    });

  test('as a ghost takes no physical damage, but magic reaches it, and it touches nothing', () => {
    const table = sitDown();
    const { t, harm, power, foe } = table;
    const one = spirit(table);
    foe('goblin');
    expect(deedKinds(t, one)).toContain('attack');
    power(one, 'ghost-form');
    expect(kindsOn(one)).toEqual(['ghost']);
    const before = one.hp;
    harm(one, 5, 'weapon', 'physical');
    harm(one, 5, 'fall');
    expect(one.hp).toBe(before);
    harm(one, 1, 'weapon', 'physical', 'magical');
    harm(one, 1, 'fire');
    expect(one.hp).toBe(before - 2);
    expect([...deedKinds(t, one)].sort()).toEqual(['end', 'move', 'power']);
    expect(cannotCast(t, one)?.key).toBe('closed.cannot-cast');
    const grapple = { kind: 'grappled', source: { rule: 'x' }, until: { at: 'cure' } } as const;
    expect(isImmune(t, one, grapple)).toBe(true);
  });

  test('has a body for an hour a Level; then it rots, and awakens as a ghost at full Hit Points', () => {
    const table = sitDown({ dice: [2] });
    const { t, play, state, allDiceUsed } = table;
    const one = spirit(table, 2);
    one.hp = 3;
    state.clock = 2 * HOUR - 2;
    play(endRound(t, { isMinute: false }));
    expect(kindsOn(one)).toEqual(['embodied']);
    play(endRound(t, { isMinute: false }));
    expect([kindsOn(one), one.items, one.place.at]).toEqual([['rotted'], [], 'away']);
    expect(state.lying.map(({ item }) => item.kind)).toEqual(['sword']);
    state.clock = 4 * HOUR - 1;
    play(endRound(t, { isMinute: false }));
    expect([kindsOn(one), one.hp]).toEqual([['ghost'], 6]);
    table.power(one, 'conjure-body');
    expect(one.effects[0]?.until).toEqual({ at: 'time', clock: 6 * HOUR });
    allDiceUsed();
  });

  test('[DT-TOK-10] rots when its body falls and nobody saves it, and never dies of it', () => {
    const table = sitDown({ dice: [1] });
    const { t, play, harm } = table;
    const one = spirit(table);
    harm(one, 99, 'weapon', 'physical');
    play(settleDeaths(t));
    expect([one.life, kindsOn(one)]).toEqual(['alive', ['rotted']]);
    table.allDiceUsed();
  });

  test('[DT-TOK-10] may be saved by a token before it rots', () => {
    const table = sitDown();
    const { t, play, harm } = table;
    const one = spirit(table);
    const friend = table.hero();
    friend.tokens = 1;
    one.used['tempt-fate'] = 0;
    harm(one, 7, 'weapon', 'physical');
    play(settleDeaths(t), [['survive', `save-${one.id}`]]);
    expect([one.hp, kindsOn(one)]).toEqual([1, ['embodied']]);
  });

  test('ends for good when what it is bound to is destroyed', () => {
    const table = sitDown();
    const one = spirit(table);
    bondDestroyed(table.t, one);
    table.play(settleDeaths(table.t));
    expect(one.life).toBe('dead');
  });
});

describe('[DT-HER-16] a Werebeast', () => {
  const were = (table: ReturnType<typeof sitDown>, heritageChoice = 'STR') =>
    table.hero({
      heritage: 'werebeast',
      heritageChoice,
      hitDice: [20],
      gear: [
        { kind: 'medium-armor', is: 'worn' },
        { kind: 'sword', is: 'held' },
      ],
    });
  const mode = (t: D20, roller: Creature, ability: 'STR' | 'DEX' | 'CHA') =>
    leaningOf(t, { kind: 'check', roller, ability }).mode;

  test('changes by an action: CHA as a human, STR, claws and AC +2 as a beast', () => {
    const table = sitDown();
    const { t, power, powers } = table;
    const one = were(table);
    expect(powers(one)).toEqual(['hybrid-form', 'animal-form']);
    expect([mode(t, one, 'CHA'), mode(t, one, 'STR'), acOf(t, one)]).toEqual([
      'advantage',
      'straight',
      15,
    ]);
    power(one, 'hybrid-form');
    expect([mode(t, one, 'CHA'), mode(t, one, 'STR'), acOf(t, one)]).toEqual([
      'straight',
      'advantage',
      17,
    ]);
    expect(attacksOf(t, one).map(({ id }) => id)).toEqual(['sword', 'natural-weapons']);
    const attackMode = (id: string) => {
      const attack = attacksOf(t, one).find((form) => form.id === id);
      if (attack === undefined) throw new Error(id);
      return leaningOf(t, { kind: 'attack', roller: one, ability: 'STR', attack }).mode;
    };
    expect([attackMode('natural-weapons'), attackMode('sword')]).toEqual(['advantage', 'straight']);
  });

  test('as an animal has no gear, no spells and no armor, and has it back as a human', () => {
    const table = sitDown();
    const { t, power } = table;
    const one = were(table);
    power(one, 'animal-form');
    expect(acOf(t, one)).toBe(12);
    expect(attacksOf(t, one).map(({ id }) => id)).toEqual(['natural-weapons']);
    expect(cannotCast(t, one)?.key).toBe('closed.cannot-cast');
    power(one, 'human-form');
    expect(acOf(t, one)).toBe(15);
    expect(cannotCast(t, one)).toBeUndefined();
  });

  test('with DEX chosen is good at DEX, and keeps the advantage of its claws', () => {
    const table = sitDown();
    const { t, power } = table;
    const one = were(table, 'DEX');
    power(one, 'animal-form');
    expect([mode(t, one, 'DEX'), mode(t, one, 'STR')]).toEqual(['advantage', 'straight']);
    const [attack] = attacksOf(t, one);
    if (attack === undefined) throw new Error('no claws');
    const roll = { kind: 'attack', roller: one, ability: 'STR', attack } as const;
    expect(leaningOf(t, roll).mode).toBe('advantage');
  });

  test('[DT-EX-21] takes three times the damage of silver, and does not heal by itself for a day', () => {
    const table = sitDown({ dice: [12, 4] });
    const { t, hero, foe, play, state, allDiceUsed } = table;
    const scores = { STR: 16, DEX: 10, CON: 10, INT: 10, WIS: 10, CHA: 10 };
    const hunter = hero({ scores, gear: [{ kind: 'sword', is: 'held', tags: ['silver'] }] });
    const wolf = foe('werewolf');
    const [sword] = attacksOf(t, hunter);
    if (sword === undefined) throw new Error('no sword');
    play(attackRoll(t, hunter, sword, wolf));
    expect(wolf.hp).toBe(10);
    play(endRound(t, { isMinute: true }));
    expect(wolf.hp).toBe(10);
    state.clock = 24 * HOUR - 1;
    play(endRound(t, { isMinute: true }));
    expect(wolf.hp).toBe(11);
    allDiceUsed();
  });

  test('regains a point a minute in every form, also at 0 or less', () => {
    const table = sitDown();
    const { t, play, harm, power } = table;
    const one = were(table);
    power(one, 'animal-form');
    harm(one, 22, 'weapon');
    play(endRound(t, { isMinute: true }));
    play(endRound(t, { isMinute: false }));
    expect(one.hp).toBe(-1);
  });

  test('[DT-EX-22] a raging one takes 7 of silver as 7 × 3, halved', () => {
    const table = sitDown();
    const { t, play, harm } = table;
    const one = were(table);
    const rage = { kind: 'rage', source: { rule: 'DT-ROLE-04' }, until: { at: 'combat' } } as const;
    play(afflict(t, one, rage));
    harm(one, 7, 'weapon', 'physical', 'silver');
    expect(one.hp).toBe(10);
  });

  test('[DT-MON-15] of a stat block comes as a hybrid, its printed numbers unchanged', () => {
    const table = sitDown();
    const wolf = table.foe('werewolf');
    expect([kindsOn(wolf), acOf(table.t, wolf)]).toEqual([['hybrid-form'], 14]);
    expect(mode(table.t, wolf, 'STR')).toBe('advantage');
  });
});
