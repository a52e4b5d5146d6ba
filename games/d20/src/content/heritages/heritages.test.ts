import { describe, expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { block, blocks, gear } from '../../../test/stand-ins.ts';
import type { Ability } from '../../abilities.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { powersOf } from '../../rules/actions/powers.ts';
import { attacksOf } from '../../rules/attack/forms.ts';
import { hasFreeHand } from '../../rules/bearers/known-spells.ts';
import { afflict, isImmune } from '../../rules/effects/afflict.ts';
import { isA } from '../../rules/effects/kinds.ts';
import { isSpared } from '../../rules/effects/spared.ts';
import { acOf } from '../../rules/numbers/armor.ts';
import { modifierOf, scoreOf } from '../../rules/numbers/scores.ts';
import { darkvisionOf } from '../../rules/place/sight.ts';
import { speedOf } from '../../rules/place/speed.ts';
import { leaningOf, sumOf } from '../../rules/rolls/parts.ts';
import { canTalk } from '../../rules/social/influence.ts';
import { toolParts, tryTask } from '../../rules/tasks/task.ts';
import { endRound } from '../../rules/time/round-end.ts';
import type { RollKind } from '../trait.ts';

const KINDS: readonly RollKind[] = ['check', 'save', 'attack', 'initiative', 'casting'];

/** The kinds of rolls with an ability that are made with advantage. */
const eased = (t: D20, roller: Creature, ability: Ability): readonly string[] =>
  KINDS.filter((kind) => leaningOf(t, { kind, roller, ability }).mode === 'advantage');

const modeOf = (t: D20, roller: Creature, kind: RollKind, ability: Ability) =>
  leaningOf(t, { kind, roller, ability }).mode;

describe('checks and saves of one ability', () => {
  test.each([
    ['DT-HER-01', 'android', 'INT'],
    ['DT-HER-02', 'animal', 'WIS'],
    ['DT-HER-03', 'cyborg', 'CON'],
    ['DT-HER-05', 'dwarf', 'CON'],
    ['DT-HER-06', 'elf', 'DEX'],
    ['DT-HER-07', 'faerie', 'CHA'],
    ['DT-HER-08', 'goblin', 'DEX'],
    ['DT-HER-09', 'halfling', 'DEX'],
    ['DT-HER-11', 'mutant', 'CON'],
    ['DT-HER-12', 'orc', 'STR'],
    ['DT-HER-13', 'spirit', 'WIS'],
    ['DT-HER-15', 'troll', 'STR'],
    ['DT-HER-16', 'werebeast', 'CHA'],
  ] as const)(
    '[%s, DT-HER-00] of a %s have advantage with %s, and no other roll has',
    (_id, heritage, ability) => {
      const { t, hero } = sit();
      const one = hero({ heritage });
      expect(eased(t, one, ability)).toEqual(['check', 'save']);
      expect(eased(t, one, ability === 'INT' ? 'STR' : 'INT')).toEqual([]);
    },
  );

  test('[DT-HER-04, DT-HER-14, DT-CHAR-05] of a Demigod and a Superhuman go by the ability chosen', () => {
    const { t, hero } = sit();
    for (const heritage of ['demigod', 'superhuman']) {
      const one = hero({ heritage, heritageChoice: 'WIS' });
      expect(eased(t, one, 'WIS')).toEqual(['check', 'save']);
      expect(eased(t, one, 'STR')).toEqual([]);
    }
  });

  test('[DT-HER-17, DT-TASK-02] a Vampire has advantage on every task roll with the ability chosen', () => {
    const { t, hero } = sit();
    const vampire = hero({ heritage: 'vampire', heritageChoice: 'DEX' });
    expect(eased(t, vampire, 'DEX')).toEqual(KINDS);
    expect(eased(t, vampire, 'STR')).toEqual([]);
  });

  test('[DT-HER-12, DT-ATK-12] an Orc keeps a grapple with advantage: the roll is a check with STR', () => {
    const { t, hero } = sit();
    expect(modeOf(t, hero({ heritage: 'orc' }), 'check', 'STR')).toBe('advantage');
  });
});

test.each([
  ['DT-HER-01', 'android'],
  ['DT-HER-03', 'cyborg'],
  ['DT-HER-05', 'dwarf'],
  ['DT-HER-06', 'elf'],
  ['DT-HER-12', 'orc'],
  ['DT-HER-17', 'vampire'],
])('[%s] a %s sees 60 feet in the dark, no farther', (_id, heritage) => {
  const { t, hero } = sit();
  expect(darkvisionOf(t, hero({ heritage }))).toBe(60);
});

test('[DT-HER-10] others do not: a Human sees nothing in the dark', () => {
  const { t, hero } = sit();
  expect(darkvisionOf(t, hero({ heritage: 'human' }))).toBe(0);
});

test.each([
  ['DT-HER-01', 'android'],
  ['DT-HER-02', 'animal'],
  ['DT-HER-03', 'cyborg'],
  ['DT-HER-08', 'goblin'],
  ['DT-HER-09', 'halfling'],
])('[%s, DT-AC-11] a %s has AC +2, with armor and without', (_id, heritage) => {
  const { t, hero } = sit({ content: { gear } });
  expect(acOf(t, hero({ heritage }))).toBe(12);
  expect(acOf(t, hero({ heritage, gear: [{ kind: 'medium-armor', is: 'worn' }] }))).toBe(17);
});

test('[DT-HER-07, DT-EX-33] a Faerie in heavy armor walks 40 + 10 − 5 feet', () => {
  const { t, hero } = sit({ content: { gear } });
  const faerie = hero({ heritage: 'faerie', gear: [{ kind: 'heavy-armor', is: 'worn' }] });
  expect(speedOf(t, faerie)).toBe(45);
});

test('[DT-HER-01, DT-HER-19] an Android lives, needs neither food nor air nor sleep, and catches nothing that is not technical', () => {
  const { t, hero } = sit();
  const android = hero({ heritage: 'android' });
  expect(isA(t, android, 'living')).toBe(true);
  expect(isA(t, android, 'person')).toBe(true);
  const lies = (kind: string, tag?: string) =>
    !isImmune(t, android, {
      kind,
      source: { rule: 'DT-COND' },
      until: { at: 'cure' },
      ...(tag === undefined ? {} : { data: { tag } }),
    });
  for (const kind of ['asleep', 'starving', 'thirst', 'suffocating', 'infected']) {
    expect(lies(kind), kind).toBe(false);
  }
  expect(lies('infected', 'technical')).toBe(true);
  expect(lies('hacked') && lies('overheated')).toBe(true);
  expect(isSpared(t, android, { tags: ['sleep'] })).toBe(true);
  expect(isSpared(t, android, { tags: ['charm'] })).toBe(false);
});

describe('[DT-HER-02] an Animal', () => {
  test('walks 45 feet and strikes as with a medium weapon', () => {
    const { t, hero } = sit();
    const animal = hero({ heritage: 'animal' });
    expect(speedOf(t, animal)).toBe(45);
    expect(attacksOf(t, animal).map(({ id, category }) => [id, category])).toEqual([
      ['natural-weapons', 'medium'],
    ]);
  });

  test('uses no tools and no weapons, but casts with its voice alone', () => {
    const { t, hero } = sit({ content: { gear } });
    const thing = (kind: string) => ({ kind, is: 'held' as const });
    const things = [
      thing('sword'),
      thing('shield'),
      { kind: 'magnifying-lens' },
      { kind: 'thieves-tools' },
    ];
    const animal = hero({ heritage: 'animal', gear: things });
    const human = hero({ heritage: 'human', gear: things });
    expect(attacksOf(t, human).map(({ id }) => id)).toContain('sword');
    expect(attacksOf(t, animal).map(({ id }) => id)).not.toContain('sword');
    const leans = (one: Creature, tag: string) => toolParts(t, one, tag).map(({ is }) => is);
    expect(leans(human, 'analyse-evidence')).toEqual(['advantage']);
    expect(leans(animal, 'analyse-evidence')).toEqual([]);
    expect(leans(human, 'open-locks')).toEqual([]);
    expect(leans(animal, 'open-locks')).toEqual(['disadvantage']);
    expect(hasFreeHand(t, human)).toBe(false);
    expect(hasFreeHand(t, animal)).toBe(true);
  });
});

test('[DT-HER-05, DT-TAG-74, DT-TAG-75, DT-TAG-76, DT-TAG-77] a Dwarf adds its Level to mining, smithing, brewing and ways underground alone', () => {
  const { t, hero } = sit();
  const dwarf = hero({ heritage: 'dwarf', level: 3 });
  const bonus = (tag: string) =>
    sumOf(leaningOf(t, { kind: 'check', roller: dwarf, ability: 'INT', tag }).terms);
  expect(['underground-navigation', 'mining', 'blacksmithing', 'brewing'].map(bonus)).toEqual([
    3, 3, 3, 3,
  ]);
  expect(bonus('climb')).toBe(0);
});

test('[DT-HER-09] a Halfling talks to burrowing animals, and to no others', () => {
  const mole = block('mole', { tags: ['beast', 'living'], traits: ['is-burrowing'] });
  const wolf = block('wolf', { tags: ['beast', 'living'] });
  const { t, hero, foe } = sit({ content: { blocks: blocks(mole, wolf) } });
  const halfling = hero({ heritage: 'halfling' });
  const human = hero({ heritage: 'human' });
  const one = foe('mole');
  expect(canTalk(t, one, halfling)).toBe(true);
  expect(canTalk(t, one, human)).toBe(false);
  expect(canTalk(t, foe('wolf'), halfling)).toBe(false);
});

test('[DT-HER-14, DT-EX-29] a Superhuman of STR 17 has 27 (+7), and after a benefit of Level 4 29 (+8)', () => {
  const { t, hero } = sit();
  const scores = { STR: 17, DEX: 10, CON: 10, INT: 10, WIS: 10, CHA: 10 };
  const one = hero({ heritage: 'superhuman', heritageChoice: 'STR', scores });
  expect([scoreOf(t, one, 'STR'), modifierOf(t, one, 'STR')]).toEqual([27, 7]);
  expect(scoreOf(t, one, 'DEX')).toBe(10);
  if (one.character !== undefined) one.character.scores.STR += 2;
  expect([scoreOf(t, one, 'STR'), modifierOf(t, one, 'STR')]).toEqual([29, 8]);
});

test('[DT-HER-06, DT-EX-34] an Elf resists a grapple by DEX with two dice', () => {
  const { t, hero, play, allDiceUsed } = sit({ dice: [8, 6, 13] });
  const ogre = hero({ scores: { STR: 20, DEX: 10, CON: 10, INT: 10, WIS: 10, CHA: 10 } });
  const elf = hero({
    heritage: 'elf',
    scores: { STR: 9, DEX: 14, CON: 10, INT: 10, WIS: 10, CHA: 10 },
  });
  const { value } = play(
    tryTask(t, ogre, {
      tag: 'force',
      ability: 'STR',
      target: { by: elf, ability: 'DEX' },
      about: elf,
      rule: 'DT-ATK-11',
    }),
  );
  // 8 + 4 = 12 against the better of 6 and 13, + 1 = 14.
  expect(value).toMatchObject({ success: false, total: 12 });
  allDiceUsed();
});

describe('[DT-HER-07] a Faerie’s promise', () => {
  const promising = (gm: 'auto' | 'human' = 'auto') => {
    const table = sit({ options: { gm } });
    const faerie = table.hero({ heritage: 'faerie', hitDice: [6] }, 0, 0, 0);
    const power = (id: string, script: Parameters<typeof table.play>[1] = []) => {
      const one = powersOf(table.t, faerie, 'calm').find((each) => each.id === id);
      if (one === undefined) return 'closed';
      table.play(one.run(table.t), script);
      return 'used';
    };
    return { ...table, faerie, power };
  };

  test('gives advantage on saves against compulsion, as long as it stands', () => {
    const { t, faerie, power } = promising();
    const against = { rule: 'DT-ARC-101', tags: ['charm'] };
    const mode = () => leaningOf(t, { kind: 'save', roller: faerie, ability: 'WIS', against }).mode;
    expect(mode()).toBe('straight');
    expect(power('promise')).toBe('used');
    expect(mode()).toBe('advantage');
    expect(power('promise')).toBe('closed');
    expect(power('fulfil-promise')).toBe('used');
    expect(mode()).toBe('straight');
  });

  test('costs 1 damage a minute when it is broken, until it is kept again, and can kill', () => {
    const { t, faerie, power, play, state } = promising();
    power('promise');
    play(endRound(t, { isMinute: true }));
    expect(faerie.hp).toBe(6);
    expect(power('break-promise')).toBe('used');
    play(endRound(t, { isMinute: true }));
    play(endRound(t, { isMinute: false }));
    expect(faerie.hp).toBe(5);
    expect(power('keep-promise')).toBe('used');
    play(endRound(t, { isMinute: true }));
    expect(faerie.hp).toBe(5);
    power('break-promise');
    for (let minute = 0; minute < 11; minute += 1) play(endRound(t, { isMinute: true }));
    expect([faerie.hp, faerie.life]).toEqual([-6, 'dead']);
    expect(state.dying).toEqual([]);
  });

  test('is broken or not as the game master rules', () => {
    const { faerie, power } = promising('human');
    power('promise');
    power('break-promise', [['promise-broken', 'no']]);
    expect(faerie.effects.map(({ kind }) => kind)).toEqual(['promise']);
    power('break-promise', [['promise-broken', 'yes']]);
    expect(faerie.effects.map(({ kind }) => kind)).toEqual(['promise', 'broken-promise']);
  });
});

test('[DT-HER-04, DT-COND-04] a Demigod below 0 regains a point a minute up to 0, and nothing while Blighted', () => {
  const blight = { id: 'blighted', rule: 'DT-COND-04', bans: ['heal'] } as const;
  const { t, hero, play } = sit({ content: { traits: { blighted: blight } } });
  const demigod = hero({ heritage: 'demigod', heritageChoice: 'STR', hitDice: [6] });
  demigod.hp = -2;
  const hps = [1, 2, 3].map(() => {
    play(endRound(t, { isMinute: true }));
    return demigod.hp;
  });
  expect(hps).toEqual([-1, 0, 0]);
  demigod.hp = -2;
  play(
    afflict(t, demigod, {
      kind: 'blighted',
      source: { rule: 'DT-COND-04' },
      until: { at: 'cure' },
    }),
  );
  play(endRound(t, { isMinute: true }));
  expect(demigod.hp).toBe(-2);
});
