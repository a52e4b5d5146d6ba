import { describe, expect, test } from 'vitest';
import { invokePower, openPowers } from '../../../test/powers.ts';
import { sit } from '../../../test/rig.ts';
import { block, blocks, gear, MISSILE } from '../../../test/stand-ins.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { beginCombat } from '../../rules/combat/end.ts';
import { heal } from '../../rules/harm/heal.ts';
import { tendWounds } from '../../rules/healing/tend.ts';
import { cast, castingOf } from '../../rules/magic/cast.ts';
import { maxHpOf } from '../../rules/numbers/hit-points.ts';
import { leaningOf, sumOf } from '../../rules/rolls/parts.ts';
import { influence } from '../../rules/social/influence.ts';
import { tryTask } from '../../rules/tasks/task.ts';
import { restHour } from '../../rules/time/rest.ts';
import { TAGS } from '../tags.ts';
import type { RollAt } from '../trait.ts';

/** What a role adds at Level 6 in a plain place about nobody, and the tags to which it does. */
const COVERED: readonly (readonly [id: string, role: string, bonus: number, tags: string])[] = [
  [
    'DT-ROLE-02',
    'assassination-expert',
    3,
    'open-locks find-traps remove-traps stealth climb hear-noise identify-poison',
  ],
  ['DT-ROLE-03', 'beast-bond', 8, 'calm-animal train-animal direct-animal read-animal'],
  [
    'DT-ROLE-06',
    'eldritch-expert',
    8,
    'identify-supernatural occult-symbols discern-entity withstand-mind ritual',
  ],
  [
    'DT-ROLE-07',
    'espionage-expert',
    8,
    'open-locks forgery assume-identity gather-intel detect-surveillance bypass-security read-people blend-crowd resist-interrogation',
  ],
  [
    'DT-ROLE-09',
    'investigation-expert',
    8,
    'search-clues analyse-evidence track question-witness detect-lie reconstruct-events',
  ],
  ['DT-ROLE-10', 'leadership-expert', 8, 'inspire coordinate negotiate hold-morale'],
  [
    'DT-ROLE-11',
    'medical-expert',
    8,
    'diagnose tend-wounds surgery medicate treat-toxin identify-biohazard',
  ],
  ['DT-ROLE-12', 'noble', 8, 'social-standing etiquette diplomacy heraldry'],
  [
    'DT-ROLE-13',
    'obscurity',
    8,
    'stealth blend-crowd operate-unseen conceal-motive avoid-digital-detection exploit-perception-gap',
  ],
  [
    'DT-ROLE-14',
    'science-expert',
    8,
    'apply-science experiment analyse-data find-pattern explain-phenomenon assess-impact',
  ],
  [
    'DT-ROLE-15',
    'starship-expert',
    8,
    'ship-operate ship-repair ship-navigate ship-pilot ship-identify ship-power ship-improvise',
  ],
  [
    'DT-ROLE-16',
    'technology-expert',
    8,
    'analyse-signal repair-machine interface-ai operate-drone improvise-tech identify-device',
  ],
  [
    'DT-ROLE-17',
    'thieving-expert',
    8,
    'open-locks find-traps remove-traps stealth climb forgery deceive',
  ],
  [
    'DT-ROLE-20',
    'wilderness-expert',
    8,
    'track calm-animal identify-nature predict-weather survive',
  ],
];

const bonusOf = (t: D20, roller: Creature, tag: string, more: Partial<RollAt> = {}): number =>
  sumOf(leaningOf(t, { kind: 'check', roller, tag, ...more }).terms);

describe('tasks that a role covers', () => {
  test.each(COVERED)(
    '[%s, DT-TAG-01 to -87] a %s adds %i at Level 6 to its tags and to no others',
    (_id, role, bonus, list) => {
      const tags = list.split(' ');
      const { t, hero } = sit();
      const one = hero({ level: 6, roles: [{ id: role }] });
      const found = Object.keys(TAGS).filter((tag) => bonusOf(t, one, tag) !== 0);
      expect([...found].sort()).toEqual(tags.sort());
      for (const tag of tags) expect(bonusOf(t, one, tag), tag).toBe(bonus);
    },
  );

  test.each([
    ['DT-TAG-04', 'espionage-expert', 'stealth', 'urban'],
    ['DT-TAG-04', 'espionage-expert', 'stealth', 'social'],
    ['DT-TAG-13', 'technology-expert', 'bypass-security', 'electronic'],
    ['DT-TAG-29', 'noble', 'negotiate', 'political'],
    ['DT-TAG-36', 'noble', 'command-respect', 'formal'],
    ['DT-TAG-63', 'wilderness-expert', 'train-animal', 'domesticated'],
    ['DT-TAG-04', 'wilderness-expert', 'stealth', 'forest'],
  ])('[%s] a %s is covered for %s only where it is %s', (_id, role, tag, place) => {
    const { t, hero } = sit();
    const one = hero({ level: 6, roles: [{ id: role, choice: 'forest' }] });
    expect(bonusOf(t, one, tag, { setting: ['desert'] })).toBe(0);
    expect(bonusOf(t, one, tag, { setting: ['desert', place] })).toBe(8);
  });

  test('[DT-TAG-13, DT-TAG-23, DT-TAG-31, DT-TAG-63] or for what it is about, or with whom', () => {
    const drone = block('drone', { tags: ['machine', 'mindless'] });
    const hound = block('hound', { tags: ['beast', 'living'], traits: ['is-domesticated'] });
    const { t, hero, foe } = sit({ content: { blocks: blocks(drone, hound) } });
    const expert = (role: string) => hero({ level: 6, roles: [{ id: role }] });
    const [machine, beast] = [foe('drone'), foe('hound')];
    const leader = expert('leadership-expert');
    expect(bonusOf(t, leader, 'strategy')).toBe(0);
    expect(bonusOf(t, expert('technology-expert'), 'bypass-security', { target: machine })).toBe(8);
    expect(bonusOf(t, expert('investigation-expert'), 'track', { target: beast })).toBe(0);
    expect(bonusOf(t, expert('wilderness-expert'), 'train-animal', { target: beast })).toBe(8);
    expect(bonusOf(t, leader, 'strategy')).toBe(8);
  });

  test('[DT-TASK-06, DT-EX-32] two roles do not add up; a rally does', () => {
    const { t, hero, play, allDiceUsed } = sit({ dice: [7], ground: { setting: ['urban'] } });
    const one = hero({
      level: 8,
      scores: { STR: 10, DEX: 16, CON: 10, INT: 10, WIS: 10, CHA: 10 },
      roles: [{ id: 'thieving-expert' }, { id: 'obscurity' }, { id: 'espionage-expert' }],
    });
    one.effects.push({
      id: 99,
      kind: 'rally',
      source: { rule: 'DT-ROLE-10' },
      until: { at: 'cure' },
      data: { amount: 4 },
    });
    const { value } = play(tryTask(t, one, { tag: 'stealth', target: 15, rule: 'DT-TN-02' }));
    expect(value).toMatchObject({ success: true, total: 23 });
    allDiceUsed();
  });

  test('[DT-TASK-02, DT-TASK-07, DT-ROLE-06] cover checks; the Eldritch Expert’s also saves of the mind', () => {
    const { t, hero } = sit();
    const one = hero({ level: 6, roles: [{ id: 'eldritch-expert' }] });
    const save = (tag: string) => {
      const against = { rule: 'x', tags: [tag] };
      return sumOf(leaningOf(t, { kind: 'save', roller: one, ability: 'WIS', against }).terms);
    };
    expect([save('charm'), save('fear'), save('fire')]).toEqual([8, 8, 0]);
  });

  test('[DT-EX-06] Holmes sneaks past a guard: equal totals, and the higher modifier wins', () => {
    const guard = block('guard', { mods: { STR: 1, DEX: 0, CON: 0, INT: 0, WIS: 1, CHA: 0 } });
    const { t, hero, foe, play, allDiceUsed } = sit({
      dice: [9, 19],
      content: { blocks: blocks(guard) },
    });
    const holmes = hero({
      level: 8,
      scores: { STR: 10, DEX: 14, CON: 10, INT: 10, WIS: 10, CHA: 10 },
      roles: [{ id: 'obscurity' }],
    });
    const { value } = play(
      tryTask(t, holmes, {
        tag: 'stealth',
        target: { by: foe('guard'), ability: 'WIS', tag: 'hear-noise' },
        rule: 'DT-TN-04',
      }),
    );
    expect(value).toMatchObject({ success: true, total: 20 });
    allDiceUsed();
  });

  test('[DT-EX-25] a Level 3 leader negotiates: Hostile, Neutral, Friendly', () => {
    const snik = block('snik');
    const { t, hero, foe, play, allDiceUsed } = sit({
      dice: [19, 9, 2],
      content: { blocks: blocks(snik) },
    });
    const leader = hero({
      level: 3,
      scores: { STR: 10, DEX: 10, CON: 10, INT: 10, WIS: 10, CHA: 13 },
      roles: [{ id: 'leadership-expert' }],
    });
    const other = foe('snik');
    const steps = [1, 2, 3].map(() => {
      const { value } = play(influence(t, leader, other, 'negotiate'));
      return [value, other.attitude];
    });
    expect(steps).toEqual([
      [true, 'neutral'],
      [true, 'friendly'],
      [true, 'friendly'],
    ]);
    allDiceUsed();
  });
});

describe('what roles add besides', () => {
  test('[DT-ROLE-18, DT-ROLE-00] Toughness: twice the Level in Hit Points', () => {
    const { t, hero } = sit();
    expect(maxHpOf(t, hero({ level: 5, hitDice: [3] }))).toBe(5);
    expect(maxHpOf(t, hero({ level: 5, hitDice: [3], roles: [{ id: 'toughness' }] }))).toBe(13);
  });

  test('[DT-ROLE-16] a Technology Expert repairs its Level more, and heals no better', () => {
    const { t, hero, play } = sit();
    const expert = hero({ level: 6, roles: [{ id: 'technology-expert' }] });
    const android = hero({ heritage: 'android', hitDice: [30] });
    android.hp = 1;
    play(heal(t, android, { amount: 2, way: 'repair', rule: 'DT-MACH-03', by: expert }));
    expect(android.hp).toBe(9);
    play(heal(t, android, { amount: 2, way: 'care', rule: 'DT-HEAL-07', by: expert }));
    expect(android.hp).toBe(11);
  });

  test('[DT-ROLE-11] a Medical Expert tends better in combat: half the Level to the roll, twice the Level to the healing', () => {
    const table = sit({ dice: [6, 5, 7, 5], content: { gear } });
    const { t, hero, play, allDiceUsed } = table;
    const medic = hero({
      level: 3,
      scores: { STR: 10, DEX: 10, CON: 10, INT: 10, WIS: 16, CHA: 10 },
      roles: [{ id: 'medical-expert' }],
      gear: [{ kind: 'medkit' }],
    });
    const [kit] = medic.items;
    if (kit === undefined) throw new Error('no kit');
    const [one, other] = [hero({ hitDice: [30] }), hero({ hitDice: [30] })];
    one.hp = 1;
    other.hp = 1;
    // 6 + 2 + 5 = 13 fails out of combat; in it 7 + 2 + 5 + 1 = 15.
    play(tendWounds(t, medic, one, kit));
    expect(one.hp).toBe(1);
    table.state.ground = { ...table.state.ground, setting: ['pressure'] };
    // Under pressure the same: 5 + 2 + 5 + 1 = 13.
    play(tendWounds(t, medic, one, kit));
    expect(one.hp).toBe(1);
    table.state.ground = { ...table.state.ground, setting: [] };
    play(beginCombat(t, [medic, other], []));
    play(tendWounds(t, medic, other, kit));
    expect(other.hp).toBe(1 + 5 + 6);
    allDiceUsed();
  });

  test('[DT-ROLE-01, DT-MAG-08, DT-MAG-12, DT-EX-14] Arcane Magic: Level + 2 to the casting, twice the Level to its damage', () => {
    const goblin = block('goblin', { hp: 4 });
    const content = { blocks: blocks(goblin), spells: { 'magic-missile': MISSILE } };
    const { t, hero, foe, play, allDiceUsed } = sit({ dice: [6, 4], content });
    const ysolde = hero({
      scores: { STR: 10, DEX: 10, CON: 10, INT: 16, WIS: 10, CHA: 10 },
      roles: [{ id: 'arcane-magic', choice: 'INT' }],
      spells: { 'arcane-magic': ['magic-missile'] },
    });
    const target = foe('goblin');
    play(cast(t, ysolde, MISSILE, 'magic-missile', target));
    expect(target.hp).toBe(-3);
    allDiceUsed();
  });

  test('[DT-ROLE-05, DT-MAG-13, DT-MAG-06] Divine Magic: its own bonus for divine spells, and none for arcane ones', () => {
    const { t, hero } = sit();
    const cleric = hero({ level: 4, roles: [{ id: 'divine-magic' }] });
    const roll = { total: 15, isMaximal: false };
    const bonus = (tradition: 'arcane' | 'divine') =>
      castingOf(t, cleric, { ...MISSILE, tradition }, 'x', { targets: [], cells: [] }, roll).bonus;
    expect([bonus('divine'), bonus('arcane')]).toEqual([8, 0]);
  });

  test('[DT-ROLE-09, DT-ROLE-00, DT-GEN-11] an Investigation Expert asks half its Level of questions, once in 24 hours', () => {
    const table = sit();
    const { hero, events, state } = table;
    const holmes = hero({ level: 8, roles: [{ id: 'investigation-expert' }] });
    invokePower(table, holmes, 'lead');
    expect(events('story-power')).toMatchObject([{ rule: 'DT-ROLE-09', count: 4 }]);
    state.clock = 8639;
    expect(openPowers(table, holmes)).toEqual([]);
    state.clock = 8640;
    expect(openPowers(table, holmes)).toEqual(['lead']);
    const novice = hero({ level: 1, roles: [{ id: 'investigation-expert' }] });
    expect(openPowers(table, novice)).toEqual([]);
  });

  test('[DT-ROLE-07, DT-EQ-53, DT-HEAL-03] an Espionage Expert has a gadget a Level until a long rest: each eases one roll of the task named', () => {
    const table = sit({ dice: [3, 12, 9, 4, 5] });
    const { t, hero, play, allDiceUsed } = table;
    const spy = hero({ level: 2, roles: [{ id: 'espionage-expert' }] });
    const climbs = () => {
      const { value } = play(tryTask(t, spy, { tag: 'climb', target: 5, rule: 'DT-TN-01' }));
      return value?.total;
    };
    invokePower(table, spy, 'gadget', [['gadget', 'climb']]);
    expect(openPowers(table, spy)).toEqual([]);
    expect(climbs()).toBe(12);
    expect(climbs()).toBe(9);
    invokePower(table, spy, 'gadget', [['gadget', 'climb']]);
    expect(climbs()).toBe(5);
    expect(openPowers(table, spy)).toEqual([]);
    // A long rest refills them (DT-HEAL-03).
    for (let hour = 1; hour <= 8; hour += 1) {
      table.state.clock += 360;
      play(restHour(t, spy));
    }
    expect(openPowers(table, spy)).toEqual(['gadget']);
    allDiceUsed();
  });
});
