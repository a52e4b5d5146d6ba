import { describe, expect, test } from 'vitest';
import { lay } from '../../../test/effects.ts';
import type { Sitting } from '../../../test/rig.ts';
import { spellTable } from '../../../test/spells.ts';
import type { Casting, Spell } from '../../content/spell.ts';
import type { Creature } from '../../model.ts';
import { layZone } from '../effects/zones.ts';
import { cast, castFor, castingOf, originsOf, pointsFor, takeEffect, targetsFor } from './cast.ts';

/** A spell that does nothing but keep how it was cast. */
function probe(some: Partial<Spell> = {}) {
  const seen: Casting[] = [];
  const spell: Spell = {
    id: 'probe',
    rule: 'DT-ARC-999',
    tradition: 'arcane',
    level: 1,
    range: 30,
    good: 'damage',
    aim: () => ({ at: 'creatures', most: () => 1 }),
    cast(_t, casting) {
      seen.push(casting);
      return undefined;
    },
    ...some,
  };
  return { spell, seen };
}

const table = (sitting: Sitting = {}) => spellTable({ seats: 3, ...sitting });

const idsOf = (creatures: readonly Creature[]) => creatures.map(({ id }) => id);

describe('whom a spell can be cast at', () => {
  const creatures = { at: 'creatures', most: () => 1 } as const;

  test('[DT-MAG-19] whoever is in sight and in range and lives, its caster always', () => {
    const rig = table();
    const mage = rig.mage(1, 0);
    const [near, last, beyond, hidden, dead, away] = [5, 30, 31, 10, 10, 10].map((x) =>
      rig.foe('thug', x),
    );
    if (!near || !last || !beyond || !hidden || !dead || !away) throw new Error('nobody is here');
    hidden.isHidden = true;
    dead.life = 'dead';
    away.place = { at: 'away' };
    const { spell } = probe();
    const at = (one: Spell) => targetsFor(rig.t, mage, one, creatures);
    expect(at(spell)).toEqual([mage, near, last]);
    expect(at({ ...spell, reachesDead: true })).toEqual([mage, near, last, dead]);
    expect(at({ ...spell, range: 0 })).toEqual([mage, near]);
    const fits = (_w: unknown, by: Creature, target: Creature) => by === mage && target !== near;
    expect(targetsFor(rig.t, mage, spell, { ...creatures, fits })).toEqual([mage, last]);
  });

  test('[DT-COND-05] by touch the blind find whoever is in reach, and by nothing else', () => {
    const rig = table();
    const mage = rig.mage(1, 0);
    const [near, far] = [rig.foe('thug', 5), rig.foe('thug', 10)];
    const at = (range: number) => targetsFor(rig.t, mage, probe({ range }).spell, creatures);
    near.isHidden = true;
    expect(at(0)).toEqual([mage]);
    lay(rig, mage, 'blinded');
    expect([at(0), at(30)]).toEqual([[mage, near], [mage]]);
    expect(far.life).toBe('alive');
  });

  test.each([
    ['remove-fear', 'remove-fear'],
    ['raise-dead', 'raise-dead'],
    ['dispel-evil', 'dispel-evil-by-touch'],
  ])('[DT-COND-05] the blind touch by a form of %s that is a touch', (id, form) => {
    const rig = table();
    const priest = rig.priest(9, 0);
    const [near, far] = [5, 10].map((feet) => rig.hero({}, feet));
    for (const one of [near, far]) {
      if (one === undefined) continue;
      lay(rig, one, 'cursed', { source: { rule: 'DT-COND-08' } });
      if (id !== 'raise-dead') continue;
      one.life = 'dead';
      one.death = { clock: 0, tags: [] };
    }
    const touched = () => rig.offered(priest, id, form).filter((one) => one !== priest);
    expect(touched()).toEqual([near]);
    lay(rig, priest, 'blinded');
    expect(touched()).toEqual([near]);
  });

  test('[DT-ARC-411] nobody behind a wall of magic, though it is seen', () => {
    const rig = table({ rows: ['.......'] });
    const [mage, thug] = [rig.mage(1, 0, 0), rig.foe('thug', 4, 0)];
    const { spell } = probe();
    expect(targetsFor(rig.t, mage, spell, creatures)).toEqual([mage, thug]);
    layZone(rig.t, {
      kind: 'wall-of-ice',
      source: { rule: 'DT-ARC-411' },
      until: { at: 'scene' },
      shape: { is: 'cells', cells: [2] },
    });
    expect(targetsFor(rig.t, mage, spell, creatures)).toEqual([mage]);
  });

  test('[DT-MAG-19] an area begins at a square in range, or at somebody where there is no map', () => {
    const map = table({ rows: ['......', '......'] });
    const mage = map.mage(1, 0, 0);
    const { spell } = probe({ range: 14 });
    expect(pointsFor(map.t, mage, spell)).toEqual([0, 1, 2, 6, 7, 8].map((cell) => ({ cell })));
    // Not behind what is solid, seen through or not, nor behind what hides; a wall itself can be aimed at.
    const walled = table({ rows: ['..#..'] });
    const inside = () => pointsFor(walled.t, here, spell);
    const here = walled.mage(1, 0, 0);
    const first = [0, 1, 2].map((cell) => ({ cell }));
    expect(inside()).toEqual(first);
    for (const kind of ['wall-of-ice', 'wall-of-fire']) {
      walled.state.ground.rows = ['.....'];
      const shape = { is: 'cells', cells: [1] } as const;
      const source = { rule: 'DT-ARC-411' };
      walled.state.zones = [];
      layZone(walled.t, { kind, source, until: { at: 'scene' }, shape });
      expect(inside()).toEqual(first.slice(0, 2));
    }
    const line = table();
    const [vex, thug] = [line.mage(1, 0), line.foe('thug', 10)];
    line.foe('thug', 20);
    expect(pointsFor(line.t, vex, spell)).toEqual([{ creature: vex }, { creature: thug }]);
  });
});

describe('what a spell is aimed at', () => {
  test('[DT-MAG-07] itself, nothing, or the one whom it was offered at, else the first whom it reaches', () => {
    const rig = table({ dice: [20, 20, 20, 20] });
    const mage = rig.mage(3, 0);
    const [one, other] = [rig.foe('thug', 5), rig.foe('thug', 5)];
    const foes = (_w: unknown, _by: Creature, target: Creature) => target.side === 'foes';
    const { spell, seen } = probe({
      aim: (form) =>
        form === 'own'
          ? { at: 'self' }
          : form === 'tale'
            ? { at: 'story' }
            : { at: 'creatures', most: () => 1, fits: foes },
    });
    for (const form of ['own', 'tale', 'probe']) rig.play(cast(rig.t, mage, spell, form));
    rig.play(cast(rig.t, mage, spell, 'probe', other));
    expect(seen.map(({ form, targets, cells, point }) => [form, targets, cells, point])).toEqual([
      ['own', [mage], [], undefined],
      ['tale', [], [], undefined],
      ['probe', [one], [], undefined],
      ['probe', [other], [], undefined],
    ]);
    expect(rig.events('cast')).toEqual(
      [
        ['own', [mage.id]],
        ['tale', []],
        ['probe', [one.id]],
        ['probe', [other.id]],
      ].map(([form, at]) => ({
        type: 'cast',
        rule: 'DT-ARC-999',
        creature: mage.id,
        spell: 'probe',
        form,
        at,
      })),
    );
    rig.allDiceUsed();
  });

  test('[DT-MAG-07] at nobody where nobody fits', () => {
    const rig = table({ dice: [20] });
    const { spell, seen } = probe({
      aim: () => ({ at: 'creatures', most: () => 3, fits: () => false }),
    });
    const { asked } = rig.play(cast(rig.t, rig.mage(1, 0), spell, 'probe'));
    expect([asked, seen.map(({ targets }) => targets)]).toEqual([[], [[]]]);
  });

  test('[DT-ARC-306] several are chosen among those near the first, and stand near each other', () => {
    const chosen = (...ids: readonly number[]) => {
      const rig = table({ dice: [20] });
      const mage = rig.mage(1, 0);
      for (const x of [10, 20, 0, 25, 5]) rig.foe('thug', x);
      const { spell, seen } = probe({
        aim: () => ({
          at: 'creatures',
          most: () => 3,
          spread: 10,
          fits: (_w, by, target) => target !== by,
        }),
      });
      const answer = ['spell-targets', ...ids.map((id) => `at-${id}`)] as const;
      rig.play(cast(rig.t, mage, spell, 'probe'), [answer]);
      return seen.flatMap(({ targets }) => idsOf(targets));
    };
    expect(chosen(2, 3)).toEqual([2, 3]);
    expect(chosen(3, 4)).toEqual([3]);
    expect(chosen(2, 4, 6)).toEqual([2, 4, 6]);
    expect(() => chosen(5)).toThrow('offers at-2, at-3, at-4, at-6, not at-5');
  });

  test('[DT-MAG-12] an area around its caster asks nothing, another asks for its point', () => {
    const rig = table({ rows: ['......'], dice: [20, 20] });
    const [mage, near, far] = [rig.mage(1, 1, 0), rig.foe('thug', 2, 0), rig.foe('thug', 4, 0)];
    const { spell, seen } = probe({
      aim: (form) => ({
        at: 'area',
        shape: form === 'around' ? { is: 'around', feet: 5 } : { is: 'radius', feet: 5 },
      }),
    });
    expect(rig.play(cast(rig.t, mage, spell, 'around')).asked).toEqual([]);
    const other = rig.play(cast(rig.t, mage, spell, 'there'), [['point', '5-0']]);
    expect(other.asked).toEqual([`point ${mage.seat}`]);
    expect(seen).toMatchObject([
      { targets: [mage, near], cells: [0, 1, 2], point: { cell: 1 } },
      { targets: [far], cells: [4, 5], point: { cell: 5 } },
    ]);
  });

  test('[DT-ARC-610] from its caster or from the image of it, as that says', () => {
    const casts = (from: number, point: string) => {
      const rig = table({ dice: [20] });
      const mage = rig.mage(1, 0);
      const [image, thug] = [rig.foe('thug', 200), rig.foe('thug', 220)];
      const source = { rule: 'DT-ARC-610', by: mage.id };
      lay(rig, mage, 'projected-image', { source, data: { creature: image.id } });
      expect(originsOf(rig.t, mage)).toEqual([mage, image]);
      const { spell, seen } = probe({
        aim: () => ({ at: 'area', shape: { is: 'radius', feet: 5 } }),
      });
      const aim = { at: 'creatures', most: () => 1 } as const;
      expect(targetsFor(rig.t, mage, spell, aim)).toEqual([mage, image, thug]);
      rig.play(cast(rig.t, mage, spell, 'probe'), [
        ['origin', `from-${from}`],
        ['point', point],
      ]);
      return seen.flatMap(({ targets }) => idsOf(targets));
    };
    expect(casts(1, 'at-1')).toEqual([1]);
    expect(casts(2, 'at-3')).toEqual([3]);
  });
});

describe('the casting roll', () => {
  test('[DT-MAG-08, DT-MAG-10] reaches the number of the spell or strains it; the spell knows its total', () => {
    const tries = (face: number) => {
      const rig = table({ dice: [face] });
      const [mage, thug] = [rig.mage(3, 0), rig.foe('thug', 5)];
      const { spell, seen } = probe({ level: 2 });
      rig.play(cast(rig.t, mage, spell, 'probe', thug));
      expect(rig.events('rolled')).toMatchObject([
        { rule: 'DT-MAG-08', total: face + 7, success: face >= 6, target: 13 },
      ]);
      const failed = rig.told.filter(({ type }) => type === 'cast-failed' || type === 'strained');
      return [seen, failed.map(({ type, rule }) => [type, rule]), mage.strained] as const;
    };
    const [seen, failed, strained] = tries(6);
    expect(seen).toMatchObject([
      { form: 'probe', level: 3, total: 13, isMaximal: false, saveTn: 13, bonus: 6 },
    ]);
    expect([failed, strained]).toEqual([[], []]);
    expect(tries(5)).toEqual([
      [],
      [
        ['cast-failed', 'DT-MAG-10'],
        ['strained', 'DT-MAG-10'],
      ],
      ['probe'],
    ]);
  });

  test('[DT-MAG-16] a touch has to reach the Armor Class of whoever is unwilling; a miss strains nothing', () => {
    const touches = (face: number, side: Creature['side'], level = 1) => {
      const rig = table({ dice: [face] });
      const [mage, guard] = [rig.mage(level, 0), rig.foe('guard', 5)];
      guard.side = side;
      const { spell, seen } = probe({ range: 0, touches: (form) => form === 'probe' });
      rig.play(cast(rig.t, mage, spell, 'probe', guard));
      const failed = rig.events('cast-failed').map(({ rule }) => rule);
      return [seen.length, failed, mage.strained, seen[0]?.isMaximal];
    };
    // Against 16, with +5.
    expect(touches(11, 'foes')).toEqual([1, [], [], false]);
    expect(touches(10, 'foes')).toEqual([0, ['DT-MAG-16'], [], undefined]);
    expect(touches(10, 'party')).toEqual([1, [], [], false]);
    expect(touches(20, 'foes')).toEqual([1, [], [], true]);
    expect(touches(5, 'foes')).toEqual([0, ['DT-MAG-10'], ['probe'], undefined]);
  });

  test('[DT-OPT-06] cast once a long rest is what missed, too, and what was cast for a task', () => {
    const rig = table({ dice: [10, 10, 2], options: { spellEconomy: 'daily' } });
    const [mage, guard] = [rig.mage(1, 0), rig.foe('guard', 5)];
    const { spell } = probe({ range: 0, touches: () => true });
    rig.play(cast(rig.t, mage, spell, 'probe', guard));
    expect(mage.strained).toEqual(['probe']);
    const [other, third] = [rig.mage(1, 0), rig.mage(1, 0)];
    expect(rig.play(castFor(rig.t, other, spell)).value).toBe(true);
    expect(rig.play(castFor(rig.t, third, spell)).value).toBe(false);
    expect([other.strained, third.strained]).toEqual([['probe'], ['probe']]);
    rig.allDiceUsed();
  });

  test('[DT-ARC-205] whoever casts for a task is seen', () => {
    const rig = table({ dice: [10] });
    const mage = rig.mage(1, 0);
    for (const kind of ['invisible', 'invisibility'])
      lay(rig, mage, kind, { source: { rule: 'DT-ARC-205', by: mage.id, isSpell: true } });
    rig.play(castFor(rig.t, mage, probe().spell));
    expect(rig.on(mage)).toEqual([]);
  });

  test('[DT-MAG-12, DT-MAG-13] twice the Level goes to whoever has the role of the spell, and to creatures', () => {
    const rig = table();
    const { spell } = probe();
    const roll = { total: undefined, isMaximal: false };
    const bonus = (by: Creature, tradition: Spell['tradition']) =>
      castingOf(rig.t, by, { ...spell, tradition }, 'probe', { targets: [], cells: [] }, roll)
        .bonus;
    const [mage, priest, thug] = [rig.mage(4, 0), rig.priest(4, 0), rig.foe('guard', 0)];
    expect([mage, priest, thug].map((by) => bonus(by, 'arcane'))).toEqual([8, 0, 4]);
    expect([mage, priest, thug].map((by) => bonus(by, 'divine'))).toEqual([0, 8, 4]);
  });

  test.each([
    [20, true, true],
    [6, true, true],
    [5, false, false],
    [1, false, false],
  ])('[DT-MAG-08] for a task it is aimed at nobody: at a %d it succeeds: %s', (face, is) => {
    const rig = table({ dice: [face] });
    const mage = rig.mage(1, 0);
    rig.foe('thug', 5);
    const { spell, seen } = probe({ forms: ['open', 'shut'], touches: () => true });
    expect(rig.play(castFor(rig.t, mage, spell)).value).toBe(is);
    expect([seen, mage.strained]).toEqual([[], is ? [] : ['probe']]);
    expect(rig.events('cast')).toEqual([
      {
        type: 'cast',
        rule: 'DT-ARC-999',
        creature: mage.id,
        spell: 'probe',
        form: 'open',
        at: [],
      },
    ]);
  });
});

describe('what reaches its targets', () => {
  const takes = (
    change: (rig: ReturnType<typeof table>, target: Creature) => void,
    some: Partial<Spell> = {},
    by: 'mage' | 'target' = 'mage',
    cells: readonly number[] = [],
  ) => {
    const rig = table();
    const [mage, thug] = [rig.mage(1, 0), rig.foe('thug', 5)];
    const caster = by === 'mage' ? mage : thug;
    change(rig, thug);
    const { spell, seen } = probe(some);
    const aimed = { targets: [thug], cells };
    const roll = { total: 15, isMaximal: false };
    rig.play(takeEffect(rig.t, castingOf(rig.t, caster, spell, 'probe', aimed, roll)));
    return seen.map(({ targets }) => targets.length);
  };
  const ward = (rig: ReturnType<typeof table>, target: Creature) => lay(rig, target, 'warded');
  const stone = (rig: ReturnType<typeof table>, target: Creature) => lay(rig, target, 'petrified');

  test('[DT-COND-25] nobody whom magic does not reach, but for its caster', () => {
    expect(takes(() => undefined)).toEqual([1]);
    expect(takes(ward)).toEqual([0]);
    expect(takes(ward, {}, 'target')).toEqual([1]);
  });

  test('[DT-ARC-612] the petrified are reached by what is for stone alone', () => {
    expect(takes(stone)).toEqual([0]);
    expect(takes(stone, { reachesStone: true })).toEqual([1]);
    expect(takes(ward, { reachesStone: true })).toEqual([0]);
  });

  test('[DT-ARC-209] an image takes what is cast at its owner alone by an enemy', () => {
    const images = (rig: ReturnType<typeof table>, target: Creature) =>
      lay(rig, target, 'mirror-image', { data: { amount: 2 } });
    const friend = (rig: ReturnType<typeof table>, target: Creature) => {
      images(rig, target);
      target.side = 'party';
    };
    expect(takes(images)).toEqual([0]);
    expect(takes(images, {}, 'target')).toEqual([1]);
    const atArea: Spell['aim'] = () => ({ at: 'area', shape: { is: 'radius', feet: 20 } });
    expect(takes(images, { aim: atArea }, 'mage', [3])).toEqual([1]);
    // Without a map an area has no squares.
    expect(takes(images, { aim: atArea })).toEqual([1]);
    expect(takes(friend)).toEqual([1]);
  });
});
