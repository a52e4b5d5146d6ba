import { describe, expect, test } from 'vitest';
import { inTurn, lay } from '../../../test/effects.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import type { Trait } from '../../content/trait.ts';
import type { World } from '../../d20-table.ts';
import type { Creature, Until } from '../../model.ts';
import {
  blockOf,
  bodyOf,
  eachNumber,
  eachTrait,
  effectOn,
  has,
  isAtWork,
  isBanned,
  isWarded,
  otherBody,
} from '../bearers/bearers.ts';
import { newItem } from '../making/creature.ts';
import { afflict, forOneRound, forRounds, isImmune, isLater } from './afflict.ts';
import { isA, isStanding } from './kinds.ts';
import { saveAtTurnEnd, saveEachMinute } from './repeated-saves.ts';
import { layZone } from './zones.ts';

const TRAITS: readonly Trait[] = [
  { id: 'mark', rule: 'DT-X' },
  { id: 'curse', rule: 'DT-X', tags: ['fear'] },
  { id: 'brave', rule: 'DT-X', spares: ['fear'] },
  { id: 'proof', rule: 'DT-X', immune: ['mark'] },
  { id: 'aloof', rule: 'DT-X', repels: (_w, _self, { source }) => source.rule === 'DT-R' },
  { id: 'ghoul', rule: 'DT-X', is: ['undead'] },
  {
    id: 'wolfish',
    rule: 'DT-X',
    body: () => ({ block: 'dire-wolf', traits: ['is-beast', 'howls'] }),
  },
  { id: 'howls', rule: 'DT-X' },
  { id: 'gagged', rule: 'DT-X', bans: ['speak'] },
  {
    id: 'at-night',
    rule: 'DT-X',
    bansNow: (w) => ((w as World).state.ground.isDark ? ['see'] : []),
  },
] as readonly Trait[];

const table = (sitting: Sitting = {}) =>
  sit({
    ...sitting,
    content: { traits: Object.fromEntries(TRAITS.map((one) => [one.id, one])) },
  });

const kindsOf = ({ effects }: Creature) => effects.map(({ kind }) => kind);

describe('what comes over somebody', () => {
  test('[DT-COND-31] it lies there with the next number, and is told', () => {
    const rig = table();
    const [ash, thug] = [rig.hero(), rig.foe('thug')];
    rig.state.nextId = 9;
    const until = { at: 'time', clock: 4 } as const;
    const source = { rule: 'DT-ARC-101', by: thug.id };
    const laid = lay(rig, ash, 'mark', { until, source });
    expect(laid).toEqual({ id: 9, kind: 'mark', source, until });
    expect([ash.effects, rig.state.nextId]).toEqual([[laid], 10]);
    expect(rig.told).toEqual([
      {
        type: 'afflicted',
        rule: 'DT-ARC-101',
        creature: ash.id,
        effect: 'mark',
        until,
        by: thug.id,
      },
    ]);
  });

  test('[DT-COND-31, DT-MAG-20] the same twice is one, with the later end; of abilities each is its own', () => {
    const rig = table();
    const ash = rig.hero();
    const until = (clock: number): Until => ({ at: 'time', clock });
    const first = lay(rig, ash, 'mark', { until: until(4) });
    rig.told.length = 0;
    expect(lay(rig, ash, 'mark', { until: until(3) })).toBe(first);
    expect(first?.until).toEqual(until(4));
    lay(rig, ash, 'mark', { until: until(5) });
    expect([first?.until, ash.effects.length]).toEqual([until(5), 1]);
    const told = (clock: number) => ({
      type: 'prolonged',
      rule: 'DT-COND-31',
      creature: ash.id,
      effect: 'mark',
      until: until(clock),
    });
    expect(rig.told).toEqual([told(4), told(5)]);
    for (const ability of ['STR', 'DEX', 'STR'] as const)
      lay(rig, ash, 'impaired-ability', { data: { ability } });
    expect(kindsOf(ash)).toEqual(['mark', 'impaired-ability', 'impaired-ability']);
  });

  test('[DT-COND-31] ends come sooner or later in their order, of times by the clock', () => {
    const ends: readonly Until[] = [
      { at: 'next-turn', skipsOne: false },
      { at: 'time', clock: 1 },
      { at: 'combat' },
      { at: 'scene' },
      { at: 'long-rest' },
      { at: 'cure' },
    ];
    const later = ends.map((a) => ends.map((b) => isLater(a, b)));
    expect(later).toEqual(ends.map((_a, x) => ends.map((_b, y) => x > y)));
    expect(isLater({ at: 'time', clock: 2 }, { at: 'time', clock: 1 })).toBe(true);
    expect(isLater({ at: 'time', clock: 1 }, { at: 'time', clock: 2 })).toBe(false);
  });

  test('[DT-COND-25, DT-HER-00] not over the dead, the spared, the immune, nor by a spell over the warded', () => {
    const immune = (
      change: (ash: Creature, rig: ReturnType<typeof table>) => void,
      kind = 'mark',
      source: object = {},
    ) => {
      const rig = table();
      const ash = rig.hero();
      change(ash, rig);
      const effect = { kind, source: { rule: 'DT-X', ...source }, until: { at: 'scene' } } as const;
      const is = isImmune(rig.t, ash, effect);
      rig.told.length = 0;
      const laid = rig.play(afflict(rig.t, ash, effect)).value;
      expect(laid === undefined).toBe(is);
      if (is) {
        expect(rig.told).toEqual([
          { type: 'unaffected', rule: effect.source.rule, creature: ash.id, effect: kind },
        ]);
      }
      return is;
    };
    const of =
      (...traits: string[]) =>
      (ash: Creature) =>
        ash.traits.push(...traits);
    const warded = (ash: Creature, rig: ReturnType<typeof table>) => lay(rig, ash, 'warded');
    expect(immune(() => undefined)).toBe(false);
    expect(immune((ash) => Object.assign(ash, { life: 'dead' }))).toBe(true);
    expect([immune(of('brave'), 'curse'), immune(of('brave'))]).toEqual([true, false]);
    expect([immune(of('proof')), immune(of('proof'), 'curse')]).toEqual([true, false]);
    expect([immune(of('aloof')), immune(of('aloof'), 'mark', { rule: 'DT-R' })]).toEqual([
      false,
      true,
    ]);
    expect([immune(warded), immune(warded, 'mark', { isSpell: true })]).toEqual([false, true]);
  });

  test('[DT-TURN-09] rounds count from now; one round lasts to the end of the next turn, not of this one', () => {
    const rig = table({ clock: 7 });
    const [ash, bo] = [rig.hero(), rig.hero()];
    expect(forRounds(rig.t, 3)).toEqual({ at: 'time', clock: 10 });
    expect(forOneRound(rig.t, ash)).toEqual({ at: 'next-turn', skipsOne: false });
    inTurn(rig, ash);
    expect([ash, bo].map((one) => forOneRound(rig.t, one))).toEqual([
      { at: 'next-turn', skipsOne: true },
      { at: 'next-turn', skipsOne: false },
    ]);
  });
});

describe('saves that are made again', () => {
  const save = (when: 'turn-end' | 'minute', target = 10) =>
    ({ ability: 'CON', when, target }) as const;

  test('[DT-COND-12] at the end of a turn against each that has one, in its words', () => {
    const rig = table({ dice: [12, 5] });
    const [ash, thug] = [rig.hero(), rig.foe('thug')];
    lay(rig, ash, 'mark', {
      save: save('turn-end'),
      source: { rule: 'DT-A', by: thug.id, isSpell: true },
    });
    lay(rig, ash, 'curse', { save: save('turn-end'), source: { rule: 'DT-B' } });
    lay(rig, ash, 'howls', { save: save('minute') });
    lay(rig, ash, 'gagged');
    rig.told.length = 0;
    rig.play(saveAtTurnEnd(rig.t, ash));
    rig.allDiceUsed();
    expect(kindsOf(ash)).toEqual(['curse', 'howls', 'gagged']);
    expect(rig.events('rolled')).toMatchObject([
      { rule: 'DT-SAVE-03', ability: 'CON', success: true, target: 10 },
      { rule: 'DT-SAVE-01', success: false },
    ]);
    expect(rig.events('relieved')).toMatchObject([{ effect: 'mark' }]);
  });

  test('[DT-TURN-09] what lasts to the end of the next turn ends with it, not with the one in which it came', () => {
    const rig = table({ dice: [] });
    const ash = rig.hero();
    lay(rig, ash, 'mark', { until: { at: 'next-turn', skipsOne: true } });
    lay(rig, ash, 'curse', { until: { at: 'next-turn', skipsOne: false } });
    rig.play(saveAtTurnEnd(rig.t, ash));
    expect(ash.effects).toMatchObject([
      { kind: 'mark', until: { at: 'next-turn', skipsOne: false } },
    ]);
    expect(rig.events('relieved')).toMatchObject([{ rule: 'DT-TURN-09', effect: 'curse' }]);
    rig.play(saveAtTurnEnd(rig.t, ash));
    expect(ash.effects).toEqual([]);
  });

  test('[DT-TIME-01] each minute from the first on, not before it is due', () => {
    const rig = table({ dice: [5, 6, 15], clock: 30 });
    const ash = rig.hero();
    const laid = lay(rig, ash, 'mark', { save: { ...save('minute'), next: 31 } });
    lay(rig, ash, 'curse', { save: save('turn-end') });
    const saves = (clock: number) => {
      rig.state.clock = clock;
      rig.told.length = 0;
      rig.play(saveEachMinute(rig.t, ash));
      return [rig.events('rolled').length, laid?.save?.next];
    };
    expect([saves(30), saves(31), saves(36), saves(37), saves(43)]).toEqual([
      [0, 31],
      [1, 37],
      [0, 37],
      [1, 43],
      [1, 49],
    ]);
    expect(kindsOf(ash)).toEqual(['curse']);
    const first = table({ dice: [3] });
    const bo = first.hero();
    lay(first, bo, 'mark', { save: save('minute') });
    first.play(saveEachMinute(first.t, bo));
    expect(bo.effects[0]?.save?.next).toBe(6);
  });
});

describe('what bears on somebody', () => {
  const borne = (rig: ReturnType<typeof table>, one: Creature) => {
    const ids: string[] = [];
    eachTrait(rig.t, one, ({ id }) => ids.push(id));
    return ids;
  };

  test('[DT-GEN-07] first its own, then effects, things in use and zones', () => {
    const rig = table();
    const ash = rig.hero();
    ash.traits = ['mark', 'nowhere', 'howls'];
    lay(rig, ash, 'gagged');
    const [torch, rope] = [newItem(rig.t, 'torches'), newItem(rig.t, 'rope')];
    ash.items.push(torch, rope);
    layZone(rig.t, {
      kind: 'darkness',
      source: { rule: 'DT-DIV-104' },
      until: { at: 'scene' },
      shape: { is: 'creatures', creatures: [ash.id] },
    });
    expect(borne(rig, ash)).toEqual(['mark', 'howls', 'gagged', 'blinded']);
    ash.held = [torch.id];
    expect(borne(rig, ash)).toEqual(['mark', 'howls', 'gagged', 'burns-down', 'blinded']);
    const numbers = (one: Creature) => {
      const ids: string[] = [];
      eachNumber(rig.t, one, ({ id }) => ids.push(id));
      return ids;
    };
    expect(numbers(ash)).toEqual(borne(rig, ash));
    const thug = rig.foe('thug');
    thug.traits = ['mark'];
    lay(rig, thug, 'gagged');
    expect([borne(rig, thug), numbers(thug)]).toEqual([['mark', 'gagged'], ['gagged']]);
  });

  test('[DT-COND-25, DT-COND-28] to the warded no spell does anything, but for the ward', () => {
    const rig = table();
    const ash = rig.hero();
    const spell = { source: { rule: 'DT-ARC-101', isSpell: true as const } };
    lay(rig, ash, 'mark', spell);
    lay(rig, ash, 'gagged');
    const zone = layZone(rig.t, {
      kind: 'darkness',
      ...spell,
      until: { at: 'scene' },
      shape: { is: 'creatures', creatures: [ash.id] },
    });
    const seen = () => [
      isWarded(ash),
      has(ash, 'mark'),
      has(ash, 'gagged'),
      isBanned(rig.t, ash, 'see'),
    ];
    expect(seen()).toEqual([false, true, true, true]);
    lay(rig, ash, 'warded', spell);
    expect(seen()).toEqual([true, false, true, false]);
    expect([has(ash, 'warded'), has(ash, 'howls'), effectOn(ash, 'mark')?.kind]).toEqual([
      true,
      false,
      'mark',
    ]);
    expect(ash.effects.map((effect) => isAtWork(effect, true))).toEqual([false, true, true]);
    expect(isAtWork(ash.effects[0] ?? ({} as never), false)).toBe(true);
    expect(zone.kind).toBe('darkness');
  });

  test('[DT-ARC-407] another body has its own traits and block; a spell’s does not show through a ward', () => {
    const rig = table();
    const ash = rig.hero();
    ash.traits = ['mark'];
    expect([bodyOf(rig.t, ash), blockOf(rig.t, ash), otherBody(rig.t, ash)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    lay(rig, ash, 'wolfish', { source: { rule: 'DT-ARC-407', isSpell: true } });
    expect([blockOf(rig.t, ash)?.id, otherBody(rig.t, ash)?.id]).toEqual([
      'dire-wolf',
      'dire-wolf',
    ]);
    expect([borne(rig, ash), isA(rig.t, ash, 'beast')]).toEqual([['howls', 'wolfish'], true]);
    lay(rig, ash, 'warded');
    expect([otherBody(rig.t, ash), borne(rig, ash)]).toEqual([undefined, ['mark', 'warded']]);
    const thug = rig.foe('thug');
    expect([blockOf(rig.t, thug)?.id, otherBody(rig.t, thug)]).toEqual(['thug', undefined]);
  });

  test('[DT-COND-05] what is banned now and then is banned then', () => {
    const rig = table();
    const ash = rig.hero();
    ash.traits = ['gagged', 'at-night'];
    const bans = () =>
      (['speak', 'see', 'move'] as const).filter((ban) => isBanned(rig.t, ash, ban));
    expect(bans()).toEqual(['speak']);
    rig.state.ground.isDark = true;
    expect(bans()).toEqual(['speak', 'see']);
  });

  test('[DT-HER-19, DT-MAG-23, DT-NPC-03] characters are living persons unless undead; others what their block says', () => {
    const rig = table();
    const ash = rig.hero();
    const kinds = (one: Creature) =>
      ['living', 'person', 'undead', 'mindless', 'beast'].filter((tag) => isA(rig.t, one, tag));
    expect(kinds(ash)).toEqual(['living', 'person']);
    ash.traits = ['ghoul'];
    expect(kinds(ash)).toEqual(['undead']);
    ash.traits = ['is-beast'];
    expect(kinds(ash)).toEqual(['living', 'person', 'beast']);
    const [skeleton, wolf] = [rig.foe('skeleton'), rig.foe('dire-wolf')];
    expect(kinds(skeleton)).toEqual(['undead', 'mindless']);
    expect(kinds(wolf)).toEqual(['living', 'beast']);
    lay(rig, wolf, 'ghoul');
    expect(kinds(wolf)).toEqual(['undead', 'beast']);
    expect([isStanding(wolf), isStanding(Object.assign(wolf, { hp: 0 }))]).toEqual([true, false]);
    expect(isStanding(Object.assign(wolf, { hp: 1, place: { at: 'away' } }))).toBe(false);
  });
});
