import { expect, test } from 'vitest';
import { spellTable } from '../../../../test/spells.ts';
import type { Creature } from '../../../model.ts';
import { handOver } from '../../../rules/actions/hands.ts';
import { attackRoll } from '../../../rules/attack/attack.ts';
import { attacksOf, damageOf } from '../../../rules/attack/forms.ts';
import { cannotCastThis } from '../../../rules/bearers/known-spells.ts';
import { beginCombat } from '../../../rules/combat/end.ts';
import { afflict, DAY } from '../../../rules/effects/afflict.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { settleDeaths } from '../../../rules/harm/deaths.ts';
import { dying } from '../../../rules/harm/fall.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { announce } from '../../../rules/moments/moment.ts';
import { maxHpOf } from '../../../rules/numbers/hit-points.ts';
import { stepCost } from '../../../rules/place/ways.ts';
import { leaningOf } from '../../../rules/rolls/parts.ts';
import { endRound } from '../../../rules/time/round-end.ts';
import { oneOf } from '../../../table.ts';

const CURE = { at: 'cure' } as const;

test('[DT-DIV-301] Continual Light fills 30 feet until it is dispelled', () => {
  const table = spellTable({ dice: [12], rows: ['....................'] });
  const priest = table.priest(5, 0, 0);
  table.cast(priest, 'divine-continual-light', undefined, 'light', [['point', '8-0']]);
  expect(table.state.zones).toMatchObject([{ kind: 'light', until: CURE }]);
  const [zone] = table.state.zones;
  expect(zone?.shape.is === 'cells' ? zone.shape.cells : []).toHaveLength(13);
  table.allDiceUsed();
});

test('[DT-DIV-302] Cure Disease ends an infection; Cause Disease brings one, not to the undead', () => {
  const table = spellTable({ dice: [12, 12, 5, 12] });
  const priest = table.priest(5);
  const thug = table.foe('thug');
  const wraith = table.foe('wraith');
  const source = { rule: 'DT-COND-15' };
  table.play(afflict(table.t, priest, { kind: 'infected', source, until: CURE }));
  table.cast(priest, 'cure-disease', priest);
  expect(table.on(priest)).toEqual([]);
  table.cast(priest, 'cure-disease', thug, 'cause-disease');
  table.cast(priest, 'cure-disease', wraith, 'cause-disease');
  expect([table.on(thug), table.on(wraith)]).toEqual([['infected'], []]);
  table.allDiceUsed();
});

test('[DT-DIV-303] Growth of Animals doubles Hit Points and damage dice, and halves what is left at its end', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(5);
  const wolf = table.foe('wolf');
  const thug = table.foe('thug');
  wolf.hp = 5;
  expect(table.offered(priest, 'growth-of-animals')).toEqual([wolf]);
  table.cast(priest, 'growth-of-animals', wolf);
  expect([wolf.hp, maxHpOf(table.t, wolf)]).toEqual([10, 18]);
  const [bite] = attacksOf(table.t, wolf);
  if (bite === undefined) throw new Error('a wolf bites');
  expect(damageOf(table.t, wolf, bite, thug).dice.d6).toBe(2);
  wolf.hp = 7;
  const [growth] = wolf.effects;
  if (growth !== undefined) table.play(relieve(table.t, wolf, growth, 'end'));
  expect([wolf.hp, maxHpOf(table.t, wolf)]).toEqual([4, 9]);
  table.allDiceUsed();
});

test('[DT-DIV-304] Locate Object is told with its time', () => {
  const table = spellTable({ dice: [12] });
  table.cast(table.priest(5), 'divine-locate-object');
  expect(table.events('story-spell')).toMatchObject([
    { rule: 'DT-DIV-304', until: { clock: 360 } },
  ]);
  table.allDiceUsed();
});

test('[DT-DIV-305] Remove Curse ends one curse, if the total overcomes whoever laid it', () => {
  const table = spellTable({ dice: [8, 9, 12] });
  const priest = table.priest(5);
  const friend = table.hero({ gear: [{ kind: 'ring', tags: ['cursed'], is: 'held' }] });
  const laid = { rule: 'DT-ARC-409', by: 77, level: 9, isSpell: true } as const;
  table.play(afflict(table.t, friend, { kind: 'cursed', source: laid, until: CURE }));
  table.play(
    afflict(table.t, friend, { kind: 'doomed', source: { rule: 'DT-COND-10' }, until: CURE }),
  );
  const [curse] = friend.effects;
  const pick = [['curse', `end-${curse?.id}`]] as const;
  // 8 + 2 + 7 = 17 is less than 10 + 9.
  table.cast(priest, 'divine-remove-curse', friend, 'remove-curse', pick);
  expect(table.on(friend)).toEqual(['cursed', 'doomed']);
  // What nobody has laid goes at once; then the thing falls.
  table.cast(priest, 'divine-remove-curse', friend, 'remove-curse', [
    ['curse', `end-${friend.effects[1]?.id}`],
  ]);
  expect(table.on(friend)).toEqual(['cursed']);
  const [ring] = friend.items;
  table.cast(priest, 'divine-remove-curse', friend, 'remove-curse', [
    ['curse', `free-${ring?.id}`],
  ]);
  expect([friend.items, friend.held, table.state.lying.length]).toEqual([[], [], 1]);
  table.allDiceUsed();
});

test('[DT-DIV-305, DT-DIV-506] a total of 10 and the other Level is enough; Cause Curse is a touch with a CHA save', () => {
  // Cursed, the priest casts with disadvantage at first.
  const table = spellTable({ dice: [10, 12, 12, 14, 12, 15] });
  const priest = table.priest(5);
  const thug = table.foe('thug');
  const laid = { rule: 'DT-ARC-409', by: 77, level: 9, isSpell: true } as const;
  table.play(afflict(table.t, priest, { kind: 'cursed', source: laid, until: CURE }));
  table.cast(priest, 'divine-remove-curse', priest, 'remove-curse');
  expect(table.on(priest)).toEqual([]);
  table.cast(priest, 'divine-remove-curse', thug, 'cause-curse');
  expect(thug.effects).toMatchObject([{ kind: 'cursed', until: CURE, source: { level: 5 } }]);
  thug.effects = [];
  table.cast(priest, 'divine-remove-curse', thug, 'cause-curse');
  expect(table.on(thug)).toEqual([]);
  table.allDiceUsed();
});

test('[DT-DIV-306] Striking adds a die to one weapon, makes it magical, and goes where it goes', () => {
  const table = spellTable({ dice: [12, 15, 3, 5] });
  const priest = table.priest(5);
  const friend = table.hero({
    gear: [
      { kind: 'sword', is: 'held' },
      { kind: 'bow', is: 'held' },
    ],
  });
  const ogre = table.foe('ogre', 10);
  const [sword, bow] = friend.items;
  if (sword === undefined || bow === undefined) throw new Error('there are weapons');
  table.cast(priest, 'striking', friend, 'striking', [['weapon', `item-${sword.id}`]]);
  const tags = () => attacksOf(table.t, friend).map((form) => form.tags.includes('magical'));
  expect(tags()).toEqual([true, false, false]);
  const [blow] = attacksOf(table.t, friend);
  if (blow === undefined) throw new Error('a sword strikes');
  table.play(attackRoll(table.t, friend, blow, ogre));
  expect(ogre.hp).toBe(22 - 8);
  table.play(handOver(table.t, friend, sword, priest));
  expect([table.on(friend), table.on(priest)]).toEqual([[], ['striking']]);
  table.allDiceUsed();
});

test.each(['older', 'newer'])(
  '[DT-DIV-306, DT-INV-23] when the weapon with the %s of two Strikings is handed on, the later counts',
  (handed) => {
    const table = spellTable({ dice: [12, 12] });
    const priest = table.priest(6);
    const bearers = [0, 1].map(() => table.hero({ gear: [{ kind: 'sword', is: 'held' }] }));
    for (const one of bearers) {
      table.cast(priest, 'striking', one);
      table.t.state.clock += 6;
    }
    const [from, to] = handed === 'older' ? bearers : bearers.toReversed();
    const [sword, newer] = [from?.items[0], bearers[1]?.items[0]];
    if (from === undefined || to === undefined || sword === undefined)
      throw new Error('two swords');
    table.play(handOver(table.t, from, sword, to));
    expect(from.effects).toEqual([]);
    expect(to.effects.map(({ kind, data }) => [kind, data?.item])).toEqual([
      ['striking', newer?.id],
    ]);
  },
);

test('[DT-DIV-401, DT-DIV-502] Create Water ends thirst, Create Food starvation, of the side and whoever is no enemy', () => {
  const table = spellTable({ dice: [12, 12] });
  const priest = table.priest(9);
  const neutral = table.foe('thug', undefined, undefined, { attitude: 'neutral' });
  const thug = table.foe('thug');
  const source = { rule: 'DT-COND-24' };
  for (const one of [priest, neutral, thug]) {
    for (const kind of ['thirst', 'starving'])
      table.play(afflict(table.t, one, { kind, source, until: CURE }));
  }
  table.cast(priest, 'create-water');
  expect([priest, neutral, thug].map((one) => table.on(one))).toEqual([
    ['starving'],
    ['starving'],
    ['thirst', 'starving'],
  ]);
  table.cast(priest, 'create-food');
  expect([priest, neutral, thug].map((one) => table.on(one).length)).toEqual([0, 0, 2]);
  table.allDiceUsed();
});

test('[DT-DIV-401] a caster of Level 8 has water for twelve, of Level 9 for twenty-four', () => {
  for (const [level, most] of [
    [8, 12],
    [9, 24],
  ] as const) {
    const table = spellTable({ dice: [12] });
    const priest = table.priest(level);
    const source = { rule: 'DT-COND-24' };
    for (let at = 0; at < 30; at += 1) {
      const guest = table.foe('thug', undefined, undefined, { attitude: 'friendly' });
      table.play(afflict(table.t, guest, { kind: 'thirst', source, until: CURE }));
    }
    table.cast(priest, 'create-water');
    const thirsty = table.state.creatures.filter(({ effects }) => effects.length > 0);
    // The caster drinks, too.
    expect(30 - thirsty.length).toBe(most - 1);
  }
});

test('[DT-DIV-402] Cure Serious Wounds heals two dice, 2 and twice the Level; Cause gets no bonus', () => {
  const table = spellTable({ dice: [12, 3, 4, 12, 5, 6] });
  const priest = table.priest(7);
  const ogre = table.foe('ogre');
  priest.hp = 1;
  table.cast(priest, 'cure-serious-wounds', priest);
  expect(priest.hp).toBe(1 + 7 + 2 + 14);
  table.cast(priest, 'cure-serious-wounds', ogre, 'cause-serious-wounds');
  expect(ogre.hp).toBe(22 - 13);
  table.allDiceUsed();
});

test('[DT-DIV-403] Neutralize Poison ends poison, and brings back who died of it within ten rounds', () => {
  const table = spellTable({ dice: [12, 12, 12] });
  const priest = table.priest(7);
  const friend = table.hero();
  const source = { rule: 'DT-HAZ-12' };
  const data = { tag: 'poison' };
  table.play(afflict(table.t, friend, { kind: 'stunned', source, until: CURE, data }));
  table.play(afflict(table.t, friend, { kind: 'shaken', source, until: CURE }));
  table.cast(priest, 'neutralize-poison', friend);
  expect(table.on(friend)).toEqual(['shaken']);
  dying(table.t, friend, { danger: { rule: 'DT-HAZ-12', tags: ['poison'] } }, { isFinal: true });
  table.play(settleDeaths(table.t));
  expect(friend.life).toBe('dead');
  table.state.clock += 11;
  expect(table.offered(priest, 'neutralize-poison')).not.toContain(friend);
  table.state.clock -= 1;
  expect(table.offered(priest, 'neutralize-poison')).toContain(friend);
  table.cast(priest, 'neutralize-poison', friend);
  expect([friend.life, friend.hp]).toEqual(['alive', 1]);
  table.cast(priest, 'neutralize-poison', undefined, 'neutralize-poison-of-thing');
  expect(table.events('story-spell')).toHaveLength(1);
  table.allDiceUsed();
});

test('[DT-DIV-404] the circle protects allies inside it, and moves with its caster', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(7);
  const friend = table.hero({}, 10);
  const demon = table.foe('demon');
  table.cast(priest, 'divine-protection-from-evil-10-foot-radius');
  const mode = () => leaningOf(table.t, { kind: 'attack', roller: demon, target: friend }).mode;
  expect(mode()).toBe('disadvantage');
  friend.place = { at: 'line', feet: 15 };
  expect(mode()).toBe('straight');
  priest.place = { at: 'line', feet: 5 };
  expect(mode()).toBe('disadvantage');
  expect(table.state.zones).toMatchObject([{ until: { clock: 720 } }]);
  table.allDiceUsed();
});

test('[DT-DIV-405] plants let the party through', () => {
  const table = spellTable({ dice: [12], rows: ['.%,'] });
  const priest = table.priest(7, 0, 0);
  const thug = table.foe('thug', 0, 0);
  const costs = (one: Creature) => [1, 2].map((cell) => stepCost(table.t, one, cell));
  expect(costs(priest)).toEqual([10, 10]);
  table.cast(priest, 'speak-with-plants');
  expect([costs(priest), costs(thug)]).toEqual([
    [5, 10],
    [10, 10],
  ]);
  table.allDiceUsed();
});

test('[DT-DIV-406] sticks become snakes under command, poisonous if the die was odd, and turn back when slain', () => {
  const rows = ['..........', '..........', '..........'];
  const table = spellTable({ dice: [12, 1, 15, 3, 9], rows });
  const priest = table.priest(7, 0, 0);
  const ogre = table.foe('ogre', 9, 2);
  table.play(beginCombat(table.t, [priest, ogre], []));
  table.cast(priest, 'sticks-to-snakes', undefined, undefined, [
    ['point', '6-1'],
    ['count', 3],
  ]);
  const snakes = table.state.creatures.filter(({ block }) => block === 'snake');
  expect(snakes.map(({ side, run }) => [side, run])).toEqual(
    [1, 2, 3].map(() => ['party', { by: 'seat', seat: 0 }]),
  );
  expect(new Set(snakes.map(({ place }) => JSON.stringify(place))).size).toBe(3);
  const [first] = snakes;
  if (first === undefined) throw new Error('there are snakes');
  expect(table.state.combat?.arrived).toContain(first.id);
  expect(first.effects).toMatchObject([{ until: { clock: 360 } }]);
  const [bite] = attacksOf(table.t, first);
  if (bite === undefined) throw new Error('a snake bites');
  // 3 halved is 2, and 1; the poison of Level 3 is withstood by 9 + 2: 1 more.
  table.play(attackRoll(table.t, first, bite, ogre));
  expect(ogre.hp).toBe(22 - 3 - 1);
  const slain = { danger: { rule: 'DT-ATK-03', tags: [] }, isDamage: true, amount: 99 };
  table.play(hurt(table.t, first, slain));
  table.play(settleDeaths(table.t));
  expect(first.place).toEqual({ at: 'away' });
  table.state.clock = 359;
  table.play(endRound(table.t, { isMinute: false }));
  expect(snakes.map(({ place }) => place.at)).toEqual(['away', 'away', 'away']);
  table.allDiceUsed();
});

test('[DT-DIV-501] Commune is told, and comes once in seven days', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(9);
  const spell = oneOf(table.t, 'spells', 'commune');
  table.cast(priest, 'commune');
  expect(table.events('story-spell')).toMatchObject([{ until: { clock: 180 } }]);
  table.state.clock = 7 * DAY - 1;
  expect(cannotCastThis(table.t, priest, spell, 'commune')).toBeDefined();
  table.state.clock = 7 * DAY;
  expect(cannotCastThis(table.t, priest, spell, 'commune')).toBeUndefined();
  table.allDiceUsed();
});

test('[DT-DIV-503] Dispel Evil destroys the undead, sends the conjured home, and frightens whoever is stronger or saves', () => {
  const table = spellTable({ dice: [12, 5, 19, 5, 5] });
  const priest = table.priest(9);
  const skeleton = table.foe('skeleton', 5);
  // Mindless ones fear nothing.
  const strong = table.foe('wraith', 10);
  const demon = table.foe('demon', 15);
  const wraith = table.foe('wraith', 20);
  const companion = table.foe('skeleton', 10, 0, { side: 'party' });
  table.cast(priest, 'dispel-evil');
  table.play(settleDeaths(table.t));
  expect(skeleton.life).toBe('dead');
  expect(strong.effects).toMatchObject([{ kind: 'afraid', source: { by: priest.id } }]);
  expect(demon.place.at).toBe('away');
  // Level 10 is above 9.
  expect([wraith.life, table.on(wraith)]).toEqual(['alive', ['afraid']]);
  expect(table.on(companion)).toEqual([]);
  // Nobody saves twice.
  table.play(endRound(table.t, { isMinute: false }));
  expect(table.state.zones).toMatchObject([{ concentration: true, until: { clock: 60 } }]);
  table.allDiceUsed();
});

test('[DT-DIV-503] its caster may end a curse by touch, which ends the spell; or do that at once', () => {
  const table = spellTable({ dice: [12, 12] });
  const priest = table.priest(9);
  const friend = table.hero();
  const curse = { kind: 'cursed', source: { rule: 'DT-COND-08' }, until: CURE } as const;
  table.play(afflict(table.t, friend, curse));
  table.cast(priest, 'dispel-evil');
  table.invokePower(priest, 'dispel-by-touch');
  expect([table.on(friend), table.state.zones]).toEqual([[], []]);
  table.play(afflict(table.t, friend, curse));
  table.cast(priest, 'dispel-evil', friend, 'dispel-evil-by-touch');
  expect([table.on(friend), table.state.zones]).toEqual([[], []]);
  table.allDiceUsed();
});

test('[DT-DIV-503] a charm is ended by touch whatever its effect is called', () => {
  const bewitched = { id: 'bewitched', rule: 'DT-ARC-101', tags: ['charm'] };
  const table = spellTable({ dice: [12], content: { traits: { bewitched } } });
  const priest = table.priest(9);
  const friend = table.hero();
  const laid = { kind: 'bewitched', source: { rule: 'DT-ARC-101', by: 77 }, until: CURE };
  table.play(afflict(table.t, friend, laid));
  table.cast(priest, 'dispel-evil', friend, 'dispel-evil-by-touch');
  expect(table.on(friend)).toEqual([]);
  table.allDiceUsed();
});

test('[DT-DIV-504] Insect Plague: outdoors only; it harms, hinders, frightens the weak, and goes where it is sent', () => {
  const rows = Array.from({ length: 3 }, () => '.'.repeat(40));
  const table = spellTable({ dice: [12, 3, 4, 15], rows, ground: { isOutdoors: true } });
  const priest = table.priest(9, 0, 1);
  const ogre = table.foe('ogre', 20, 1);
  const thug = table.foe('thug', 21, 1);
  thug.hp = 4;
  const spell = oneOf(table.t, 'spells', 'insect-plague');
  expect(cannotCastThis(table.t, priest, spell, spell.id)).toBeUndefined();
  table.cast(priest, 'insect-plague', undefined, undefined, [['point', '20-1']]);
  const mode = () => leaningOf(table.t, { kind: 'attack', roller: ogre, target: priest }).mode;
  expect(mode()).toBe('disadvantage');
  table.play(endRound(table.t, { isMinute: false }));
  // The ogre saves with 3 + 2 against 4: half of 4; the thug, who is afraid of the cloud, with 4.
  expect([ogre.hp, thug.hp]).toEqual([20, 2]);
  expect([table.on(ogre), table.on(thug)]).toEqual([[], ['afraid']]);
  table.invokePower(priest, 'move-insects', [['point', '16-1']]);
  expect(mode()).toBe('disadvantage');
  table.invokePower(priest, 'move-insects', [['point', '12-1']]);
  expect(mode()).toBe('straight');
  table.state.ground.isOutdoors = false;
  expect(cannotCastThis(table.t, priest, spell, spell.id)).toBeDefined();
  table.allDiceUsed();
});

test('[DT-DIV-505] Quest compels; a day of refusal curses until the task is resumed', () => {
  const table = spellTable({ dice: [12, 5] });
  const priest = table.priest(9);
  const thug = table.foe('thug');
  table.cast(priest, 'quest', thug);
  expect(table.on(thug)).toEqual(['compulsion', 'quest']);
  const [task] = thug.effects;
  if (task === undefined) throw new Error('there is a task');
  task.data = { ...task.data, stage: 1 };
  const minute = (clock: number) => {
    table.state.clock = clock;
    table.play(announce(table.t, thug, 'minutePassed', {}));
  };
  minute(6);
  minute(DAY);
  expect(table.on(thug)).toEqual(['compulsion', 'quest']);
  minute(DAY + 6);
  expect(table.on(thug)).toEqual(['compulsion', 'quest', 'cursed']);
  task.data = { ...task.data, stage: 0 };
  minute(DAY + 12);
  expect(table.on(thug)).toEqual(['compulsion', 'quest']);
  table.allDiceUsed();
});

test('[DT-DIV-505] Remove Quest needs a total of 10 and the other caster’s Level', () => {
  const table = spellTable({ dice: [12, 5, 8, 10] });
  const priest = table.priest(10);
  const thug = table.foe('thug');
  const mighty = { by: 77, level: 13 };
  table.cast(priest, 'quest', thug);
  thug.effects = thug.effects.map((effect) => ({
    ...effect,
    source: { ...effect.source, ...mighty },
  }));
  // 8 + 2 + 12 = 22 is less than 23.
  table.cast(priest, 'quest', thug, 'remove-quest');
  expect(table.on(thug)).toEqual(['compulsion', 'quest']);
  table.cast(priest, 'quest', thug, 'remove-quest');
  expect(table.on(thug)).toEqual([]);
  table.allDiceUsed();
});

test('[DT-DIV-506] Raise Dead: 1 HP and cursed for a week, within two days for each Level above 7', () => {
  const table = spellTable({ dice: [12, 12] });
  const priest = table.priest(9);
  const friend = table.hero();
  dying(table.t, friend, { danger: { rule: 'DT-ATK-03', tags: [] } }, { isFinal: true });
  table.play(settleDeaths(table.t));
  table.state.clock = 4 * DAY + 1;
  expect(table.offered(priest, 'raise-dead')).toEqual([]);
  table.state.clock = 4 * DAY;
  expect(table.offered(priest, 'raise-dead')).toEqual([friend]);
  table.cast(priest, 'raise-dead', friend);
  expect([friend.life, friend.hp]).toEqual(['alive', 1]);
  expect(friend.effects).toMatchObject([
    { kind: 'cursed', source: { rule: 'DT-DIV-506' }, until: { clock: 11 * DAY } },
  ]);
  table.cast(priest, 'divine-remove-curse', friend, 'remove-curse');
  expect(table.on(friend)).toEqual([]);
  table.allDiceUsed();
});

test('[DT-DIV-506] on an undead by touch: destroyed if it fails and is no stronger than the caster', () => {
  const table = spellTable({ dice: [12, 5, 12, 5] });
  const priest = table.priest(9);
  const skeleton = table.foe('skeleton');
  const wraith = table.foe('wraith', 5);
  table.cast(priest, 'raise-dead', skeleton, 'raise-dead-on-undead');
  table.cast(priest, 'raise-dead', wraith, 'raise-dead-on-undead');
  table.play(settleDeaths(table.t));
  expect([skeleton.life, wraith.life]).toEqual(['dead', 'alive']);
  table.allDiceUsed();
});

test('[DT-DIV-506] Finger of Death kills whoever is at half or less, others drop to 0', () => {
  const table = spellTable({ dice: [12, 5, 12, 5, 12, 19] });
  const priest = table.priest(9);
  const [whole, half, lucky] = [table.foe('ogre'), table.foe('ogre'), table.foe('ogre')];
  half.hp = 11;
  table.cast(priest, 'raise-dead', whole, 'finger-of-death');
  table.cast(priest, 'raise-dead', half, 'finger-of-death');
  table.cast(priest, 'raise-dead', lucky, 'finger-of-death');
  table.play(settleDeaths(table.t));
  expect([whole, half, lucky].map(({ hp, life }) => [hp, life])).toEqual([
    [0, 'alive'],
    [-22, 'dead'],
    [22, 'alive'],
  ]);
  table.allDiceUsed();
});

test('[DT-DIV-506, DT-TOK-10] a token still saves whom a finger would kill', () => {
  const table = spellTable({ dice: [12, 5] });
  const priest = table.priest(9);
  const victim = table.hero({ level: 2, hitDice: [4, 4] });
  victim.hp = 4;
  victim.tokens = 1;
  priest.used['tempt-fate'] = 0;
  table.cast(priest, 'raise-dead', victim, 'finger-of-death');
  expect(table.state.dying).toMatchObject([{ creature: victim.id }]);
  table.play(settleDeaths(table.t), [['survive', `save-${victim.id}`]]);
  expect([victim.hp, victim.tokens]).toEqual([1, 0]);
  table.allDiceUsed();
});

test('[DT-SAVE-06, DT-DIV-505] an ally may take a quest upon itself', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(9);
  const friend = table.hero();
  table.cast(priest, 'quest', friend, 'quest', [['let-pass', 'let-pass']]);
  expect(table.on(friend)).toEqual(['compulsion', 'quest']);
  table.allDiceUsed();
});
