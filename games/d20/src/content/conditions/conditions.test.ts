import { expect, test } from 'vitest';
import { inTurn, lay, rounds } from '../../../test/effects.ts';
import { play, sit } from '../../../test/rig.ts';
import { ABILITIES, type Scores } from '../../abilities.ts';
import type { Creature } from '../../model.ts';
import { grapple, hold } from '../../rules/actions/grapple.ts';
import { isUnaware } from '../../rules/attack/aim.ts';
import { effectOn, has, isBanned } from '../../rules/bearers/bearers.ts';
import { deedsOf, oneDeed } from '../../rules/combat/one-deed.ts';
import { afflict, DAY, HOUR, isImmune } from '../../rules/effects/afflict.ts';
import { dueEffects } from '../../rules/effects/due.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import { saveAtTurnEnd } from '../../rules/effects/repeated-saves.ts';
import { layZone } from '../../rules/effects/zones.ts';
import { die, settleDeaths } from '../../rules/harm/deaths.ts';
import { heal } from '../../rules/harm/heal.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import { announce } from '../../rules/moments/moment.ts';
import { maxHpOf } from '../../rules/numbers/hit-points.ts';
import { modifierOf, scoreOf } from '../../rules/numbers/scores.ts';
import { sees } from '../../rules/place/sight.ts';
import { speedOf } from '../../rules/place/speed.ts';
import { leaningOf } from '../../rules/rolls/parts.ts';
import { endRound } from '../../rules/time/round-end.ts';

const scores = (some: Partial<Scores>): Scores => ({
  ...(Object.fromEntries(ABILITIES.map((ability) => [ability, 10])) as Scores),
  ...some,
});

type Rig = ReturnType<typeof sit>;
const mode = ({ t }: Rig, roller: Creature, kind: 'attack' | 'save' | 'check', more = {}) =>
  leaningOf(t, { kind, roller, ability: 'STR', ...more }).mode;

/** The clock runs so many rounds, and only then is looked at. */
function later(rig: Rig, count: number): void {
  rig.state.clock += count;
  rig.play(dueEffects(rig.t));
  rig.play(settleDeaths(rig.t));
}

test('[DT-COND-01, DT-EX-28, DT-WPN-06] whoever is aflame loses 5 at each end of a round until it is put out by an easy task', () => {
  const rig = sit({ dice: [4] });
  const ash = rig.hero({ hitDice: [11], scores: scores({ DEX: 13 }) });
  lay(rig, ash, 'aflame', { until: { at: 'cure' } });
  rounds(rig, 1);
  expect(ash.hp).toBe(6);
  const turn = inTurn(rig, ash);
  rig.play(oneDeed(rig.t, ash, turn), [['deed', `extinguish-${ash.id}`]]);
  rounds(rig, 1);
  expect([ash.hp, has(ash, 'aflame')]).toEqual([6, false]);
  rig.allDiceUsed();
});

test('[DT-COND-02] fear forbids steps nearer, and takes what movement is left at the end of the turn', () => {
  const rig = sit({ rows: ['..............'] });
  const ash = rig.hero({}, 3);
  const bogey = rig.hero({ name: 'Bogey' }, 0);
  lay(rig, ash, 'afraid', { source: { rule: 'DT-DIV-107', by: bogey.id } });
  const turn = inTurn(rig, ash);
  const ids = deedsOf(rig.t, ash, turn).map(({ id }) => id);
  expect(ids).toContain('move-4-0');
  expect(ids).not.toContain('move-2-0');
  turn.actions = 1;
  turn.moved = 10;
  rig.play(announce(rig.t, ash, 'turnEnding', {}));
  expect(ash.place).toEqual({ at: 'square', cell: 9 });
  expect(turn.moved).toBe(40);
});

test('[DT-COND-02] attacks and saves are at disadvantage while what is feared is in sight', () => {
  const rig = sit();
  const ash = rig.hero();
  const bogey = rig.hero();
  lay(rig, ash, 'afraid', { source: { rule: 'DT-DIV-107', by: bogey.id } });
  expect(['attack', 'save', 'check'].map((kind) => mode(rig, ash, kind as 'save'))).toEqual([
    'disadvantage',
    'disadvantage',
    'straight',
  ]);
  bogey.place = { at: 'away' };
  expect(mode(rig, ash, 'attack')).toBe('straight');
});

test('[DT-COND-03, DT-COND-08] the blessed have advantage on all task rolls, the cursed disadvantage', () => {
  const rig = sit();
  const ash = rig.hero();
  lay(rig, ash, 'blessed');
  expect(mode(rig, ash, 'check')).toBe('advantage');
  lay(rig, ash, 'cursed');
  expect(mode(rig, ash, 'attack')).toBe('straight');
  rig.play(relieveOf(rig.t, ash, ['blessed'], 'cure', 'DT-COND-03'));
  expect(mode(rig, ash, 'save')).toBe('disadvantage');
});

test('[DT-COND-04] nothing heals the blighted but tokens and repair', () => {
  const rig = sit();
  const ash = rig.hero({ hitDice: [6] });
  ash.hp = 1;
  lay(rig, ash, 'blighted');
  for (const way of ['natural', 'magic', 'care', 'regeneration', 'blood'] as const)
    rig.play(heal(rig.t, ash, { amount: 2, way, rule: 'DT-HEAL-04' }));
  expect(ash.hp).toBe(1);
  rig.play(heal(rig.t, ash, { amount: 2, way: 'repair', rule: 'DT-MACH-03' }));
  expect(ash.hp).toBe(3);
});

test('[DT-COND-05] the blinded see only themselves, and attack and search at disadvantage', () => {
  const rig = sit();
  const ash = rig.hero();
  const other = rig.hero();
  lay(rig, ash, 'blinded');
  expect([sees(rig.t, ash, ash), sees(rig.t, ash, other)]).toEqual([true, false]);
  expect(mode(rig, ash, 'attack')).toBe('disadvantage');
  expect(mode(rig, ash, 'check', { tag: 'search-clues' })).toBe('disadvantage');
  expect(mode(rig, ash, 'check', { tag: 'hear-noise' })).toBe('straight');
});

test('[DT-COND-06] a compulsion costs only whoever resists it', () => {
  const rig = sit();
  const ash = rig.hero();
  lay(rig, ash, 'compulsion', { data: { text: 'bring back the bell' } });
  expect(mode(rig, ash, 'check')).toBe('straight');
  const turn = inTurn(rig, ash);
  rig.play(oneDeed(rig.t, ash, turn), [['deed', 'power-resist-compulsion']]);
  expect(mode(rig, ash, 'check')).toBe('disadvantage');
  rig.play(oneDeed(rig.t, ash, turn), [['deed', 'power-obey-compulsion']]);
  expect([mode(rig, ash, 'save'), turn.actions]).toEqual(['straight', 0]);
});

test('[DT-COND-07] a confused creature goes to the nearest on 1 or 2, of equals to one by chance, and attacks it', () => {
  const rig = sit({ rows: ['.........'], dice: [2, 1, 15] });
  const ash = rig.hero({}, 4);
  rig.hero({}, 1, 0);
  const hit = rig.hero({ name: 'East' }, 7, 0);
  lay(rig, ash, 'confusion');
  const turn = inTurn(rig, ash);
  rig.play(announce(rig.t, ash, 'turnBegan', {}));
  expect(ash.place).toEqual({ at: 'square', cell: 6 });
  expect([turn.actions, hit.hp]).toEqual([1, 3]);
  expect(isBanned(rig.t, ash, 'choose')).toBe(true);
  rig.allDiceUsed();
});

test('[DT-COND-07] on 3 or 4 it runs from the nearest enemy at double speed, on 5 or 6 it freezes and lets go of its spell', () => {
  const rig = sit({ dice: [4, 5] });
  const ash = rig.hero({}, 0);
  rig.hero({}, 5).side = 'foes';
  lay(rig, ash, 'confusion');
  inTurn(rig, ash);
  rig.play(announce(rig.t, ash, 'turnBegan', {}));
  expect(ash.place).toEqual({ at: 'line', feet: -80 });
  const held = { rule: 'DT-ARC-410', by: ash.id, isSpell: true } as const;
  layZone(rig.t, {
    kind: 'wall-of-fire',
    source: held,
    until: { at: 'scene' },
    concentration: true,
    shape: { is: 'creatures', creatures: [] },
  });
  rig.play(announce(rig.t, ash, 'turnBegan', {}));
  expect([ash.place, rig.state.zones]).toEqual([{ at: 'line', feet: -80 }, []]);
  rig.allDiceUsed();
});

test('[DT-COND-07, DT-HER-13] a confused ghost attacks nobody, as it cannot', () => {
  const rig = sit({ dice: [1] });
  const ash = rig.hero({ heritage: 'spirit' }, 0);
  const near = rig.foe('thug', 5);
  lay(rig, ash, 'ghost');
  lay(rig, ash, 'confusion');
  inTurn(rig, ash);
  rig.play(announce(rig.t, ash, 'turnBegan', {}));
  expect([near.hp, rig.events('rolled')]).toEqual([4, []]);
});

test('[DT-COND-09, DT-GEN-04] a delusion lasts 20 less INT minutes, and takes no hold of a mind of 20', () => {
  const rig = sit();
  const ash = rig.hero({ scores: scores({ INT: 14 }) });
  expect(lay(rig, ash, 'deluded')?.until).toEqual({ at: 'time', clock: 36 });
  const keen = rig.hero({ scores: scores({ INT: 20 }) });
  expect(lay(rig, keen, 'deluded')).toBeUndefined();
  expect(has(keen, 'deluded')).toBe(false);
});

test('[DT-COND-10, DT-GEN-04] the doomed drop after WIS days, and die after as many more', () => {
  const rig = sit();
  const ash = rig.hero({ scores: scores({ WIS: 4 }) }, undefined, undefined, undefined);
  ash.tokens = 0;
  lay(rig, ash, 'doomed');
  later(rig, 4 * DAY - 1);
  expect(ash.hp).toBe(4);
  later(rig, 1);
  expect([ash.hp, has(ash, 'unconscious')]).toEqual([0, true]);
  later(rig, 4 * DAY - 1);
  expect(ash.life).toBe('alive');
  later(rig, 1);
  expect(ash.life).toBe('dead');
});

test.each([
  ['DT-COND-21', 'starving', 3 * DAY, 3 * HOUR],
  ['DT-COND-24', 'thirst', 9 * HOUR, 3 * HOUR],
  ['DT-COND-23', 'suffocating', 3, 3],
])('[%s] %s drops after its first time, and kills after its second', (_rule, kind, first, then) => {
  const rig = sit();
  const ash = rig.hero({ scores: scores({ CON: 3 }), hitDice: [6] });
  lay(rig, ash, kind);
  later(rig, first - 1);
  expect(ash.hp).toBeGreaterThan(0);
  later(rig, 1);
  expect(ash.hp).toBe(0);
  later(rig, then - 1);
  expect(ash.life).toBe('alive');
  later(rig, 1);
  expect(ash.life).toBe('dead');
});

test('[DT-COND-29, DT-EX-26] a token on the drop lasts a round; at the last deadline only another saves', () => {
  const rig = sit();
  const ash = rig.hero({ scores: scores({ CON: 12 }) });
  ash.tokens = 1;
  lay(rig, ash, 'suffocating');
  rounds(rig, 12);
  expect(ash.hp).toBe(0);
  rig.play(heal(rig.t, ash, { amount: 1, way: 'token', rule: 'DT-TOK-05' }));
  rounds(rig, 1);
  expect(ash.hp).toBe(0);
  rounds(rig, 10);
  expect(ash.life).toBe('alive');
  rounds(rig, 1, [['survive', `save-${ash.id}`]]);
  expect([ash.life, ash.hp]).toEqual(['alive', 1]);
  rounds(rig, 1);
  expect(ash.life).toBe('dead');
});

test('[DT-COND-29] with its cause a timed death ends; till then nothing comes back by rest', () => {
  const rig = sit();
  const ash = rig.hero({ hitDice: [6], scores: scores({ CON: 1 }) });
  ash.hp = 1;
  lay(rig, ash, 'suffocating');
  rig.play(heal(rig.t, ash, { amount: 1, way: 'natural', rule: 'DT-HEAL-01' }));
  expect(ash.hp).toBe(1);
  rounds(rig, 1);
  expect(ash.hp).toBe(0);
  rig.play(relieveOf(rig.t, ash, ['suffocating'], 'cure', 'DT-COND-29'));
  rounds(rig, 30);
  expect([ash.hp, ash.life]).toEqual([0, 'alive']);
  rig.play(heal(rig.t, ash, { amount: 1, way: 'natural', rule: 'DT-HEAL-01' }));
  expect(ash.hp).toBe(1);
});

test('[DT-COND-11] of a machine the hacker chooses the turns, and gives them back; of others the tech gear fails', () => {
  const rig = sit();
  const ash = rig.hero();
  const drone = rig.hero({}, undefined, undefined, undefined);
  drone.traits.push('is-machine');
  Object.assign(drone, { run: { by: 'master' }, side: 'foes', attitude: 'hostile' });
  lay(rig, drone, 'hacked', { source: { rule: 'DT-COND-11', by: ash.id } });
  expect([drone.run, drone.side]).toEqual([{ by: 'seat', seat: 0 }, 'party']);
  expect(isBanned(rig.t, drone, 'tech')).toBe(false);
  rig.play(relieveOf(rig.t, drone, ['hacked'], 'cure', 'DT-COND-11'));
  expect([drone.run, drone.side]).toEqual([{ by: 'master' }, 'foes']);
  lay(rig, ash, 'hacked');
  expect(isBanned(rig.t, ash, 'tech')).toBe(true);
});

test('[DT-COND-11] whoever is in reach ends it by a hard task, but for the hacker’s friends', () => {
  const rig = sit({ dice: [15] });
  const ash = rig.hero({ gear: [{ kind: 'toolkit' }] });
  const friend = rig.hero();
  const drone = rig.foe('rogue-drone');
  lay(rig, drone, 'hacked', { source: { rule: 'DT-COND-11', by: ash.id } });
  lay(rig, friend, 'hacked');
  const turn = inTurn(rig, ash);
  const ids = deedsOf(rig.t, ash, turn).map(({ id }) => id);
  expect(ids).toContain(`unhack-${friend.id}`);
  expect(ids).not.toContain(`reset-${drone.id}`);
  rig.play(oneDeed(rig.t, ash, turn), [['deed', `reset-${friend.id}`]]);
  expect(has(friend, 'hacked')).toBe(false);
  rig.allDiceUsed();
});

test('[DT-COND-12] the immobilized cannot move, and save by STR against their source at the end of a turn', () => {
  const rig = sit({ dice: [13, 14] });
  const ash = rig.hero();
  lay(rig, ash, 'immobilized', { source: { rule: 'DT-ARC-211', level: 4, isSpell: true } });
  expect(speedOf(rig.t, ash)).toBe(0);
  rig.play(saveAtTurnEnd(rig.t, ash));
  expect(has(ash, 'immobilized')).toBe(true);
  rig.play(saveAtTurnEnd(rig.t, ash));
  expect(speedOf(rig.t, ash)).toBe(40);
  const targets = [{ level: 8 }, {}].map((source) => {
    const other = rig.hero({}, undefined, undefined, undefined);
    return lay(rig, other, 'immobilized', { source: { rule: 'DT-HAZ-17', ...source } })?.save
      ?.target;
  });
  expect(targets).toEqual([8, 15]);
  rig.allDiceUsed();
});

test('[DT-ATK-11, DT-EX-34] who is grappled cannot move till it breaks free; its holder drags it at half speed', () => {
  const rig = sit({ dice: [15, 4, 11, 17] });
  const ogre = rig.hero({ scores: scores({ STR: 20 }), name: 'Ogre' }, 0, 0, undefined);
  const ash = rig.hero({}, 5, 0, 0);
  ogre.side = 'foes';
  rig.play(grapple(rig.t, ogre, ash), [['resist-grapple', 'DEX']]);
  expect([speedOf(rig.t, ash), speedOf(rig.t, ogre)]).toEqual([0, 20]);
  rig.play(saveAtTurnEnd(rig.t, ash));
  // 11 against 17 + 4: it holds.
  expect(has(ash, 'grappled')).toBe(true);
  rig.allDiceUsed();
});

test('[DT-ATK-12, DT-SAVE-07] who cannot move does not break free, and nobody rolls', () => {
  const rig = sit();
  const [ash, thug] = [rig.hero({}, 0), rig.foe('thug', 5)];
  rig.play(hold(rig.t, thug, ash));
  lay(rig, ash, 'paralyzed');
  rig.play(saveAtTurnEnd(rig.t, ash));
  expect([has(ash, 'grappled'), rig.events('rolled')]).toEqual([true, []]);
  expect(rig.events('helpless')).toMatchObject([{ creature: ash.id, ability: 'STR' }]);
});

test('[DT-ATK-11] a hold ends when the holder falls, sleeps or is parted from the held', () => {
  for (const part of ['fall', 'sleep', 'away'] as const) {
    const rig = sit();
    const holder = rig.hero({}, 0);
    const held = rig.hero({}, 5);
    lay(rig, held, 'grappled', { source: { rule: 'DT-ATK-11', by: holder.id } });
    const danger = { rule: 'DT-ATK-03', tags: [] };
    if (part === 'fall') rig.play(hurt(rig.t, holder, { danger, isDamage: true, amount: 5 }));
    if (part === 'sleep') lay(rig, holder, 'asleep');
    if (part === 'away') {
      holder.place = { at: 'line', feet: 60 };
      rig.play(announce(rig.t, held, 'turnBegan', {}));
    }
    expect(has(held, 'grappled'), part).toBe(false);
  }
});

test('[DT-COND-13] each impaired ability is a condition of its own', () => {
  const rig = sit();
  const ash = rig.hero();
  lay(rig, ash, 'impaired-ability', { data: { ability: 'STR' } });
  lay(rig, ash, 'impaired-ability', { data: { ability: 'WIS' } });
  lay(rig, ash, 'impaired-ability', { data: { ability: 'WIS' } });
  expect(ash.effects).toHaveLength(2);
  const of = (ability: string) => mode(rig, ash, 'check', { ability });
  expect([of('STR'), of('WIS'), of('DEX')]).toEqual(['disadvantage', 'disadvantage', 'straight']);
});

test('[DT-COND-14] impaired movement halves speed', () => {
  const rig = sit();
  const ash = rig.hero();
  lay(rig, ash, 'impaired-movement');
  expect(speedOf(rig.t, ash)).toBe(20);
});

test('[DT-COND-15, DT-EX-27] an infection takes a point of CON a day, and with it Hit Points', () => {
  const rig = sit();
  const ash = rig.hero({ level: 3, scores: scores({ CON: 13 }), hitDice: [4, 4, 3] });
  const hurt2 = rig.hero({ level: 3, scores: scores({ CON: 13 }), hitDice: [4, 4, 3] });
  hurt2.hp = 2;
  for (const one of [ash, hurt2]) lay(rig, one, 'infected', { until: { at: 'cure' } });
  later(rig, DAY - 1);
  expect(ash.hp).toBe(14);
  later(rig, 1);
  expect([scoreOf(rig.t, ash, 'CON'), maxHpOf(rig.t, ash), ash.hp, hurt2.hp]).toEqual([
    12, 11, 11, 2,
  ]);
});

test('[DT-COND-15, DT-MOD-16] cured points come back one a day; at CON 0 nobody saves the infected', () => {
  const rig = sit();
  const ash = rig.hero({ scores: scores({ CON: 3 }) });
  ash.tokens = 2;
  lay(rig, ash, 'infected', { until: { at: 'cure' } });
  later(rig, 2 * DAY);
  expect(scoreOf(rig.t, ash, 'CON')).toBe(1);
  rig.play(relieveOf(rig.t, ash, ['infected'], 'cure', 'DT-DIV-302'));
  expect(scoreOf(rig.t, ash, 'CON')).toBe(1);
  later(rig, DAY);
  expect(scoreOf(rig.t, ash, 'CON')).toBe(2);
  later(rig, DAY);
  expect([scoreOf(rig.t, ash, 'CON'), ash.effects]).toEqual([3, []]);
  lay(rig, ash, 'infected', { until: { at: 'cure' } });
  later(rig, 3 * DAY);
  expect(ash.life).toBe('dead');
});

test('[DT-COND-16] the invisible attack at advantage and are attacked at disadvantage; a spell of it ends with the attack', () => {
  const rig = sit();
  const ash = rig.hero();
  const foe = rig.hero();
  lay(rig, ash, 'invisible', { source: { rule: 'DT-ARC-205', isSpell: true } });
  expect(mode(rig, ash, 'attack', { target: foe })).toBe('advantage');
  expect(mode(rig, foe, 'attack', { target: ash })).toBe('disadvantage');
  expect(sees(rig.t, foe, ash)).toBe(false);
  rig.play(announce(rig.t, ash, 'acted', { what: 'move' }));
  expect(has(ash, 'invisible')).toBe(true);
  rig.play(announce(rig.t, ash, 'acted', { what: 'attack' }));
  expect(has(ash, 'invisible')).toBe(false);
});

test('[DT-ATK-08, DT-COND-16] whoever stays invisible catches unawares until it attacks, and again when it became so anew', () => {
  const rig = sit();
  const [ash, foe] = [rig.hero(), rig.hero()];
  const laid = () =>
    rig.play(
      afflict(rig.t, ash, {
        kind: 'invisible',
        source: { rule: 'DT-MON-43' },
        until: { at: 'cure' },
      }),
    );
  const isCaught = () => isUnaware(rig.t, ash, foe);
  laid();
  rig.play(announce(rig.t, ash, 'acted', { what: 'move' }));
  expect(isCaught()).toBe(true);
  rig.play(announce(rig.t, ash, 'acted', { what: 'attack' }));
  expect([has(ash, 'invisible'), isCaught()]).toEqual([true, false]);
  rig.play(relieveOf(rig.t, ash, ['invisible'], 'cure', 'DT-MON-43'));
  laid();
  expect(isCaught()).toBe(true);
});

test('[DT-COND-17] overheated gear works again after a minute', () => {
  const rig = sit();
  const ash = rig.hero();
  lay(rig, ash, 'overheated');
  rounds(rig, 5);
  expect(isBanned(rig.t, ash, 'tech')).toBe(true);
  rounds(rig, 1);
  expect(isBanned(rig.t, ash, 'tech')).toBe(false);
});

test.each([
  ['DT-COND-18', 'paralyzed', ['move', 'act', 'speak', 'choose']],
  ['DT-COND-20', 'silenced', ['speak']],
  ['DT-COND-22', 'stunned', ['act']],
  ['DT-COND-27', 'asleep', ['move', 'act', 'speak', 'see', 'choose']],
  ['DT-COND-28', 'petrified', ['move', 'act', 'speak', 'choose', 'magic']],
] as const)('[%s] what the %s cannot do', (_rule, kind, bans) => {
  const rig = sit();
  const ash = rig.hero();
  lay(rig, ash, kind);
  const all = ['move', 'act', 'speak', 'see', 'choose', 'heal', 'magic'] as const;
  expect(all.filter((ban) => isBanned(rig.t, ash, ban))).toEqual(bans);
});

test('[DT-ATK-07] whoever attacks the stunned, the paralyzed or the unconscious has advantage', () => {
  const rig = sit();
  const ash = rig.hero();
  for (const kind of ['stunned', 'paralyzed', 'unconscious', 'asleep', 'petrified']) {
    const victim = rig.hero({}, undefined, undefined, undefined);
    expect(mode(rig, ash, 'attack', { target: victim })).toBe('straight');
    lay(rig, victim, kind);
    expect(mode(rig, ash, 'attack', { target: victim }), kind).toBe('advantage');
  }
});

test('[DT-MAG-18] what lays a caster low ends what it holds by concentration', () => {
  for (const kind of ['stunned', 'paralyzed', 'unconscious', 'asleep', 'petrified']) {
    const rig = sit();
    const ash = rig.hero();
    const other = rig.hero();
    const source = { rule: 'DT-ARC-509', by: ash.id, isSpell: true } as const;
    lay(rig, other, 'impaired-movement', { source, concentration: true });
    lay(rig, ash, kind);
    expect(other.effects, kind).toEqual([]);
  }
});

test('[DT-COND-19] the shaken save at disadvantage', () => {
  const rig = sit();
  const ash = rig.hero();
  lay(rig, ash, 'shaken');
  expect([mode(rig, ash, 'save'), mode(rig, ash, 'check')]).toEqual(['disadvantage', 'straight']);
});

test('[DT-COND-25] no spell comes over the warded, and those that lie on it wait', () => {
  const rig = sit();
  const ash = rig.hero();
  const isSpell = { rule: 'DT-DIV-201', isSpell: true } as const;
  lay(rig, ash, 'blessed', { source: isSpell });
  lay(rig, ash, 'warded', { source: { rule: 'DT-ARC-601', isSpell: true } });
  expect(mode(rig, ash, 'check')).toBe('straight');
  expect(lay(rig, ash, 'shaken', { source: isSpell })).toBeUndefined();
  const danger = { rule: 'DT-ARC-303', tags: ['fire'], isMagic: true } as const;
  rig.play(hurt(rig.t, ash, { danger, isDamage: true, amount: 3 }));
  expect(ash.hp).toBe(4);
  rig.play(relieveOf(rig.t, ash, ['warded'], 'end', 'DT-COND-25'));
  expect(mode(rig, ash, 'check')).toBe('advantage');
});

test('[DT-COND-27] who sleeps drops what it holds, and damage wakes it', () => {
  const rig = sit();
  const ash = rig.hero({ hitDice: [6] });
  lay(rig, ash, 'asleep');
  const danger = { rule: 'DT-ATK-03', tags: [] };
  rig.play(hurt(rig.t, ash, { danger, isDamage: false, amount: 1 }));
  expect(has(ash, 'asleep')).toBe(true);
  rig.play(hurt(rig.t, ash, { danger, isDamage: true, amount: 1 }));
  expect([has(ash, 'asleep'), ash.hp]).toEqual([false, 4]);
});

test('[DT-COND-28] of stone all timers stand still, fire goes out, and no air is needed', () => {
  const rig = sit();
  const ash = rig.hero({ scores: scores({ CON: 3 }), hitDice: [6] });
  lay(rig, ash, 'aflame');
  lay(rig, ash, 'suffocating');
  lay(rig, ash, 'shaken', { until: { at: 'time', clock: 5 } });
  lay(rig, ash, 'petrified', { until: { at: 'cure' } });
  expect(has(ash, 'aflame')).toBe(false);
  rounds(rig, 10);
  expect(ash.hp).toBe(3);
  rig.play(relieveOf(rig.t, ash, ['petrified'], 'cure', 'DT-ARC-612'));
  expect(effectOn(ash, 'shaken')?.until).toEqual({ at: 'time', clock: 15 });
  rounds(rig, 2);
  expect(ash.hp).toBe(3);
  rounds(rig, 1);
  expect(ash.hp).toBe(0);
});

test('[DT-NPC-04] undead neither choke nor sleep nor sicken; machines neither', () => {
  const rig = sit();
  const ghoul = rig.hero({}, undefined, undefined, undefined);
  ghoul.traits.push('is-undead');
  const source = { rule: 'DT-GMC-02' };
  for (const kind of ['suffocating', 'starving', 'asleep', 'infected'])
    expect(isImmune(rig.t, ghoul, { kind, source, until: { at: 'cure' } }), kind).toBe(true);
  expect(isImmune(rig.t, ghoul, { kind: 'afraid', source, until: { at: 'cure' } })).toBe(false);
});

test('[DT-NPC-08] who flees runs over the edge of the map, and is gone', () => {
  const rig = sit({ rows: ['#'.repeat(14), `${'.'.repeat(13)}#`, '#'.repeat(14)] });
  const ash = rig.hero({}, 8, 1);
  const thug = rig.hero({}, 7, 1, undefined);
  thug.side = 'foes';
  lay(rig, thug, 'fleeing');
  const turn = inTurn(rig, thug);
  rig.play(announce(rig.t, thug, 'turnBegan', {}));
  expect([thug.place, turn.moved, ash.place.at]).toEqual([{ at: 'away' }, 35, 'square']);
});

test('[DT-NPC-08] far from the edge it runs as far as it can; cornered it surrenders', () => {
  const rig = sit({ rows: ['#'.repeat(30), `#${'.'.repeat(28)}#`, '#'.repeat(30)] });
  rig.hero({}, 1, 1);
  const thug = rig.hero({}, 2, 1, undefined);
  thug.side = 'foes';
  lay(rig, thug, 'fleeing');
  inTurn(rig, thug);
  rig.play(announce(rig.t, thug, 'turnBegan', {}));
  expect(thug.place).toEqual({ at: 'square', cell: 30 + 18 });
  const cornered = rig.hero({}, 28, 1, undefined);
  cornered.side = 'foes';
  rig.hero({}, 27, 1);
  lay(rig, cornered, 'fleeing');
  inTurn(rig, cornered);
  rig.play(announce(rig.t, cornered, 'turnBegan', {}));
  expect(cornered.effects.map(({ kind }) => kind)).toEqual(['surrendered']);
  expect(isBanned(rig.t, cornered, 'act')).toBe(true);
});

test('[DT-COND-31] the later end of two counts', () => {
  const rig = sit();
  const ash = rig.hero();
  lay(rig, ash, 'shaken', { until: { at: 'time', clock: 3 } });
  lay(rig, ash, 'shaken', { until: { at: 'time', clock: 2 } });
  lay(rig, ash, 'shaken', { until: { at: 'time', clock: 9 } });
  expect(ash.effects.map(({ until }) => until)).toEqual([{ at: 'time', clock: 9 }]);
  expect(modifierOf(rig.t, ash, 'STR')).toBe(0);
  play(endRound(rig.t, { isMinute: false }));
  expect(has(ash, 'shaken')).toBe(true);
});

test('[DT-COND-30] what lay on somebody ends with its death, but for stone', () => {
  const rig = sit({ seats: 1 });
  const ash = rig.hero({}, 0, 0, 0);
  for (const kind of ['shaken', 'petrified', 'cursed']) lay(rig, ash, kind);
  rig.play(die(rig.t, ash, { creature: ash.id, rule: 'DT-HP-09', tags: [] }));
  expect(ash.effects.map(({ kind }) => kind)).toEqual(['petrified']);
});
