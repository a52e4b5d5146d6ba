import { describe, expect, test } from 'vitest';
import { lay, turnOf } from '../../../test/effects.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import type { Casting, Spell } from '../../content/spell.ts';
import type { Trait } from '../../content/trait.ts';
import type { Creature } from '../../model.ts';
import { castDeeds } from '../actions/casting.ts';
import {
  cannotCast,
  cannotCastThis,
  castingAbility,
  castingParts,
  castingTn,
  handsFor,
  hasFreeHand,
  heldSpell,
  saveTnOf,
  spellsOf,
} from '../bearers/known-spells.ts';
import { layZone } from '../effects/zones.ts';
import { newItem } from '../making/creature.ts';
import { bestPoint, bestTargets } from './npc-spells.ts';
import { isForEnemies, purposeOf } from './purposes.ts';
import { reveal } from './reveal.ts';
import {
  dangerOf,
  forMinutes,
  spellAffects,
  spellDice,
  spellHeal,
  spellHurt,
  spellSave,
  tellStory,
} from './verbs.ts';

const insight: Trait = {
  id: 'insight',
  rule: 'DT-ROLE-06',
  insight: (_w, { creature }, { id }) =>
    creature.used[`DT-ROLE-06/${id}`] === undefined
      ? { rule: 'DT-ROLE-06', roll: 1, number: 3 }
      : undefined,
};

const SPELL: Spell = {
  id: 'probe',
  rule: 'DT-ARC-999',
  tradition: 'arcane',
  level: 1,
  range: 30,
  good: 'damage',
  aim: () => ({ at: 'self' }),
  cast: () => undefined,
};

function casting(sitting: Sitting = {}, some: Partial<Casting> = {}) {
  const rig = sit({ seats: 2, ...sitting, content: { traits: { insight } } });
  const [mage, thug] = [rig.hero({ level: 3, hitDice: [6, 6, 6] }), rig.foe('ogre')];
  const made: Casting = {
    caster: mage,
    spell: SPELL,
    form: 'probe',
    level: 3,
    total: 15,
    isMaximal: false,
    saveTn: 13,
    targets: [thug],
    cells: [],
    bonus: 6,
    ...some,
  };
  return { ...rig, mage, thug, made };
}

describe('what spells are made of', () => {
  test('[DT-MAG-09, DT-DICE-07] dice are rolled or show their maximum, halved if they are', () => {
    const dice = (isMaximal: boolean, isHalved: boolean, faces: readonly number[]) => {
      const rig = casting({ dice: faces }, { isMaximal });
      return rig.play(spellDice(rig.t, rig.made, 2, 'damage', isHalved)).value;
    };
    expect([dice(false, false, [3, 4]), dice(false, true, [3, 4])]).toEqual([7, 4]);
    expect([dice(true, false, []), dice(true, true, [])]).toEqual([12, 6]);
    const rig = casting({ dice: [5] });
    expect(rig.play(spellDice(rig.t, rig.made, 1, 'damage')).value).toBe(5);
  });

  test('[DT-SAVE-03, DT-MAG-11] a save is made against its caster’s number, as against magic', () => {
    const saves = (face: number, change: (thug: Creature) => void = () => undefined) => {
      const rig = casting({ dice: face === 0 ? [] : [face] });
      change(rig.thug);
      const tags = { tags: ['poison'] };
      const { value } = rig.play(spellSave(rig.t, rig.made, rig.thug, 'WIS', tags));
      return [value, rig.told.map(({ type, rule }) => `${type} ${rule}`)];
    };
    // An ogre has −1.
    expect(saves(14)).toEqual([true, ['rolled DT-SAVE-03']]);
    expect(saves(13)).toEqual([false, ['rolled DT-SAVE-03']]);
    const undead = (thug: Creature) => thug.traits.push('is-undead');
    expect(saves(0, undead)).toEqual([true, ['spared DT-ARC-999']]);
    const { made, mage } = casting();
    expect(dangerOf(made, ['fire'])).toEqual({
      rule: 'DT-ARC-999',
      tags: ['magic', 'fire'],
      isMagic: true,
      by: mage,
    });
  });

  test('[DT-MAG-12, DT-ROLE-06] damage is dealt, halved after what insight adds', () => {
    const deals = (isHalved: boolean, knows = false) => {
      const rig = casting();
      if (knows) rig.mage.traits.push('insight');
      const { value } = rig.play(spellHurt(rig.t, rig.made, rig.thug, 8, ['fire'], isHalved));
      expect(rig.events('hurt')).toMatchObject([
        { rule: 'DT-ARC-999', tags: ['magic', 'fire'], by: rig.mage.id, loss: value },
      ]);
      return [value, 22 - rig.thug.hp];
    };
    expect([deals(false), deals(true), deals(false, true), deals(true, true)]).toEqual([
      [8, 8],
      [4, 4],
      [11, 11],
      [5, 5],
    ]);
  });

  test('[DT-MAG-17, DT-OPT-17] healing comes once an hour of one spell, unless the table has it otherwise', () => {
    const heals = (healingLimit: boolean, ago: number | undefined) => {
      const rig = casting({ clock: 1000, options: { healingLimit } });
      rig.thug.hp = 5;
      if (ago !== undefined) rig.thug.used['healed-by/probe'] = 1000 - ago;
      const { value } = rig.play(spellHeal(rig.t, rig.made, rig.thug, 4));
      return [value, rig.told.map(({ type, rule }) => `${type} ${rule}`)];
    };
    const healed = [4, ['healed DT-ARC-999']];
    expect([heals(true, undefined), heals(true, 360), heals(false, 1)]).toEqual([
      healed,
      healed,
      healed,
    ]);
    expect(heals(true, 359)).toEqual([0, ['unaffected DT-MAG-17']]);
    const rig = casting({ clock: 50 });
    rig.thug.hp = 1;
    rig.play(spellHeal(rig.t, rig.made, rig.thug, 4));
    expect(rig.thug.used).toEqual({ 'healed-by/probe': 50 });
  });

  test('[DT-MAG-17] what brings nothing back is no benefit: it may heal within the hour', () => {
    const rig = casting({ clock: 1000 });
    const heals = () => rig.play(spellHeal(rig.t, rig.made, rig.thug, 1)).value;
    expect(heals()).toBe(0);
    rig.thug.hp -= 2;
    expect([heals(), heals()]).toEqual([1, 0]);
  });

  test('[DT-MAG-18, DT-ROLE-06] an effect is of its caster, held where the spell is, and lasts longer by insight', () => {
    const rig = casting();
    const until = forMinutes(rig.t, 2);
    expect(until).toEqual({ at: 'time', clock: 12 });
    rig.play(spellAffects(rig.t, rig.made, rig.thug, 'shaken', until, { data: { amount: 2 } }));
    rig.mage.traits.push('insight');
    const made = { ...rig.made, spell: { ...SPELL, isConcentration: true as const } };
    rig.play(spellAffects(rig.t, made, rig.thug, 'afraid', until));
    rig.mage.used = {};
    rig.play(spellAffects(rig.t, made, rig.thug, 'blinded', { at: 'scene' }));
    const source = { rule: 'DT-ARC-999', by: rig.mage.id, level: 3, isSpell: true };
    expect(rig.thug.effects).toEqual([
      { id: 1, kind: 'shaken', source, until, data: { amount: 2 } },
      { id: 2, kind: 'afraid', source, until: { at: 'time', clock: 15 }, concentration: true },
      { id: 3, kind: 'blinded', source, until: { at: 'scene' }, concentration: true },
    ]);
    expect(rig.mage.used).toEqual({});
  });

  test('[DT-AUT-06, DT-HID-11] what people play is told with its time; what is found to those whom it is for', () => {
    const rig = casting({ seats: 3, options: { gm: 'human', adventure: 'free' } });
    tellStory(rig.t, rig.made, { at: 'scene' });
    const found = { rule: 'DT-ARC-103', what: 'magic', creatures: [rig.thug], things: ['ring'] };
    reveal(rig.t, rig.mage, found);
    reveal(rig.t, rig.thug, { rule: 'DT-ARC-104', what: 'evil', words: ['old'] });
    const base = { type: 'revealed', creature: rig.mage.id };
    expect(rig.told).toEqual([
      {
        type: 'story-spell',
        rule: 'DT-ARC-999',
        creature: rig.mage.id,
        spell: 'probe',
        form: 'probe',
        until: { at: 'scene' },
      },
      {
        ...base,
        rule: 'DT-ARC-103',
        what: 'magic',
        found: [rig.thug.id],
        things: ['ring'],
        words: [],
        only: [0, 2],
      },
      {
        ...base,
        creature: rig.thug.id,
        rule: 'DT-ARC-104',
        what: 'evil',
        found: [],
        things: [],
        words: ['old'],
        only: [2],
      },
    ]);
  });
});

describe('what software casts at', () => {
  test('[DT-AGM-04] as many as it takes of the right side, the weakest of them', () => {
    const rig = sit();
    const mage = rig.foe('ogre');
    const near = [3, 4, 1, 2].map((hp) => Object.assign(rig.hero({}, 0), { hp }));
    const mates = [rig.foe('thug'), rig.foe('thug')];
    const best = (good: Spell['good'], most: number) =>
      bestTargets(rig.t, mage, { ...SPELL, good }, 'probe', [...near, ...mates], most);
    expect([best('damage', 2), best('damage', 9), best('help', 9), best('help', 1)]).toEqual([
      [2, 3],
      [0, 1, 2, 3],
      [4, 5],
      [4],
    ]);
    expect(bestTargets(rig.t, mage, SPELL, 'probe', mates, 2)).toEqual([0]);
  });

  test('[DT-AGM-04] an area where it catches most enemies and spares friends, those that stand counting alone', () => {
    const rig = sit({ rows: ['..........'] });
    const mage = rig.foe('ogre', 0);
    const [one, two, mate] = [rig.hero({}, 3), rig.hero({}, 7), rig.foe('thug', 2)];
    rig.hero({}, 8);
    const points = Array.from({ length: 10 }, (_, cell) => ({ cell }));
    const best = (good: Spell['good']) =>
      bestPoint(rig.t, mage, { ...SPELL, good }, 'probe', { is: 'radius', feet: 5 }, points);
    expect([best('area'), best('help')]).toEqual([7, 1]);
    two.hp = 0;
    expect(best('area')).toBe(4);
    mate.hp = 0;
    expect([best('area'), one.hp]).toEqual([2, 4]);
  });

  test('[DT-BOT-01] what a spell is good for may be another thing in each of its forms', () => {
    const both: Spell = { ...SPELL, good: (form) => (form === 'cause' ? 'damage' : 'heal') };
    expect(['cause', 'cure'].map((form) => purposeOf(both, form))).toEqual(['damage', 'heal']);
    expect(['cause', 'cure'].map((form) => isForEnemies(both, form))).toEqual([true, false]);
    const goods = ['area', 'disable', 'damage', 'heal', 'help', 'light', 'story'] as const;
    expect(goods.map((good) => isForEnemies({ ...SPELL, good }, 'x'))).toEqual([
      ...[true, true, true, false, false, false, false],
    ]);
  });
});

describe('who can cast', () => {
  const mage = (rig: ReturnType<typeof sit>, some: object = {}) =>
    rig.hero({
      level: 3,
      hitDice: [4, 4, 4],
      roles: [{ id: 'arcane-magic', choice: 'CHA' }],
      spells: { 'arcane-magic': ['magic-missile', 'shield'] },
      ...some,
    });

  test('[DT-MAG-01, DT-MAG-06] by the ability of its role, or the usual one; others know what their block says', () => {
    const rig = sit();
    const [ash, bo] = [
      mage(rig),
      mage(rig, { roles: [{ id: 'arcane-magic' }, { id: 'divine-magic' }] }),
    ];
    const ability = (one: Creature) =>
      (['arcane', 'divine'] as const).map((tradition) => castingAbility(one, tradition));
    const witch = rig.foe('coven-witch');
    expect([ash, bo, witch].map(ability)).toEqual([
      ['CHA', undefined],
      ['INT', 'WIS'],
      [undefined, undefined],
    ]);
    expect(spellsOf(rig.t, ash).map(({ id }) => id)).toEqual(['magic-missile', 'shield']);
    Object.assign(witch, { block: undefined });
    expect(spellsOf(rig.t, witch)).toEqual([]);
  });

  test('[DT-MAG-08, DT-MAG-11, DT-NPC-01] Level and 2 to cast, Level and 10 to save; what is printed instead', () => {
    const rig = sit();
    const [ash, witch, ogre] = [mage(rig), rig.foe('coven-witch'), rig.foe('ogre')];
    const own = (value: number) => [
      { is: 'bonus', value, stack: 'add', rule: 'DT-MAG-08', from: 'level' },
    ];
    expect([castingParts(rig.t, ash), castingParts(rig.t, ogre)]).toEqual([own(5), own(6)]);
    expect(castingParts(rig.t, witch)).toMatchObject([{ rule: 'DT-NPC-01', from: 'printed' }]);
    expect([saveTnOf(rig.t, ash), saveTnOf(rig.t, ogre)]).toEqual([13, 14]);
    expect([1, 2, 3, 4, 5, 6].map((level) => castingTn({ level } as Spell))).toEqual([
      11, 13, 15, 17, 19, 21,
    ]);
  });

  test('[DT-MAG-07, DT-MAG-18] each reason why nothing can be cast', () => {
    const why = (change: (rig: ReturnType<typeof sit>, ash: Creature) => void) => {
      const rig = sit();
      const ash = mage(rig);
      change(rig, ash);
      const because = cannotCast(rig.t, ash);
      expect(castDeeds(rig.t, ash, turnOf(ash)).length > 0).toBe(because === undefined);
      return because === undefined ? '' : `${because.key} ${because.rule}`;
    };
    const under = (kind: string) => (rig: ReturnType<typeof sit>, ash: Creature) => {
      lay(rig, ash, kind);
    };
    expect(why(() => undefined)).toBe('');
    expect(why(under('stunned'))).toBe('closed.cannot-act DT-MAG-07');
    expect(why(under('cowed'))).toBe('closed.cannot-cast DT-MAG-01');
    expect(why(under('silenced'))).toBe('closed.cannot-speak DT-MAG-07');
    expect(why(under('warded'))).toBe('closed.warded DT-COND-25');
    expect(why(under('manacled'))).toBe('closed.no-free-hand DT-MAG-07');
    const source = (ash: Creature) => ({ rule: 'DT-ARC-205', by: ash.id });
    expect(
      why((rig, ash) => lay(rig, ash, 'fly', { source: source(ash), concentration: true })),
    ).toBe('closed.concentrates DT-MAG-18');
    expect(why((rig, ash) => lay(rig, ash, 'fly', { source: source(ash) }))).toBe('');
  });

  test('[DT-MAG-18] a spell is held on somebody or on a place', () => {
    const rig = sit();
    const [ash, bo] = [mage(rig), mage(rig)];
    expect(heldSpell(rig.t, ash)).toBeUndefined();
    layZone(rig.t, {
      kind: 'silence',
      source: { rule: 'DT-DIV-207', by: ash.id },
      concentration: true,
      until: { at: 'scene' },
      shape: { is: 'creatures', creatures: [] },
    });
    expect([heldSpell(rig.t, ash), heldSpell(rig.t, bo)]).toEqual(['DT-DIV-207', undefined]);
    lay(rig, bo, 'fly', { source: { rule: 'DT-ARC-304', by: ash.id }, concentration: true });
    expect(heldSpell(rig.t, ash)).toBe('DT-ARC-304');
  });

  test('[DT-MAG-07, DT-WPN-07, DT-HER-02] one hand has to be free; an animal needs none, a focus takes none', () => {
    const rig = sit();
    const ash = mage(rig);
    const holds = (...kinds: string[]) => {
      ash.items = kinds.map((kind) => newItem(rig.t, kind));
      ash.held = ash.items.map(({ id }) => id);
      return hasFreeHand(rig.t, ash);
    };
    expect([holds(), holds('sword'), holds('sword', 'sword'), holds('longbow')]).toEqual([
      ...[true, true, false, false],
    ]);
    expect(holds('sword', 'holy-symbol')).toBe(true);
    ash.traits.push('animal');
    expect(holds('longbow')).toBe(true);
    expect(
      ['sword', 'longbow', 'holy-symbol', 'rope'].map((kind) => handsFor(rig.t, kind)),
    ).toEqual([...[1, 2, 0, 1]]);
  });

  test('[DT-MAG-10, DT-OPT-06] why one spell cannot be cast', () => {
    const why = (
      spellEconomy: 'strain' | 'daily',
      strained: readonly string[],
      closed?: string,
    ) => {
      const rig = sit({ options: { spellEconomy } });
      const ash = mage(rig);
      ash.strained = [...strained];
      const because = cannotCastThis(rig.t, ash, { ...SPELL, closed: () => closed }, 'probe');
      return because === undefined ? '' : `${because.key} ${because.rule}`;
    };
    expect(why('strain', [])).toBe('');
    expect(why('strain', ['probe'])).toBe('closed.strained DT-MAG-10');
    expect(why('daily', ['probe'])).toBe('closed.strained DT-OPT-06');
    expect(why('strain', ['other'], 'closed.indoors')).toBe('closed.indoors DT-ARC-999');
  });
});
