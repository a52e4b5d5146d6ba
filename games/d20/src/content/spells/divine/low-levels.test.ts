import { expect, test } from 'vitest';
import { cites, type Script } from '../../../../test/rig.ts';
import { spellTable } from '../../../../test/spells.ts';
import type { Creature, Turn } from '../../../model.ts';
import { commonDeeds } from '../../../rules/actions/common.ts';
import { powersOf } from '../../../rules/actions/powers.ts';
import { isInAim } from '../../../rules/attack/aim.ts';
import { attackRoll } from '../../../rules/attack/attack.ts';
import { attacksOf } from '../../../rules/attack/forms.ts';
import { isBanned } from '../../../rules/bearers/bearers.ts';
import { afflict } from '../../../rules/effects/afflict.ts';
import { saveAtTurnEnd } from '../../../rules/effects/repeated-saves.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { targetsFor } from '../../../rules/magic/cast.ts';
import { isInTheDark, isLit, sees } from '../../../rules/place/sight.ts';
import { leaningOf } from '../../../rules/rolls/parts.ts';
import { canTalk } from '../../../rules/social/influence.ts';
import { endRound } from '../../../rules/time/round-end.ts';
import { oneOf } from '../../../table.ts';

const TURN: Turn = {
  creature: 2,
  moved: 0,
  actions: 0,
  extra: 0,
  extraAttacks: 0,
  free: [],
  isOver: false,
};

test('[DT-DIV-101] Cure Light Wounds heals a die, 1 and twice the Level, once an hour', () => {
  const table = spellTable({ dice: [10, 3, 10, 3, 10, 2] });
  const priest = table.priest(2);
  const friend = table.hero({ level: 9, hitDice: [4, 4, 4, 4, 4, 4, 4, 4, 4] });
  friend.hp = 1;
  table.cast(priest, 'cure-light-wounds', friend);
  expect(friend.hp).toBe(1 + 3 + 1 + 4);
  table.cast(priest, 'cure-light-wounds', friend);
  expect(friend.hp).toBe(9);
  table.state.clock += 360;
  table.cast(priest, 'cure-light-wounds', friend);
  expect(friend.hp).toBe(9 + 2 + 1 + 4);
  table.allDiceUsed();
});

test('[DT-DIV-101, DT-MAG-16] Cause Light Wounds has to hit, and gets no bonus; paralysis can be ended instead', () => {
  const table = spellTable({ dice: [10, 11, 5, 10] });
  const priest = table.priest(1);
  const guard = table.foe('guard');
  table.cast(priest, 'cure-light-wounds', guard, 'cause-light-wounds');
  // 10 + 2 + 3 reaches 11, but not AC 16: a miss that does not strain.
  expect([guard.hp, priest.strained]).toEqual([7, []]);
  table.cast(priest, 'cure-light-wounds', guard, 'cause-light-wounds');
  expect(guard.hp).toBe(7 - 6);
  table.play(
    afflict(table.t, priest, {
      kind: 'paralyzed',
      source: { rule: 'DT-COND-18' },
      until: { at: 'cure' },
    }),
  );
  table.cast(priest, 'cure-light-wounds', priest, 'cure-paralysis');
  expect(table.on(priest)).toEqual([]);
  table.allDiceUsed();
});

test('[DT-DIV-101, DT-MAG-09] a natural 20 heals the most without a roll', () => {
  const table = spellTable({ dice: [20] });
  const priest = table.priest(3);
  priest.hp = 1;
  table.cast(priest, 'cure-light-wounds', priest);
  expect(priest.hp).toBe(12);
  expect(table.events('healed')).toMatchObject([{ amount: 11 }]);
  table.allDiceUsed();
});

test('[DT-DIV-102, DT-HID-11] Detect Evil shows evil and who means harm, to the caster’s seat alone, but not behind stone', () => {
  const table = spellTable({ dice: [10], rows: ['..........', '...#......'] });
  const priest = table.priest(1, 2, 1);
  const skeleton = table.foe('skeleton', 6, 0);
  const thug = table.foe('thug', 1, 0);
  const walled = table.foe('skeleton', 4, 1);
  const bystander = table.foe('thug', 5, 0, { attitude: 'neutral' });
  table.cast(priest, 'divine-detect-evil');
  const [shown] = table.events('revealed');
  expect(shown).toMatchObject({ what: 'evil', found: [skeleton.id, thug.id], only: [0] });
  expect([walled.id, bystander.id]).not.toContain(skeleton.id);
  expect(priest.effects).toMatchObject([{ kind: 'detect-evil', until: { clock: 360 } }]);
  const [look] = powersOf(table.t, priest, 'combat');
  table.play(look?.run(table.t));
  expect(table.events('revealed')).toHaveLength(2);
  table.allDiceUsed();
});

test('[DT-DIV-103] Detect Magic shows spells that run, on creatures and on places', () => {
  const table = spellTable({ dice: [10, 10, 10] });
  const priest = table.priest(3);
  const friend = table.hero();
  table.foe('thug');
  const wand = { id: 99, kind: 'ring', tags: ['magical'] };
  table.state.lying.push({ item: wand, place: { at: 'line', feet: 60 } });
  table.cast(priest, 'resist-fire', friend);
  table.cast(priest, 'divine-light', friend, 'light-on-thing');
  table.cast(priest, 'divine-detect-magic');
  expect(table.events('revealed')).toMatchObject([
    { what: 'magic', found: [priest.id, friend.id], things: ['ring', 'light'] },
  ]);
  table.allDiceUsed();
});

test('[DT-DIV-104] light lies on a point or goes with a thing, for an hour and ten minutes a Level', () => {
  const rows = ['..............', '..............'];
  const table = spellTable({ dice: [10, 10], rows, ground: { isDark: true } });
  const priest = table.priest(2, 0, 0);
  const thug = table.foe('thug', 8, 0);
  expect(isLit(table.t, thug)).toBe(false);
  table.cast(priest, 'divine-light', undefined, 'light', [['point', '5-0']]);
  expect(table.state.zones).toMatchObject([{ kind: 'light', until: { clock: 480 } }]);
  expect(isLit(table.t, thug)).toBe(true);
  thug.place = { at: 'square', cell: 9 };
  expect(isLit(table.t, thug)).toBe(false);
  table.state.zones = [];
  table.cast(priest, 'divine-light', priest, 'light-on-thing');
  priest.place = { at: 'square', cell: 8 };
  expect(isLit(table.t, thug)).toBe(true);
  table.allDiceUsed();
});

test('[DT-DIV-104] light at somebody’s eyes blinds unless a CON save succeeds', () => {
  const table = spellTable({ dice: [10, 10, 10, 11] });
  const priest = table.priest(1);
  const thug = table.foe('thug');
  table.cast(priest, 'divine-light', thug, 'light-at-eyes');
  expect(thug.effects).toMatchObject([{ kind: 'blinded', until: { clock: 420 } }]);
  thug.effects = [];
  table.cast(priest, 'divine-light', thug, 'light-at-eyes');
  expect(thug.effects).toEqual([]);
  table.allDiceUsed();
});

test('[DT-DIV-104, DT-MAG-20] all in the darkness count as blinded, eyes for the dark or not; light cancels it', () => {
  const rows = ['..............'];
  const table = spellTable({
    dice: [10, 10],
    rows,
    content: { traits: { owl: { id: 'owl', rule: 'DT-HER-00', darkvision: 60 } } },
  });
  const priest = table.priest(1, 0, 0);
  const thug = table.foe('thug', 6, 0);
  thug.traits.push('owl');
  table.cast(priest, 'divine-light', undefined, 'darkness', [['point', '6-0']]);
  expect(isBanned(table.t, thug, 'see')).toBe(true);
  expect(isInTheDark(table.t, thug, priest)).toBe(true);
  expect(sees(table.t, priest, thug)).toBe(false);
  table.cast(priest, 'divine-light', undefined, 'light', [['point', '8-0']]);
  expect(table.state.zones).toEqual([]);
  expect(table.events('zone-ended')).toMatchObject([{ rule: 'DT-MAG-20', zone: 'darkness' }]);
  expect(isBanned(table.t, thug, 'see')).toBe(false);
  table.allDiceUsed();
});

test('[DT-DIV-105] protection hampers evil, helps against it, and keeps conjured beings off until they are attacked', () => {
  const table = spellTable({ dice: [10, 15] });
  const priest = table.priest(1);
  const demon = table.foe('demon');
  const thug = table.foe('thug', -5);
  table.cast(priest, 'divine-protection-from-evil', priest);
  expect(priest.effects).toMatchObject([{ until: { clock: 720 } }]);
  const { t } = table;
  const attack = { kind: 'attack', target: priest } as const;
  expect(leaningOf(t, { ...attack, roller: demon }).mode).toBe('disadvantage');
  expect(leaningOf(t, { ...attack, roller: thug }).mode).toBe('straight');
  const save = { kind: 'save', roller: priest, ability: 'WIS' } as const;
  const danger = { rule: 'DT-SAVE-04', tags: [], by: demon };
  expect(leaningOf(t, { ...save, against: danger }).mode).toBe('advantage');
  const [blow] = attacksOf(t, demon);
  if (blow === undefined) throw new Error('a demon strikes');
  expect(isInAim(t, demon, blow, priest)).toBe(false);
  const holds = () => commonDeeds(t, demon, TURN).some(({ kind }) => kind === 'grapple');
  expect(holds()).toBe(false);
  expect(isInAim(t, thug, blow, priest)).toBe(true);
  const [fist] = attacksOf(t, priest);
  if (fist === undefined) throw new Error('there are fists');
  table.play(attackRoll(t, priest, fist, demon));
  expect([isInAim(t, demon, blow, priest), holds()]).toEqual([true, true]);
  table.allDiceUsed();
});

test('[DT-DIV-106] Purify Food and Water is told', () => {
  const table = spellTable({ dice: [10] });
  table.cast(table.priest(1), 'purify-food-and-water');
  expect(table.events('story-spell').filter(cites('DT-DIV-106'))).toHaveLength(1);
  table.allDiceUsed();
});

test('[DT-DIV-107] Remove Fear ends it and helps against more, by touch', () => {
  const table = spellTable({ dice: [10] });
  const priest = table.priest(1);
  const friend = table.hero();
  const far = table.hero({}, 60);
  const source = { rule: 'DT-COND-02' };
  table.play(afflict(table.t, friend, { kind: 'afraid', source, until: { at: 'cure' } }));
  const spell = oneOf(table.t, 'spells', 'remove-fear');
  const aim = spell.aim('remove-fear');
  if (aim.at !== 'creatures') throw new Error('it is cast at somebody');
  expect(targetsFor(table.t, priest, spell, aim)).not.toContain(far);
  table.cast(priest, 'remove-fear', friend);
  expect(friend.effects).toMatchObject([{ kind: 'remove-fear', until: { clock: 120 } }]);
  const roll = { kind: 'save', roller: friend, ability: 'WIS' } as const;
  const fear = { rule: 'DT-COND-02', tags: ['fear'] };
  expect(leaningOf(table.t, { ...roll, against: fear }).mode).toBe('advantage');
  expect(leaningOf(table.t, { ...roll, against: { ...fear, tags: ['charm'] } }).mode).toBe(
    'straight',
  );
  table.allDiceUsed();
});

test('[DT-DIV-107] Cause Fear makes afraid of the caster, with a save each minute; the mindless fear nothing', () => {
  // Afraid, it saves with disadvantage.
  const table = spellTable({ dice: [10, 10, 10, 11, 12] });
  const priest = table.priest(1);
  const thug = table.foe('thug');
  const skeleton = table.foe('skeleton');
  table.cast(priest, 'remove-fear', thug, 'cause-fear');
  expect(thug.effects).toMatchObject([
    { kind: 'afraid', source: { by: priest.id }, until: { clock: 120 } },
  ]);
  table.cast(priest, 'remove-fear', skeleton, 'cause-fear');
  expect(skeleton.effects).toEqual([]);
  table.play(endRound(table.t, { isMinute: false }));
  expect(thug.effects).toHaveLength(1);
  table.play(endRound(table.t, { isMinute: true }));
  expect(thug.effects).toEqual([]);
  table.allDiceUsed();
});

test('[DT-DIV-108] Resist Cold protects those of the side who are near when it is cast', () => {
  const table = spellTable({ dice: [10] });
  const priest = table.priest(1);
  const friend = table.hero({}, 30);
  const far = table.hero({}, 35);
  table.cast(priest, 'resist-cold');
  expect([priest, friend, far].map((one) => table.on(one))).toEqual([
    ['resist-cold'],
    ['resist-cold'],
    [],
  ]);
  const { t } = table;
  const natural = { rule: 'DT-HAZ-20', tags: ['cold'] };
  const magic = { rule: 'DT-ARC-411', tags: ['cold'], isMagic: true as const };
  friend.hp = 4;
  table.play(hurt(t, friend, { danger: natural, isDamage: true, amount: 6 }));
  expect(friend.hp).toBe(4);
  table.play(hurt(t, friend, { danger: magic, isDamage: true, amount: 5 }));
  expect(friend.hp).toBe(2);
  const save = { kind: 'save', roller: friend, ability: 'CON', against: magic } as const;
  expect(leaningOf(t, save).mode).toBe('advantage');
  table.allDiceUsed();
});

test('[DT-DIV-201] Bless blesses allies in the square for six rounds', () => {
  const table = spellTable({ dice: [10] });
  const priest = table.priest(3);
  const friend = table.hero();
  const thug = table.foe('thug');
  table.cast(priest, 'bless', undefined, 'bless', [['point', `at-${friend.id}`]]);
  expect(friend.effects).toMatchObject([{ kind: 'blessed', until: { clock: 6 } }]);
  expect([table.on(priest), table.on(thug)]).toEqual([['blessed'], []]);
  table.allDiceUsed();
});

test('[DT-DIV-201, DT-MAG-20] Blight blights and shakes enemies that fail; Bless and Blight cancel each other', () => {
  const table = spellTable({ dice: [10, 12, 13, 10] });
  const priest = table.priest(3);
  const thug = table.foe('thug');
  const other = table.foe('thug');
  table.cast(priest, 'bless', undefined, 'blight', [['point', `at-${thug.id}`]]);
  expect(thug.effects).toMatchObject([
    { kind: 'blighted', until: { clock: 360 } },
    { kind: 'shaken', until: { clock: 6 } },
  ]);
  expect([table.on(other), table.on(priest)]).toEqual([[], []]);
  thug.side = 'party';
  table.cast(priest, 'bless', undefined, 'bless', [['point', `at-${thug.id}`]]);
  expect([table.on(thug), table.on(priest)]).toEqual([[], ['blessed']]);
  table.allDiceUsed();
});

test('[DT-DIV-202] Find Traps is told with its time', () => {
  const table = spellTable({ dice: [12] });
  table.cast(table.priest(3), 'find-traps');
  expect(table.events('story-spell')).toMatchObject([
    { rule: 'DT-DIV-202', until: { clock: 120 } },
  ]);
  table.allDiceUsed();
});

test('[DT-DIV-203, DT-SAVE-06] Know Alignment shows attitude, evil and leaning of whoever fails or is willing', () => {
  const table = spellTable({ dice: [12, 13, 12, 12, 12, 12] });
  const priest = table.priest(3);
  const friend = table.hero();
  const thug = table.foe('thug');
  table.cast(priest, 'know-alignment', thug);
  expect(table.events('revealed')).toEqual([]);
  table.cast(priest, 'know-alignment', thug);
  table.cast(priest, 'know-alignment', friend);
  expect(table.events('revealed')).toMatchObject([
    { words: ['hostile', 'not-evil', 'self-serving'], only: [0] },
    { words: ['friendly', 'not-evil', 'kind'] },
  ]);
  table.cast(priest, 'know-alignment', undefined, 'know-alignment-of-thing');
  expect(table.events('story-spell')).toHaveLength(1);
  table.allDiceUsed();
});

test('[DT-DIV-204] Hold Person: one saves with disadvantage at first, then as usual at the end of its turns', () => {
  const table = spellTable({ dice: [12, 19, 3, 12, 2, 5, 19] });
  const priest = table.priest(3);
  const thug = table.foe('thug');
  const second = table.foe('thug');
  const third = table.foe('thug');
  table.cast(priest, 'divine-hold-person', thug);
  expect(thug.effects).toMatchObject([
    { kind: 'paralyzed', until: { clock: 60 }, save: { when: 'turn-end', target: 13 } },
  ]);
  // The die shows 2, half of it is 1: the nearest alone.
  thug.effects = [];
  table.cast(priest, 'divine-hold-person', thug, 'hold-persons', [
    ['spell-targets', `at-${second.id}`, `at-${third.id}`],
  ]);
  expect([thug, second, third].map((one) => table.on(one))).toEqual([[], ['paralyzed'], []]);
  table.play(saveAtTurnEnd(table.t, second));
  expect(table.on(second)).toEqual([]);
  table.allDiceUsed();
});

test('[DT-DIV-204] only living persons can be held', () => {
  const table = spellTable();
  const priest = table.priest(3);
  const friend = table.hero();
  const [wolf, skeleton, drone] = [table.foe('wolf'), table.foe('skeleton'), table.foe('drone')];
  const spell = oneOf(table.t, 'spells', 'divine-hold-person');
  const aim = spell.aim('hold-person');
  if (aim.at !== 'creatures') throw new Error('it is cast at somebody');
  expect(targetsFor(table.t, priest, spell, aim)).toEqual([friend]);
  expect([wolf.life, skeleton.life, drone.life]).toEqual(['alive', 'alive', 'alive']);
});

test('[DT-DIV-205] Resist Fire puts out flames, keeps them off and takes the edge from magical fire', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(3);
  const { t } = table;
  const burns = { kind: 'aflame', source: { rule: 'DT-COND-01' }, until: { at: 'cure' } } as const;
  table.play(afflict(t, priest, burns));
  table.cast(priest, 'resist-fire', priest);
  expect(table.on(priest)).toEqual(['resist-fire']);
  table.play(afflict(t, priest, burns));
  expect(table.on(priest)).toEqual(['resist-fire']);
  const fire = { rule: 'DT-HAZ-13', tags: ['fire'] };
  table.play(hurt(t, priest, { danger: fire, isDamage: true, amount: 8 }));
  expect(priest.hp).toBe(12);
  const breath = { ...fire, tags: ['fire', 'breath'] };
  table.play(hurt(t, priest, { danger: breath, isDamage: true, amount: 9 }));
  expect(priest.hp).toBe(8);
  table.allDiceUsed();
});

test('[DT-DIV-206] silence stays at its point, or goes with whoever fails its save', () => {
  const rows = ['....................'];
  const table = spellTable({ dice: [12, 12, 12, 12, 13], rows });
  const priest = table.priest(3, 0, 0);
  const thug = table.foe('thug', 8, 0);
  const { t } = table;
  table.cast(priest, 'silence-15-foot-radius', undefined, 'silence-15-foot-radius', [
    ['point', '9-0'],
  ]);
  expect([isBanned(t, thug, 'speak'), isBanned(t, priest, 'speak')]).toEqual([true, false]);
  table.state.zones = [];
  table.cast(priest, 'silence-15-foot-radius', thug, 'silence-on-creature');
  thug.place = { at: 'square', cell: 19 };
  expect(isBanned(t, thug, 'speak')).toBe(true);
  table.state.zones = [];
  table.cast(priest, 'silence-15-foot-radius', thug, 'silence-on-creature');
  expect(isBanned(t, thug, 'speak')).toBe(true);
  thug.place = { at: 'square', cell: 2 };
  expect(isBanned(t, thug, 'speak')).toBe(false);
  table.allDiceUsed();
});

test('[DT-DIV-207] Snake Charm sways serpents of as many Levels as the caster’s, and lets them be again', () => {
  const table = spellTable({ dice: [12, 2] });
  const priest = table.priest(3);
  const snakes = [1, 2, 3, 4].map(() => table.foe('snake'));
  const wolf = table.foe('wolf');
  table.cast(priest, 'snake-charm');
  expect(snakes.map(({ attitude }) => attitude)).toEqual([
    'friendly',
    'friendly',
    'friendly',
    'hostile',
  ]);
  const [first] = snakes;
  if (first === undefined) throw new Error('there are snakes');
  expect(first.effects).toMatchObject([{ kind: 'snake-charm', until: { clock: 120 } }]);
  expect(isBanned(table.t, first, 'act')).toBe(true);
  expect(table.on(wolf)).toEqual([]);
  table.state.clock = 119;
  table.play(endRound(table.t, { isMinute: false }));
  expect(first.attitude).toBe('hostile');
  table.allDiceUsed();
});

test('[DT-DIV-208] Speak with Animal lets the caster talk to one kind', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(3);
  const wolf = table.foe('wolf');
  const second = table.foe('wolf');
  const snake = table.foe('snake');
  const { t } = table;
  expect(canTalk(t, wolf, priest)).toBe(false);
  table.cast(priest, 'speak-with-animal', wolf);
  expect([wolf, second, snake].map((one) => canTalk(t, one, priest))).toEqual([true, true, false]);
  table.allDiceUsed();
});

test('[DT-DIV-206, DT-COND-25] a zone of a spell does nothing to who is warded, and does again afterwards', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(3);
  const thug = table.foe('thug');
  table.cast(priest, 'silence-15-foot-radius', undefined, 'silence-15-foot-radius', [
    ['point', `at-${thug.id}`],
  ]);
  const ward = { kind: 'warded', source: { rule: 'DT-COND-25' }, until: { at: 'cure' } } as const;
  table.play(afflict(table.t, thug, ward));
  expect(isBanned(table.t, thug, 'speak')).toBe(false);
  thug.effects = [];
  expect(isBanned(table.t, thug, 'speak')).toBe(true);
  table.allDiceUsed();
});

test('[DT-SAVE-06, DT-DIV-206] whoever is willing takes silence with it without a save', () => {
  const table = spellTable({ dice: [12, 12, 12, 15], rows: ['.'.repeat(20)] });
  const priest = table.priest(3, 0, 0);
  const friend = table.hero({}, 5, 0);
  const shapeAt = (one: Creature, script: Script = []) => {
    table.state.zones = [];
    table.cast(priest, 'silence-15-foot-radius', one, 'silence-on-creature', script);
    return table.state.zones[0]?.shape.is;
  };
  expect(shapeAt(priest)).toBe('around');
  expect(shapeAt(friend, [['let-pass', 'let-pass']])).toBe('around');
  priest.place = { at: 'square', cell: 19 };
  table.state.zones = [];
  expect(shapeAt(friend, [['let-pass', 'save']])).toBe('cells');
  table.allDiceUsed();
});
