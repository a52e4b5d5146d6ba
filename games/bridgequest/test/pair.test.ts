import { SPECTATOR } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { checkOptions } from '../src/options.ts';
import { heroStrength } from '../src/rules/combat/hero-strength.ts';
import { payTravels } from '../src/rules/combat/paying.ts';
import { sumOf } from '../src/rules/combat/terms.ts';
import { totalsOf } from '../src/rules/combat/totals.ts';
import { dies } from '../src/rules/death/dying.ts';
import { kick } from '../src/rules/doors/kick.ts';
import { leaving } from '../src/rules/ending/leaving.ts';
import { handLimitOf, overfull } from '../src/rules/heroes/slots.ts';
import { offersAt } from '../src/rules/ruling/offers.ts';
import { castOf } from '../src/rules/setup/cast.ts';
import { makeCharacters } from '../src/rules/setup/characters.ts';
import { fromSheet } from '../src/rules/turn/from-sheet.ts';
import { menu } from '../src/rules/turn/menu.ts';
import { asksAlly } from '../src/rules/turn/sheet-deeds.ts';
import { withRelationship } from '../src/sheets/relationships.ts';
import { newSheet, type SavedItem } from '../src/sheets/sheet.ts';
import type { BridgeContent } from '../src/table.ts';
import { viewOf } from '../src/view.ts';
import { ZONES } from '../src/zones.ts';
import { door, named, treasure, world } from './cards.ts';
import { play, playSteps, type Script } from './play.ts';
import { heroAt, type Sitting, sit } from './table.ts';

const ALLY = 'BQC-FIG-03';

/** One player, whose ally in the second seat is in play. */
function pair(sitting: Sitting = {}) {
  const made = sit({
    heroes: ['11 UL', '11 LR'],
    ...sitting,
    places: { 'world/11': [world(1)], 'world/20': [world(4)], ...sitting.places },
    options: { bothSheets: true, ...sitting.options },
  });
  const [main, second] = [heroAt(made.t.state, 0), heroAt(made.t.state, 1)];
  for (const hero of [main, second]) hero.sheet = { ...hero.sheet, karma: 0 };
  return { ...made, main, second };
}

/** One player in Homeworld, with a sheet for somebody in the Friendzone. */
function before(script: Script, dice: Sitting['dice'] = [3], figure = ALLY) {
  const { t, told } = sit({
    heroes: ['homeworld', 'off'],
    others: { [ALLY]: 'friendzone' },
    places: { 'hand/0': [door(97), door(98)] },
    options: { bothSheets: true },
    dice,
  });
  const [main, second] = [heroAt(t.state, 0), heroAt(t.state, 1)];
  main.sheet = withRelationship(main.sheet, ALLY, 9);
  delete t.state.figures['hero-1'];
  second.figure = figure;
  second.life = 'away';
  const { asked } = play(
    menu(t, main, { key: 'choice.equip', rule: 'BQ-TURN-04', deeds: [asksAlly] }),
    [['equip', 'ask-ally'], ['discard', door(97)], ...script],
  );
  return { t, told, main, second, asked };
}

describe('one player with two sheets', () => {
  test('[BQ-SOLO-04] what comes to the hand from a deck is seen from both seats, and binds both', () => {
    const { t } = pair({ places: { 'door-deck': [door(1), door(2)], 'hand/0': [door(3)] } });
    t.forgetReveals();
    ZONES.draw(t, 'door-deck', 'hand/1', 1, { rule: 'BQ-TURN-08', seat: 1 });
    expect([t.irrevocable, [...t.irrevocableFor].sort()]).toEqual([false, [0, 1]]);
    // What it held already is no news.
    t.forgetReveals();
    ZONES.move(t, [door(3)], 'hand/0', 'hand/1', { rule: 'BQ-TURN-08', seat: 1 });
    expect([t.irrevocable, t.irrevocableFor]).toEqual([false, []]);
  });

  test('[BQ-SOLO-02] takes two seats', () => {
    const problems = (bothSheets: boolean, seats: number, gm: 'auto' | 'human' = 'auto') => {
      const { t } = sit({ options: { bothSheets, gm } });
      return checkOptions(t.options, seats).map(({ option }) => option);
    };
    expect([problems(true, 2), problems(true, 3, 'human')]).toEqual([[], []]);
    expect([problems(true, 1), problems(true, 3)]).toEqual([['bothSheets'], ['bothSheets']]);
    expect(problems(false, 3)).toEqual([]);
  });

  test('[BQ-SOLO-02] the ally is a figurine like others until it is taken along, and never stays away', () => {
    const { t } = sit({
      heroes: ['off', 'off'],
      options: { bothSheets: true, figurines: 8 },
    });
    for (const [seat, race] of ['BQC-FIG-01', ALLY].entries()) {
      const hero = heroAt(t.state, seat);
      hero.sheet = newSheet({ name: race, race, gender: 'male' }, () => 3);
      delete t.state.figures[`hero-${seat}`];
      hero.figure = '';
    }
    play(makeCharacters(t));
    expect(t.state.heroes.map(({ life }) => life)).toEqual(['alive', 'away']);
    expect(t.state.figures).toMatchObject({
      'BQC-FIG-01': { kind: 'hero', where: { at: 'homeworld' } },
      [ALLY]: { kind: 'figurine', where: { at: 'off' } },
    });
    const { figurines } = castOf(t);
    expect(figurines).toContain(ALLY);
    expect(figurines).toHaveLength(7);
    t.state.atRest = true;
    expect(offersAt(t).offersFor(1)).toEqual([]);
  });

  test('[BQ-SOLO-02] taken along it may be played by its own sheet, and has its own turns', () => {
    const { t, told, second, asked } = before([['play-both', 'yes']]);
    expect(asked).toContain('play-both 0');
    expect(second.life).toBe('alive');
    expect(t.state.figures[ALLY]).toMatchObject({
      ...{ kind: 'hero', owner: 1, where: { at: 'homeworld' } },
    });
    expect(told.at(-1)).toMatchObject({ type: 'joined', rule: 'BQ-SOLO-02', seat: 1 });
    t.state.phase = 'end-of-turn';
    playSteps(t);
    expect([t.state.active, t.state.phase]).toEqual([1, 'upkeep']);
  });

  test('[BQ-SOLO-02] or it is an ally like any other', () => {
    const declined = before([['play-both', 'no']]);
    expect(declined.second.life).toBe('away');
    expect(declined.t.state.figures[ALLY]).toMatchObject({ kind: 'ally', owner: 0, bonus: 5 });
    declined.t.state.phase = 'end-of-turn';
    playSteps(declined.t);
    expect(declined.t.state.active).toBe(0);
    // Without its sheet nothing is asked, nor if it does not come.
    expect(before([], [3], 'BQC-FIG-04').asked).not.toContain('play-both 0');
    expect(before([], [12]).asked).not.toContain('play-both 0');
  });

  test('[BQ-SOLO-02] [BQ-SOLO-04] it fights by its own numbers and gear, in slots of its own', () => {
    const sword = treasure(22);
    const { t, main, second } = pair({
      places: { 'active/0': [treasure(1)], 'active/1': [sword] },
    });
    main.sheet = { ...main.sheet, ST: 7, CON: 8 };
    second.sheet = { ...second.sheet, ST: 2, CON: 4 };
    const of = (hero: typeof main) => {
      const { att, def } = heroStrength(t, hero);
      return [sumOf(att), sumOf(def)];
    };
    // Row 3; headgear of 1 for the one, a sword of 3 for the other.
    expect([of(main), of(second)]).toEqual([
      [10, 9],
      [8, 4],
    ]);
    // Two helmets, one on each head.
    const both = pair({ places: { 'active/0': [treasure(1)], 'active/1': ['BQC-TREA-001#2'] } });
    expect([overfull(both.t, both.main), overfull(both.t, both.second)]).toEqual([[], []]);
  });

  test('[BQ-SOLO-02] [BQ-SOLO-04] it takes what is on its own sheet, and pays with a card of the one hand', () => {
    const { t, second } = pair({
      heroes: ['homeworld', 'homeworld'],
      places: { 'hand/0': [door(97)] },
      dice: [2],
    });
    t.state.active = 1;
    const saved: SavedItem = {
      ...{ kind: 'gear', card: 'BQC-TREA-022', name: 'Rapier', bonus: 3, side: 'ATT' },
      ...{ slot: 'hand', hands: 1, isBig: false, enhancers: [], number: 10 },
    };
    second.sheet = { ...second.sheet, items: [saved] };
    play(menu(t, second, { key: 'choice.equip', rule: 'BQ-TURN-04', deeds: [fromSheet] }), [
      ['equip', 'take/BQC-TREA-022'],
      ['discard', door(97)],
    ]);
    expect(t.state.places['active/1']).toEqual(['BQC-TREA-022#s1']);
    expect(t.state.places['hand/0']).toEqual([]);
  });
});

describe('the limit of the one hand', () => {
  const limit = (places: NonNullable<Sitting['places']>, isBoth = true) => {
    const { t, main, second } = pair({ places });
    if (!isBoth) second.life = 'away';
    const limits = [handLimitOf(t, main), handLimitOf(t, second)];
    expect(!isBoth || limits[0] === limits[1]).toBe(true);
    return limits[0];
  };

  test('[BQ-SOLO-03] it is doubled once both are played, not before', () => {
    expect(limit({})).toBe(10);
    expect(limit({}, false)).toBe(5);
  });

  test('[BQ-SOLO-03] what raises it counts twice, what lowers it once, whoever has it', () => {
    const raises = named('The Tidy Society');
    const lowers = named('Semi-Giant');
    expect(limit({ 'active/0': [raises] })).toBe(12);
    expect(limit({ 'active/1': [raises] })).toBe(12);
    expect(limit({ 'active/0': [lowers] })).toBe(9);
    expect(limit({ 'active/0': [lowers], 'active/1': [raises] })).toBe(11);
    expect(limit({ 'active/0': [raises, lowers] }, false)).toBe(5);
  });

  test('[BQ-SOLO-03] what a world does to both counts as one effect', () => {
    const roomy = world(25);
    expect(limit({ 'world/11': [roomy] })).toBe(12);
  });

  test('[BQ-SOLO-03] either of them discards down to it at the end of its turn', () => {
    const hand = Array.from({ length: 12 }, (_, at) => treasure(at + 1));
    const { t } = pair({ places: { 'hand/0': hand } });
    t.state.active = 1;
    t.state.phase = 'charity';
    playSteps(t, [], ({ state }) => state.phase === 'final-move');
    expect(t.state.places['hand/0']).toHaveLength(10);
  });
});

describe('what the two share', () => {
  test('[BQ-SOLO-04] one hand: both hold, draw into and lose the same cards, and both see them', () => {
    const { t } = pair({
      places: { 'hand/0': [door(1)], 'treasure-deck': [treasure(2), treasure(3)] },
    });
    ZONES.draw(t, 'treasure-deck', 'hand/1', 1, { rule: 'BQ-CMB-53', seat: 1 });
    expect(ZONES.at(t.state, 'hand/1')).toEqual([door(1), treasure(3)]);
    expect(ZONES.at(t.state, 'hand/0')).toEqual([door(1), treasure(3)]);
    expect(t.state.places['hand/1'] ?? []).toEqual([]);
    ZONES.move(t, [door(1)], 'hand/1', 'door-discard', { rule: 'BQ-TURN-12', seat: 1 });
    expect(t.state.places['hand/0']).toEqual([treasure(3)]);
    const seen = (observer: number) => viewOf(t.state, observer, t.content as BridgeContent).cards;
    expect([seen(0)['hand/0'], seen(1)['hand/0'], seen(1)['hand/1']]).toMatchObject([
      ...[[{ card: treasure(3) }], [{ card: treasure(3) }], [{ card: treasure(3) }]],
    ]);
    expect(seen(SPECTATOR)['hand/0']).not.toMatchObject([{ card: treasure(3) }]);
    // Two players hold two.
    const apart = sit({ heroes: ['homeworld', 'homeworld'], places: { 'hand/0': [door(1)] } });
    expect(ZONES.at(apart.t.state, 'hand/1')).toEqual([]);
  });

  test('[BQ-SOLO-04] one bank of travels, from which either walks', () => {
    const { t, main, second } = pair({ heroes: ['homeworld', '20 LL'] });
    payTravels(t, 1, 3, 'BQ-TRAV-03');
    expect([main.travels, second.travels]).toEqual([3, 0]);
    t.state.active = 1;
    t.state.phase = 'final-move';
    playSteps(t, [
      ['final-move', 'walk'],
      ['way', 'homeworld'],
    ]);
    expect([main.travels, second.travels]).toEqual([2, 0]);
    expect(t.state.figures['hero-1']?.where.at).toBe('homeworld');
  });

  test('[BQ-SOLO-04] near each other they fight as owner and helper, whoever kicks, and nobody is asked', () => {
    const kicks = (seat: number, heroes: readonly string[]) => {
      const made = pair({
        heroes,
        others: { a: `${heroes[seat]}` },
        places: { 'door-deck': [door(97), door(98)] },
      });
      const { asked } = play(kick(made.t, heroAt(made.t.state, seat)));
      return { ...made, asked, combat: made.t.state.combat };
    };
    const first = kicks(0, ['11 UL', '11 LR']);
    expect(first.combat).toMatchObject({ owner: 0, helper: 1, share: 0, isCompelled: true });
    expect(first.asked).toEqual([]);
    expect(first.told.at(-1)).toMatchObject({ type: 'help-given', rule: 'BQ-SOLO-04', seat: 1 });
    if (first.combat === undefined) throw new Error('a combat goes on');
    // ST 1 and row 3 each.
    expect(totalsOf(first.t, first.combat).players.att).toBe(8);
    expect(kicks(1, ['20 UL', '11 LR']).combat).toMatchObject({ owner: 1, helper: 0 });
    expect(kicks(0, ['homeworld', '2 LR']).combat).toMatchObject({ owner: 0, helper: undefined });
    // Two players have to ask.
    const { t } = sit({
      heroes: ['homeworld', 'homeworld'],
      others: { a: 'homeworld' },
      places: { 'door-deck': [door(97)] },
    });
    play(kick(t, heroAt(t.state, 0)));
    expect(t.state.combat?.helper).toBeUndefined();
  });
});

describe('death', () => {
  test('[BQ-SOLO-05] of the main character ends the game, though the ally lives', () => {
    const { t, told, main } = pair();
    play(dies(t, main, { rule: 'BQ-DEAD-01' }));
    t.state.phase = 'end-of-turn';
    playSteps(t);
    expect([t.state.ending, t.state.phase]).toEqual(['all-dead', 'scoring']);
    const end = told.find(({ type }) => type === 'game-ended');
    expect(end).toMatchObject({ rule: 'BQ-SOLO-05' });
  });

  test('[BQ-SOLO-05] of one who is alone does so too; of one of two players it does not', () => {
    const dead = (heroes: readonly string[]) => {
      const { t, told } = sit({ heroes });
      play(dies(t, heroAt(t.state, 0), { rule: 'BQ-DEAD-01' }));
      t.state.phase = 'end-of-turn';
      playSteps(t);
      const end = told.find(({ type }) => type === 'game-ended');
      return [t.state.ending, end?.rule];
    };
    expect(dead(['homeworld'])).toEqual(['all-dead', 'BQ-SOLO-05']);
    expect(dead(['homeworld', 'homeworld'])).toEqual([undefined, undefined]);
  });

  test('[BQ-SOLO-05] [BQ-KAR-03] of the ally does not: it is gone with its Karma, and the hand and the travels stay', () => {
    const { t, main, second } = pair({
      places: {
        ...{ 'hand/0': [door(1)], 'active/1': [treasure(22)], 'active/0': [treasure(1)] },
        ...{ 'karma/0': ['BQC-DUST-01#1'], 'karma/1': ['BQC-SPEL-01#1'] },
      },
    });
    main.travels = 4;
    play(dies(t, second, { rule: 'BQ-DEAD-01' }));
    expect([t.state.places['hand/0'], main.travels]).toEqual([[door(1)], 4]);
    expect(t.state.places['dropped/11']).toEqual([treasure(22)]);
    expect(t.state.places['active/0']).toEqual([treasure(1)]);
    expect([t.state.places['karma/0'], t.state.places['karma/1']]).toEqual([['BQC-DUST-01#1'], []]);
    expect(handLimitOf(t, main)).toBe(5);
    t.state.phase = 'end-of-turn';
    playSteps(t);
    // It does not come back.
    expect([t.state.ending, t.state.active, second.life]).toEqual([undefined, 0, 'dead']);
  });

  test('[BQ-END-03] [BQ-SOLO-04] the ally that goes home for good leaves the hand to its player', () => {
    const { t, second } = pair({
      heroes: ['11 UL', 'homeworld'],
      places: { 'hand/0': [door(62)], 'tapped/1': [treasure(22)] },
    });
    t.state.active = 1;
    play(menu(t, second, { key: 'choice.all', rule: 'BQ-END-03', deeds: [leaving] }), [
      ['all', 'leave-game'],
      ['really-leave', 'yes'],
    ]);
    expect([second.life, t.state.places['hand/0']]).toEqual(['left', [door(62)]]);
    expect(t.state.places['treasure-discard']).toEqual([treasure(22)]);
  });
});
