import type { Why } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { door, treasure, world } from '../../../test/cards.ts';
import { type Fought, fought, LEVEL_4, types } from '../../../test/fought.ts';
import { play } from '../../../test/play.ts';
import { fight, heroAt, sit } from '../../../test/table.ts';
import { withRelationshipBetween } from '../../sheets/characters.ts';
import { calculateCombat, totalsOf } from '../combat/totals.ts';
import { dies } from '../death/dying.ts';

type Told = readonly { readonly type: string }[];
const first = (told: Told, type: string) => told.find((one) => one.type === type);

/** What was shown of a fight against the rest. */
const shown = (whys: readonly Why[]) =>
  whys.find(({ key }) => key === 'choice.fight-the-rest')?.params;

/** The first hero attacks the second in a world of row 3; no Door is there to be kicked unless one is named. */
function attacked(extra: Partial<Fought> & { readonly faces?: readonly number[] } = {}) {
  const { faces = [], ...more } = extra;
  return fought({
    defender: 1,
    sheets: [
      { ST: 9, CON: 9 },
      { ST: 1, CON: 6 },
    ],
    ...more,
    sitting: {
      heroes: ['11 UL', '11 LR', 'homeworld'],
      dice: [...faces],
      ...more.sitting,
      places: { 'world/11': [world(3)], ...more.sitting?.places },
    },
  });
}

describe('a hero that attacks another', () => {
  test('[BQ-PVP-04] [BQ-PVP-07] [BQ-DEAD-12] wins, and the other is dead without a check; its things are the victor’s', () => {
    const [SWORD, HAT, CURSE] = [treasure(22), treasure(1), door(62)];
    // 9 + 3 against 6, and 1 + 3, 3 by the sword and 3 by the ally against 11.
    const { t, told, asked } = attacked({
      sheets: [
        { ST: 9, CON: 11 },
        { ST: 1, CON: 6 },
      ],
      sitting: {
        places: {
          'active/1': [SWORD, door(91), treasure(49)],
          'hand/1': [HAT, LEVEL_4, CURSE],
          'tapped/0': [treasure(23)],
          'dropped/11': [treasure(24)],
        },
      },
    });
    const dead = heroAt(t.state, 1);
    expect(dead.life).toBe('dead');
    expect(asked).not.toContain('check-against-death 1');
    expect(asked).not.toContain('sacrifice 1');
    expect(first(told, 'died')).toMatchObject({ rule: 'BQ-PVP-04', seat: 1 });
    // What lay there before is nobody's.
    expect(t.state.places['tapped/0']?.toSorted()).toEqual(
      [treasure(23), SWORD, HAT, treasure(49)].toSorted(),
    );
    expect(t.state.places['dropped/11']).toEqual([treasure(24)]);
    // The hand goes off: a monster breaks loose, a curse finds nobody.
    expect(t.state.figures[LEVEL_4]).toMatchObject({ kind: 'loose' });
    expect(t.state.places['door-discard']).toEqual(expect.arrayContaining([CURSE, door(91)]));
  });

  test('[BQ-PVP-08] [BQ-KAR-11] gains no travel and no treasure, and loses a Karma', () => {
    const { t, told, hero, hand } = attacked();
    expect(first(told, 'combat-won')).toMatchObject({
      ...{ rule: 'BQ-PVP-08', travels: 0, treasures: 0 },
    });
    expect([hero.travels, hand, hero.sheet.karma]).toEqual([0, [], -1]);
    expect(heroAt(t.state, 1).life).toBe('dead');
  });

  test('[BQ-PVP-08] [BQ-PVP-02] monsters beaten beside it pay what they pay', () => {
    // 12 against 6 + 3; of the monster all but a tenth of 3 defends.
    const { hero, hand } = attacked({ doors: [LEVEL_4], faces: [3, 1] });
    expect(hero.travels).toBe(1);
    expect(hand).toHaveLength(2);
  });

  test('[BQ-PVP-03] a lead of 10 turns up doors for the attacker', () => {
    const CURSE = door(62);
    const { told, hero, t } = attacked({
      // An identity is kicked; 16 + 3 against 6 is a lead of 13: one door.
      sheets: [
        { ST: 16, CON: 9 },
        { ST: 1, CON: 6 },
      ],
      doors: [door(97), CURSE],
    });
    expect(first(told, 'differential')).toMatchObject({ rule: 'BQ-PVP-03', seat: 0, doors: 1 });
    expect(first(told, 'curse-struck')).toMatchObject({ seat: 0, card: CURSE });
    // The discards are shuffled in once, and it comes again.
    expect(hero.travels).toBe(-2);
    expect(t.state.heroes[1]?.life).toBe('dead');
  });

  test('[BQ-PVP-03] short of it there is none', () => {
    const { told } = attacked({
      sheets: [
        { ST: 12, CON: 9 },
        { ST: 1, CON: 6 },
      ],
    });
    expect(first(told, 'calculated')).toMatchObject({ lead: 9, result: 'winning' });
    expect(types(told)).not.toContain('differential');
  });

  /** The attacker is too weak: 1 + 3 + 3 against its defence of 7. */
  const lost = (faces: readonly number[], extra: Partial<Fought> = {}) =>
    attacked({
      faces,
      sheets: [
        { ST: 9, CON: 7 },
        { ST: 4, CON: 6 },
      ],
      ...extra,
    });

  test('[BQ-PVP-05] does not win, and runs from it: by a 5 both live', () => {
    const { told, t } = lost([5]);
    expect(first(told, 'calculated')).toMatchObject({ result: 'broken', foesAtt: 7, def: 7 });
    expect(t.state.heroes.map(({ life }) => life)).toEqual(['alive', 'alive', 'alive']);
    expect(first(told, 'escaped')).toMatchObject({ foe: 'defender' });
    expect(t.state.combat).toBeUndefined();
  });

  test('[BQ-PVP-05] [BQ-PVP-08] by a 6 it dies, if CON does not stand against it, and the defender has its things', () => {
    const SWORD = treasure(22);
    const dies = (face: number) =>
      lost([6, face], {
        sitting: { places: { 'active/0': [treasure(21), SWORD], 'hand/0': [] } },
        script: [['check-against-death', 'yes']],
      });
    const { t, told } = dies(7);
    expect(heroAt(t.state, 0).life).toBe('dead');
    expect(first(told, 'died')).toMatchObject({ rule: 'BQ-PVP-05' });
    expect(t.state.places['tapped/1']).toEqual([treasure(21), SWORD]);
    expect(t.state.heroes.map(({ sheet }) => sheet.karma).slice(0, 2)).toEqual([0, -1]);
    const saved = dies(6);
    expect(heroAt(saved.t.state, 0)).toMatchObject({ life: 'alive', sheet: { CON: 6 } });
    expect(saved.t.state.places['active/0']).toHaveLength(2);
    expect(saved.t.state.combat).toBeUndefined();
  });

  test('[BQ-PVP-05] [BQ-RUN-07] or if it sacrifices nobody', () => {
    const OGRE = treasure(49);
    const { t } = lost([6], {
      sitting: { places: { 'active/0': [OGRE] } },
      script: [
        ['window-declaration', `${OGRE}/DEF`],
        ['sacrifice', OGRE],
      ],
      sheets: [
        { ST: 9, CON: 4 },
        { ST: 4, CON: 6 },
      ],
    });
    expect(heroAt(t.state, 0).life).toBe('alive');
    expect(t.state.places['treasure-discard']).toContain(OGRE);
  });

  test('[BQ-CON-05] [BQ-PVP-05] run from and turned away from, it is no part of the fight any more', () => {
    const { told, t, whys } = lost([3, 1, 5, 4], {
      doors: [LEVEL_4],
      script: [
        ['run-from', 'defender'],
        ['fight-the-rest', 'yes'],
      ],
    });
    expect(types(told)).toContain('fought-on');
    expect(shown(whys)).toMatchObject({ att: 12, def: 6, foesAtt: 0, foesDef: 3 });
    // 12 against the 3 of the monster alone.
    expect(told.filter(({ type }) => type === 'calculated').at(-1)).toMatchObject({
      ...{ foesAtt: 0, foesDef: 3, result: 'winning' },
    });
    expect(t.state.heroes.map(({ life }) => life)).toEqual(['alive', 'alive', 'alive']);
  });
});

test('[BQ-CON-03] [BQ-PVP-05] while it has not been run from, it is one of those that are left', () => {
  const { whys } = attacked({
    faces: [3, 1, 5],
    doors: [LEVEL_4],
    sheets: [
      { ST: 9, CON: 7 },
      { ST: 4, CON: 6 },
    ],
    script: [['run-from', LEVEL_4]],
  });
  expect(shown(whys)).toMatchObject({ att: 12, def: 6, foesAtt: 7, foesDef: 6 });
});

describe('whoever is attacked', () => {
  test('[BQ-PVP-06] acts in the windows: it declares, throws onto its own side, changes gear', () => {
    const [POTION, STEED] = [treasure(57), treasure(43)];
    const { told, asked } = attacked({
      sitting: { places: { 'active/1': [POTION, STEED], 'hand/1': [treasure(14)] } },
      sheets: [
        { ST: 9, CON: 9 },
        { ST: 1, CON: 6, DEX: 9 },
      ],
      // 12 against 6 + 2 of the steed; then 3 of the potion; then 2 of the robe.
      faces: [3, 8],
      script: [
        ['window-declaration', `${STEED}/DEF`],
        ['window-claim', POTION],
        ['throw-potion', 'own-def'],
        ['window-claim', 'change-gear'],
        ['change-gear', `equip/${treasure(14)}`],
      ],
    });
    const calculated = told.filter(({ type }) => type === 'calculated');
    expect(calculated.map((one) => (one as never as { foesDef: number }).foesDef)).toEqual([
      8, 13, 13,
    ]);
    expect(calculated.at(-1)).toMatchObject({ result: 'short', def: 9 });
    expect(asked).toContain('window-declaration 1');
  });

  test('[BQ-PVP-06] helps nobody and is helped by nobody; the attacker may be', () => {
    const offered = (script: Fought['script']) =>
      attacked({
        sitting: { heroes: ['11 UL', '11 LR', '11 UR'] },
        script: script ?? [],
      });
    expect(offered([['window-declaration', 'help/2']]).asked).toContain('help-or-not 2');
    expect(() => offered([['window-declaration', 'help/1']])).toThrow(/never asked/);
  });

  test('[BQ-PVP-06] [BQ-KAR-13] it may make the attacker run without a bad deed', () => {
    const POTION = treasure(61);
    const { told, t } = attacked({
      sitting: { places: { 'active/1': [POTION] } },
      faces: [6, 2],
      script: [
        ['window-claim', POTION],
        ['throw-potion', 'own-def'],
      ],
    });
    expect(types(told)).toContain('escaped');
    expect(heroAt(t.state, 1).sheet.karma).toBe(0);
  });

  test('[BQ-PVP-02] what its cards and the world do in a combat counts for it', () => {
    // Pudding Steppe: fight: def(2). A dagger of 3: fight if alone: att(1).
    const { t } = sit({
      heroes: ['11 UL', '11 LR'],
      places: { 'world/11': [world(17)], 'active/1': [treasure(31)] },
    });
    const hero = fight(t, { defender: 1 });
    for (const one of t.state.heroes) one.sheet = { ...one.sheet, ST: 1, CON: 6, karma: 0 };
    const { combat } = t.state;
    if (combat === undefined) throw new Error('somebody fights');
    expect(totalsOf(t, combat)).toEqual({
      players: { att: 4, def: 8 },
      monsters: { att: 8, def: 8 },
    });
    expect(hero.seat).toBe(0);
  });

  test.each([
    { number: -4, of: { ST: 1, CON: 9 }, monsters: { att: 4, def: 13 } },
    { number: 4, of: { ST: 1, CON: 9 }, monsters: { att: 4, def: 5 } },
    { number: -4, of: { ST: 8, CON: 2 }, monsters: { att: 15, def: 2 } },
    // As much of one as of the other: its attack.
    { number: -4, of: { ST: 6, CON: 9 }, monsters: { att: 13, def: 9 } },
    { number: 0, of: { ST: 6, CON: 9 }, monsters: { att: 9, def: 9 } },
  ])(
    '[BQ-PVP-09] what the two are to each other ($number) counts on its larger side',
    ({ number, of, monsters }) => {
      const { t } = sit({ heroes: ['11 UL', '11 LR'], places: { 'world/11': [world(3)] } });
      const hero = fight(t, { defender: 1 });
      const other = heroAt(t.state, 1);
      other.sheet = { ...other.sheet, ...of, karma: 0 };
      [hero.sheet, other.sheet] = withRelationshipBetween(hero.sheet, other.sheet, number);
      const { combat } = t.state;
      if (combat === undefined) throw new Error('somebody fights');
      expect(totalsOf(t, combat).monsters).toEqual(monsters);
      expect(calculateCombat(t, combat).strikesFirst).toBe(false);
    },
  );
});

describe('something CuRsEd that was stolen', () => {
  const SWORD = treasure(22);
  /** A sword of 3 with 33 enhancers of 3 on it: 102. */
  const spikes = Array.from({ length: 33 }, (_, at) => `BQC-TREA-052#${at + 10}`);
  const killing = (
    stolen: { from: number; by: number; card?: string },
    active: readonly string[] = [SWORD],
  ) =>
    attacked({
      sitting: { places: { 'active/0': active, [`on/${SWORD}`]: spikes, 'door-discard': [] } },
      before: ({ state }) => {
        state.stolen = [{ card: SWORD, ...stolen }];
      },
    }).hero.sheet.karma;

  test('[BQ-KAR-33] and turned on its owner costs 50, and that alone', () => {
    expect(killing({ from: 1, by: 0 })).toBe(-50);
  });

  test('[BQ-KAR-33] [BQ-KAR-36] though a wandering monster was played into it, as the worse of the two', () => {
    const { t } = sit({
      heroes: ['11 UL', '11 LR'],
      places: { 'world/11': [world(3)], 'active/0': [SWORD], [`on/${SWORD}`]: spikes },
    });
    fight(t, { defender: 1, wanderedBy: 0 });
    t.state.stolen = [{ card: SWORD, from: 1, by: 0 }];
    play(dies(t, heroAt(t.state, 1), { rule: 'BQ-PVP-05', by: 0, bySword: true }));
    expect(heroAt(t.state, 0).sheet.karma).toBe(1 - 50);
  });

  test('[BQ-KAR-33] nor if it died of something else that the thief did', () => {
    const { t } = sit({
      heroes: ['11 UL', '11 LR'],
      places: { 'world/11': [world(3)], 'active/0': [SWORD], [`on/${SWORD}`]: spikes },
    });
    t.state.stolen = [{ card: SWORD, from: 1, by: 0 }];
    play(dies(t, heroAt(t.state, 1), { rule: 'BQ-DEAD-01', by: 0 }));
    expect(heroAt(t.state, 0).sheet.karma).toBe(1 - 1);
  });

  test('[BQ-KAR-33] not if it was another’s, stolen by another, not in use, or no more CuRsEd', () => {
    expect(killing({ from: 2, by: 0 })).toBe(-1);
    expect(killing({ from: 1, by: 2 })).toBe(-1);
    expect(killing({ from: 1, by: 0, card: treasure(21) })).toBe(-1);
    expect(killing({ from: 1, by: 0 }, [])).toBe(-1);
    spikes.length = 32;
    expect(killing({ from: 1, by: 0 })).toBe(-1);
  });
});
