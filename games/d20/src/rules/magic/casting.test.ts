import { describe, expect, test } from 'vitest';
import { lay, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { spellTable } from '../../../test/spells.ts';
import { d20Content } from '../../content/index.ts';
import type { Creature } from '../../model.ts';
import { castDeeds } from '../actions/casting.ts';
import { commonDeeds } from '../actions/common.ts';
import { cannotCast, cannotCastThis, saveTnOf, spellsOf } from '../bearers/known-spells.ts';
import { die } from '../harm/deaths.ts';
import { restHour } from '../time/rest.ts';

const { spells } = d20Content();

const spellOf = (id: string) => {
  const spell = spells[id];
  if (spell === undefined) throw new Error(`no spell "${id}"`);
  return spell;
};

/** The last roll that was told. */
const rollIn = ({ events }: ReturnType<typeof spellTable>) => events('rolled').at(-1);

describe('who casts', () => {
  test('[DT-MAG-01] whoever has no role that casts knows no spells; a creature knows those of its block', () => {
    const rig = sit();
    const plain = rig.hero({ roles: [{ id: 'berserker' }] });
    const mage = rig.hero({
      roles: [{ id: 'arcane-magic', choice: 'INT' }],
      spells: { 'arcane-magic': ['sleep'] },
    });
    const ids = [plain, mage, rig.foe('coven-witch'), rig.foe('ogre')].map((one) =>
      spellsOf(rig.t, one).map(({ id }) => id),
    );
    expect([ids[0], ids[1], ids[3]]).toEqual([[], ['sleep'], []]);
    expect(ids[2]?.length).toBeGreaterThan(3);
  });

  test('[DT-MAG-07] it takes speech and a free hand', () => {
    const rig = spellTable();
    const mage = rig.mage(5);
    const why = () => cannotCast(rig.t, mage)?.key;
    expect(why()).toBeUndefined();
    const swords = [
      { id: 81, kind: 'sword' },
      { id: 82, kind: 'sword' },
    ];
    mage.items.push(...swords);
    mage.held = [81, 82];
    expect(why()).toBe('closed.no-free-hand');
    mage.held = [81];
    expect(why()).toBeUndefined();
    lay(rig, mage, 'silenced');
    expect(why()).toBe('closed.cannot-speak');
  });

  test('[DT-MAG-14] a reversible spell is known once, and its form is chosen when it is cast', () => {
    const rig = spellTable();
    const priest = rig.priest(3, 0, 0, { spells: { 'divine-magic': ['divine-light'] } });
    const forms = castDeeds(rig.t, priest, turnOf(priest)).map(({ names }) => names?.form);
    expect(forms).toEqual(expect.arrayContaining(['light', 'darkness']));
  });

  test('[DT-MAG-15] what is on both lists is a spell of each, with the words of its own row', () => {
    const both = [
      ['divine-light', 'light'],
      ['divine-continual-light', 'continual-light'],
    ] as const;
    for (const [divine, arcane] of both) {
      expect([spellOf(divine).tradition, spellOf(arcane).tradition]).toEqual(['divine', 'arcane']);
      expect(spellOf(divine).rule).not.toBe(spellOf(arcane).rule);
    }
  });
});

describe('a casting roll', () => {
  test('[DT-MAG-09, DT-OPT-07] without natural castings a 20 that falls short fails, and a 1 that is enough succeeds', () => {
    const results = [true, false].map((naturalCasting) => {
      const rig = spellTable({ dice: naturalCasting ? [1] : [1, 3], options: { naturalCasting } });
      const [mage, thug] = [rig.mage(20), rig.foe('thug', 5)];
      rig.cast(mage, 'magic-missile', thug);
      rig.allDiceUsed();
      return [thug.hp < 4 || thug.life !== 'alive', rollIn(rig)?.rule];
    });
    expect(results).toEqual([
      [false, 'DT-MAG-09'],
      [true, 'DT-MAG-08'],
    ]);
  });

  test('[DT-MAG-11] a save has to reach the caster’s Level + 10, whatever the level of the spell', () => {
    const rig = spellTable();
    expect([1, 7, 12].map((level) => saveTnOf(rig.t, rig.mage(level)))).toEqual([11, 17, 22]);
  });

  test('[DT-MAG-12] twice the Level comes once to the total of a casting: each in an area takes it, who shares one shares it', () => {
    const rig = spellTable({ rows: ['..........'], dice: [15, 2, 2, 2, 3, 3], seats: 1 });
    const mage = rig.mage(6, 0, 0, { name: 'Vex' });
    const [one, two] = [rig.foe('ogre', 6, 0), rig.foe('ogre', 7, 0)];
    rig.cast(mage, 'fire-ball', undefined, undefined, [['point', '6-0']]);
    expect([one.hp, two.hp]).toEqual([22 - 18, 22 - 18]);
    rig.allDiceUsed();
  });

  test('[DT-MAG-13] twice the Level comes to what a divine spell heals, not to what it harms', () => {
    const rig = spellTable({ dice: [15, 4], seats: 1 });
    const priest = rig.priest(4, 0, 0, { hitDice: [6, 6, 6, 6] });
    priest.hp = 1;
    rig.cast(priest, 'cure-light-wounds', priest);
    expect(priest.hp).toBe(1 + 4 + 1 + 8);
  });
});

describe('what limits casting', () => {
  const tries = (spellEconomy: 'strain' | 'free' | 'daily', face: number) => {
    const rig = spellTable({ dice: [face, 3, 3], options: { spellEconomy }, seats: 1 });
    const [mage, thug] = [rig.mage(1), rig.foe('ogre', 5)];
    const isClosed = () =>
      cannotCastThis(rig.t, mage, spellOf('magic-missile'), 'magic-missile')?.rule;
    rig.cast(mage, 'magic-missile', thug);
    const now = isClosed();
    mage.restSince = 0;
    rig.play(restHour(rig.t, mage));
    return [now, isClosed()];
  };

  test('[DT-OPT-06] “strain” closes what has failed for an hour of rest, “free” nothing, “daily” whatever was cast until a long rest', () => {
    expect(tries('strain', 2)).toEqual(['DT-MAG-10', undefined]);
    expect(tries('strain', 15)).toEqual([undefined, undefined]);
    expect(tries('free', 2)).toEqual([undefined, undefined]);
    expect(tries('daily', 2)).toEqual(['DT-OPT-06', 'DT-OPT-06']);
    expect(tries('daily', 15)).toEqual(['DT-OPT-06', 'DT-OPT-06']);
  });

  test('[DT-MAG-17, DT-OPT-17] the same spell heals somebody once an hour, whoever casts it, unless the table says otherwise', () => {
    const healed = (healingLimit: boolean, wait: number) => {
      const rig = spellTable({ seed: 'heals', options: { healingLimit }, seats: 2 });
      const [one, other] = [rig.priest(8), rig.priest(8, 5)];
      const hurt = rig.hero({ level: 9, hitDice: Array(9).fill(6) }, 5);
      hurt.hp = 1;
      rig.cast(one, 'cure-light-wounds', hurt);
      const { hp } = hurt;
      rig.state.clock += wait;
      rig.cast(other, 'cure-light-wounds', hurt);
      return hurt.hp > hp;
    };
    expect([healed(true, 359), healed(true, 360), healed(false, 0)]).toEqual([false, true, true]);
  });

  test('[DT-MAG-21] a caster ends a spell of its own free on its turn; whoever dies leaves what needs no concentration', () => {
    const rig = spellTable({ seed: 'ends', seats: 1 });
    const mage = rig.mage(9, 0, 0, { name: 'Vex' });
    lay(rig, mage, 'fly', { source: { rule: 'DT-ARC-304', by: mage.id, isSpell: true } });
    const friend = rig.hero({}, 5, 0, 0);
    lay(rig, friend, 'fly', { source: { rule: 'DT-ARC-304', by: mage.id, isSpell: true } });
    const own = (by: Creature) =>
      commonDeeds(rig.t, by, turnOf(by)).filter(({ kind }) => kind === 'end-spell');
    expect([own(mage).map(({ takes }) => takes), own(friend)]).toEqual([['free', 'free'], []]);
    rig.play(own(mage)[0]?.run(rig.t) ?? undefined);
    expect([rig.on(mage), rig.on(friend)]).toEqual([[], ['fly']]);
    rig.play(die(rig.t, mage, { creature: mage.id, rule: 'DT-HP-09', tags: [] }));
    expect(rig.on(friend)).toEqual(['fly']);
  });
});

test('[DT-ARC-607, DT-ARC-608] lowered water and moved earth are told with their time', () => {
  for (const [id, minutes] of [
    ['lower-water', 100],
    ['move-earth', 60],
  ] as const) {
    const rig = spellTable({ dice: [19], seats: 1 });
    rig.cast(rig.mage(12), id);
    expect(rig.events('story-spell')).toMatchObject([
      { rule: spellOf(id).rule, spell: id, until: { at: 'time', clock: minutes * 6 } },
    ]);
  }
});
