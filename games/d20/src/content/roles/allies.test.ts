import { describe, expect, test } from 'vitest';
import { invokePower, openPowers } from '../../../test/powers.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import { block, blocks, gear, MISSILE } from '../../../test/stand-ins.ts';
import type { Ability } from '../../abilities.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { attackRoll } from '../../rules/attack/attack.ts';
import { attacksOf } from '../../rules/attack/forms.ts';
import { afflict, HOUR } from '../../rules/effects/afflict.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import { castingOf, takeEffect } from '../../rules/magic/cast.ts';
import { spellAffects } from '../../rules/magic/verbs.ts';
import { leaningOf, sumOf } from '../../rules/rolls/parts.ts';
import { canTalk, influence } from '../../rules/social/influence.ts';
import { endRound } from '../../rules/time/round-end.ts';
import type { RollAt, RollKind } from '../trait.ts';

const WOLF = block('wolf', { tags: ['beast', 'living'] });
const DRONE = block('drone', { tags: ['machine', 'mindless'] });
const MAN = block('man');
const DRAGON = block('dragon', { tags: ['living'], hp: 40 });

const sitDown = (some: Sitting = {}) =>
  sit({
    ...some,
    content: {
      gear,
      blocks: blocks(WOLF, DRONE, MAN, DRAGON),
      spells: { 'magic-missile': MISSILE },
    },
  });

const plus = (t: D20, roller: Creature, more: Partial<RollAt> = {}): number =>
  sumOf(leaningOf(t, { kind: 'check', roller, ...more }).terms);
const mode = (t: D20, roller: Creature, kind: RollKind, ability: Ability) =>
  leaningOf(t, { kind, roller, ability }).mode;
const silence = { kind: 'silenced', source: { rule: 'x' }, until: { at: 'cure' } } as const;
const silenced = { id: 'silenced', rule: 'DT-COND-20', bans: ['speak'] } as const;

describe('[DT-ROLE-10] rallying', () => {
  const leader = (table: ReturnType<typeof sitDown>, level = 8) =>
    table.hero({ level, hitDice: [20], roles: [{ id: 'leadership-expert' }] });

  test('[DT-EX-37, DT-ROLE-25] adds half the Level to all task rolls for hours, after a wound for rounds', () => {
    const table = sitDown();
    const { t, hero, play, state } = table;
    const holmes = leader(table);
    const watson = hero({ hitDice: [20] });
    const start = 3600;
    state.clock = start;
    invokePower(table, holmes, 'rally');
    expect(watson.effects[0]?.until).toEqual({ at: 'time', clock: start + 8 * HOUR });
    const kinds = ['check', 'save', 'attack', 'initiative', 'casting', 'turning'] as const;
    expect(kinds.map((kind) => plus(t, watson, { kind }))).toEqual([4, 4, 4, 4, 4, 4]);
    expect(plus(t, holmes)).toBe(0);
    // Wounded in round 3, which begins with this clock.
    state.clock = start + HOUR + 2;
    play(hurt(t, watson, { danger: { rule: 'x', tags: [] }, isDamage: true, amount: 1 }));
    for (let round = 3; round < 10; round += 1) {
      play(endRound(t, { isMinute: false }));
      expect(plus(t, watson)).toBe(4);
      // Later wounds change nothing.
      play(hurt(t, watson, { danger: { rule: 'x', tags: [] }, isDamage: true, amount: 1 }));
    }
    play(endRound(t, { isMinute: false }));
    expect(plus(t, watson)).toBe(0);
  });

  test('[DT-HP-16] a loss that is no damage shortens nothing; a wound late in the hours does not prolong it', () => {
    const table = sitDown();
    const { t, hero, play, state } = table;
    const watson = hero({ hitDice: [20] });
    invokePower(table, leader(table, 6), 'rally');
    const end = watson.effects[0]?.until;
    play(hurt(t, watson, { danger: { rule: 'x', tags: [] }, isDamage: false, amount: 1 }));
    expect(watson.effects[0]?.until).toEqual(end);
    state.clock = 6 * HOUR - 2;
    play(hurt(t, watson, { danger: { rule: 'x', tags: [] }, isDamage: true, amount: 1 }));
    expect(watson.effects[0]?.until).toEqual(end);
  });

  test('a newer rally takes the place of an older, and nothing adds up', () => {
    const table = sitDown();
    const { t, hero } = table;
    const [first, second] = [leader(table, 8), leader(table, 4)];
    const watson = hero();
    invokePower(table, first, 'rally');
    invokePower(table, second, 'rally');
    expect(plus(t, watson)).toBe(2);
  });

  test('[DT-ROLE-00, DT-ROLE-26, DT-GEN-11] once a day, from Level 2, for allies who are awake and see or hear it', () => {
    const table = sitDown({ ground: { isDark: true } });
    const { t, hero, play, state } = table;
    const one = leader(table, 2);
    expect(openPowers(table, one)).toEqual([]);
    const [awake, down] = [hero(), hero()];
    play(afflict(t, down, { kind: 'unconscious', source: { rule: 'x' }, until: { at: 'cure' } }));
    invokePower(table, one, 'rally');
    expect([plus(t, awake), plus(t, down)]).toEqual([1, 0]);
    expect(openPowers(table, one)).toEqual([]);
    state.clock = 24 * HOUR;
    expect(openPowers(table, one)).toEqual(['rally']);
    expect(openPowers(table, leader(table, 1))).toEqual([]);
  });

  test('[DT-ROLE-26] nobody hears who is silenced, in the dark nobody sees either', () => {
    const table = sit({ ground: { isDark: true }, content: { traits: { silenced } } });
    const { t, hero, play } = table;
    const one = table.hero({ level: 8, roles: [{ id: 'leadership-expert' }] });
    hero();
    play(afflict(t, one, silence));
    expect(openPowers(table, one)).toEqual([]);
    table.state.ground.isDark = false;
    expect(openPowers(table, one)).toEqual(['rally']);
  });
});

test('[DT-ROLE-12] a Noble’s allies have advantage on all CHA task rolls for half its Level in hours', () => {
  const table = sitDown();
  const { t, hero, play, state } = table;
  const noble = hero({ level: 5, roles: [{ id: 'noble' }] });
  const ally = hero();
  invokePower(table, noble, 'noble-favour');
  expect([mode(t, ally, 'check', 'CHA'), mode(t, ally, 'casting', 'CHA')]).toEqual([
    'advantage',
    'advantage',
  ]);
  expect([mode(t, ally, 'check', 'WIS'), mode(t, noble, 'check', 'CHA')]).toEqual([
    'straight',
    'straight',
  ]);
  state.clock = 2 * HOUR - 1;
  play(endRound(t, { isMinute: false }));
  expect(mode(t, ally, 'check', 'CHA')).toBe('straight');
  expect(openPowers(table, noble)).toEqual([]);
});

describe('[DT-ROLE-14] a Science Expert', () => {
  const scientist = (table: ReturnType<typeof sitDown>, level = 5) =>
    table.hero({ level, roles: [{ id: 'science-expert' }] });

  test('tells half its Level of allies about somebody: rolls aimed at it and saves against it', () => {
    const table = sitDown();
    const { t, hero, foe } = table;
    const one = scientist(table);
    const allies = [hero(), hero(), hero()];
    const [told, alsoTold, other] = allies;
    if (told === undefined || alsoTold === undefined || other === undefined) throw new Error();
    const [dragon, man] = [foe('dragon'), foe('man')];
    invokePower(table, one, 'analysis', [
      ['subject', `about-${dragon.id}`],
      ['told', `tell-${told.id}`, `tell-${alsoTold.id}`],
    ]);
    const about = (target: Creature) => ({ kind: 'attack', target }) as const;
    expect(allies.map((ally) => plus(t, ally, about(dragon)))).toEqual([2, 2, 0]);
    expect(plus(t, told, about(man))).toBe(0);
    const against = { rule: 'x', tags: ['fire'], by: dragon };
    expect(plus(t, told, { kind: 'save', against })).toBe(2);
    expect(plus(t, one, about(dragon))).toBe(0);
    expect(openPowers(table, one)).toEqual([]);
  });

  test('or about the place, for a day; newer analysis takes the place of older', () => {
    const table = sitDown({ ground: { setting: ['swamp'] } });
    const { t, hero, foe, play, state } = table;
    const [one, second] = [scientist(table), scientist(table, 9)];
    const ally = hero();
    const man = foe('man');
    const tell = ['told', `tell-${ally.id}`] as const;
    invokePower(table, one, 'analysis', [['subject', 'about-swamp'], tell]);
    expect(plus(t, ally, { setting: ['swamp'] })).toBe(2);
    expect(plus(t, ally, { setting: ['desert'] })).toBe(0);
    invokePower(table, second, 'analysis', [['subject', `about-${man.id}`], tell]);
    expect(plus(t, ally, { setting: ['swamp'] })).toBe(0);
    expect(plus(t, ally, { target: man })).toBe(4);
    state.clock = 24 * HOUR - 1;
    play(endRound(t, { isMinute: false }));
    expect(plus(t, ally, { target: man })).toBe(0);
  });
});

test('[DT-ROLE-14] nothing can be analysed where nobody is seen and the place is like any other', () => {
  const table = sitDown({ ground: { isDark: true } });
  const one = table.hero({ level: 5, roles: [{ id: 'science-expert' }] });
  table.hero({}, 30);
  expect(openPowers(table, one)).toEqual([]);
  table.t.state.ground = { ...table.t.state.ground, setting: ['swamp'] };
  expect(openPowers(table, one)).toEqual(['analysis']);
});

describe('[DT-ROLE-03] a Beast Bond', () => {
  const friend = (table: ReturnType<typeof sitDown>) =>
    table.hero({ level: 3, roles: [{ id: 'beast-bond' }] });

  test('finds words for beasts and drones', () => {
    const table = sitDown();
    const { t, hero, foe } = table;
    const one = friend(table);
    const [wolf, drone] = [foe('wolf'), foe('drone')];
    expect([canTalk(t, wolf, one), canTalk(t, drone, one)]).toEqual([true, true]);
    expect(canTalk(t, wolf, hero())).toBe(false);
  });

  test('recruits for a token one that is not hostile; its seat runs it to the end of the scene', () => {
    const table = sitDown();
    const { t, foe, events } = table;
    const one = friend(table);
    one.tokens = 1;
    foe('wolf');
    foe('man', undefined, undefined, { attitude: 'neutral' });
    expect(openPowers(table, one)).toEqual([]);
    const wolf = foe('wolf', undefined, undefined, { attitude: 'neutral' });
    invokePower(table, one, 'recruit');
    expect([one.tokens, wolf.side, wolf.run]).toEqual([0, 'party', one.run]);
    expect(events('token-spent')).toMatchObject([{ rule: 'DT-ROLE-03', tokens: 0 }]);
    expect(wolf.effects[0]?.until).toEqual({ at: 'scene' });
    const [effect] = wolf.effects;
    if (effect === undefined) throw new Error('not recruited');
    table.play(relieve(t, wolf, effect, 'end'));
    expect([wolf.side, wolf.run]).toEqual(['others', { by: 'master' }]);
    one.tokens = 0;
    expect(openPowers(table, one)).toEqual([]);
  });

  test('[DT-SOC-11] makes a failed reaction check once more, once in 24 hours, with a beast only', () => {
    const table = sitDown({ dice: [2, 15, 2, 3] });
    const { t, foe, play, allDiceUsed } = table;
    const one = friend(table);
    const at = (block: string) => foe(block, undefined, undefined, { attitude: 'neutral' });
    expect(play(influence(t, one, at('wolf'), 'influence')).value).toBe(true);
    expect(play(influence(t, one, at('wolf'), 'influence')).value).toBe(false);
    one.used = {};
    expect(play(influence(t, one, at('man'), 'influence')).value).toBe(false);
    allDiceUsed();
  });
});

describe('[DT-ROLE-06] insight into a being of another world', () => {
  const expert = (table: ReturnType<typeof sitDown>) =>
    table.hero({
      level: 4,
      roles: [{ id: 'eldritch-expert' }],
      gear: [{ kind: 'sword', is: 'held' }],
    });
  const casting = (t: D20, caster: Creature, target: Creature) =>
    castingOf(
      t,
      caster,
      MISSILE,
      'magic-missile',
      { targets: [target], cells: [] },
      {
        total: 15,
        isMaximal: false,
      },
    );

  test('adds half the Level to an influence roll, once', () => {
    const table = sitDown({ dice: [13, 13] });
    const { t, foe, play, allDiceUsed } = table;
    const one = expert(table);
    const dragon = foe('dragon', undefined, undefined, { attitude: 'neutral' });
    expect(play(influence(t, one, dragon, 'influence')).value).toBe(true);
    dragon.attitude = 'neutral';
    expect(play(influence(t, one, dragon, 'influence')).value).toBe(false);
    allDiceUsed();
  });

  test('adds twice the Level to the damage of a spell, and then no more to an attack', () => {
    const table = sitDown({ dice: [2, 20] });
    const { t, foe, play, allDiceUsed } = table;
    const one = expert(table);
    const dragon = foe('dragon');
    play(takeEffect(t, casting(t, one, dragon)));
    expect(dragon.hp).toBe(40 - 3 - 8);
    const [sword] = attacksOf(t, one);
    if (sword === undefined) throw new Error('no sword');
    const { asked } = play(attackRoll(t, one, sword, dragon));
    expect(asked.filter((what) => what.startsWith('edge'))).toEqual([]);
    expect(dragon.hp).toBe(40 - 3 - 8 - 6);
    allDiceUsed();
  });

  test('adds twice the Level to the rounds of another effect; not with a person, nor if it is kept', () => {
    const table = sitDown();
    const { t, foe, play } = table;
    const one = expert(table);
    const lay = (target: Creature, keep: boolean) => {
      const until = { at: 'time', clock: 10 } as const;
      play(
        spellAffects(t, casting(t, one, target), target, 'shaken', until),
        keep ? [['insight', 'keep']] : [],
      );
      return target.effects[0]?.until;
    };
    expect(lay(foe('dragon'), true)).toEqual({ at: 'time', clock: 10 });
    expect(lay(foe('dragon'), false)).toEqual({ at: 'time', clock: 18 });
    expect(lay(foe('man'), false)).toEqual({ at: 'time', clock: 10 });
    // What has no number is not helped, and uses nothing up.
    const other = foe('dragon');
    play(spellAffects(t, casting(t, one, other), other, 'cursed', { at: 'cure' }));
    expect(one.used[`DT-ROLE-06/${other.id}`]).toBeUndefined();
  });
});
