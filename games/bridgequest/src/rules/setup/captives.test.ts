import { describe, expect, test } from 'vitest';
import { door, treasure, world } from '../../../test/cards.ts';
import { play, playCombat, playSteps } from '../../../test/play.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { documentsOf } from '../../documents.ts';
import { withRelationshipBetween } from '../../sheets/characters.ts';
import { newSheet, type Sheet } from '../../sheets/sheet.ts';
import { type Bridge, type BridgeContent, momentsOf } from '../../table.ts';
import { combatOf, rollStrengths } from '../combat/begin.ts';
import { foeStrength } from '../combat/foe-strength.ts';
import { foeOf } from '../combat/foes.ts';
import { hordesRise } from '../monsters/rise.ts';
import { monstersWander } from '../monsters/wandering.ts';
import { hasMonsters } from '../standing/figures.ts';
import { reenters } from '../turn/re-entry.ts';
import { rescues } from '../turn/sheet-deeds.ts';
import { placeCaptives } from './captives.ts';

/** A figurine with a d8, and one with a d4. */
const BIG = 'BQC-FIG-10';
const SMALL = 'BQC-FIG-01';

const characterOf = (race: string, name: string): Sheet =>
  newSheet({ name, race, gender: 'male' }, () => 5);

const WORLDS = Object.fromEntries(
  [2, 7, 11, 20].map((at, n) => [`world/${at}`, [world(n + 1)]] as const),
);

/** A game with a character captured in an earlier one, who is something to the first hero. */
function table(sitting: Sitting = {}, number = 0) {
  const { t, told } = sit({
    heroes: ['11 UL'],
    ...sitting,
    places: { ...WORLDS, 'world-deck': [world(9), world(8)], ...sitting.places },
  });
  const captive = characterOf(BIG, 'Old Bo');
  const hero = heroAt(t.state, 0);
  const [own, other] = withRelationshipBetween({ ...hero.sheet, karma: 0 }, captive, number);
  hero.sheet = own;
  Object.assign(t.state, { campaign: { ...t.state.campaign, captured: [other] } });
  return { t, told, hero, captive: other };
}

/** The captive stands somewhere already. */
function met(at: string, number: number, sitting: Sitting = {}) {
  const made = table({ ...sitting, others: { [BIG]: at, ...sitting.others } }, number);
  made.t.state.captives.push({ figure: BIG, sheet: made.captive });
  return made;
}

test('[BQ-CAPT-02] every captured character stands where a d20 says at the start of a later game', () => {
  const { t, told, captive } = table({ dice: [7, 'UL', 'OUT', 20, 'LL', 'UR'] });
  const second = characterOf(SMALL, 'Ada');
  Object.assign(t.state, { campaign: { ...t.state.campaign, captured: [captive, second] } });
  play(placeCaptives(t));
  expect(t.state.figures).toMatchObject({
    [BIG]: { kind: 'captive', where: { place: { location: 7, stand: 'UL' } } },
    [SMALL]: { kind: 'captive', where: { place: { location: 20, stand: 'LL' } } },
  });
  expect(t.state.captives).toEqual([
    { figure: BIG, sheet: captive },
    { figure: SMALL, sheet: second },
  ]);
  expect(told.filter(({ type }) => type === 'captive-placed')).toMatchObject([
    { rule: 'BQ-CAPT-02', name: 'Old Bo', location: 7 },
    { rule: 'BQ-CAPT-02', name: 'Ada', location: 20 },
  ]);
});

test('[BQ-CAPT-02] one whose figurine somebody plays is not there', () => {
  const { t } = table();
  const played = characterOf('hero-0', 'Twin');
  Object.assign(t.state, { campaign: { ...t.state.campaign, captured: [played] } });
  play(placeCaptives(t));
  expect([t.state.captives, t.state.figures['hero-0']?.kind]).toEqual([[], 'hero']);
  expect(campaignAfter(t).captured).toEqual([played]);
});

test('[BQ-CAPT-01] a captured character is brought to no game until somebody has rescued it', () => {
  const { t } = table();
  const { slots } = documentsOf(t.content as BridgeContent);
  const own = slots(t.options, 1).find(({ slot }) => slot === 'sheet/0');
  const held = characterOf(BIG, 'Old Bo');
  const campaign: Campaign = { games: 1, added: [], captured: [held], history: [] };
  const [fault] = own?.fits?.(held, { campaign }) ?? [];
  expect(fault?.message).toMatch(/^Old Bo is captured/);
  expect(own?.fits?.({ ...held, name: 'Her sister' }, { campaign })).toEqual([]);
  expect(own?.fits?.(held, { campaign: { ...campaign, captured: [] } })).toEqual([]);
  expect(own?.fits?.(held)).toEqual([]);
});

/** The campaign that comes out of a game. */
function campaignAfter(t: Bridge): Campaign {
  return documentsOf(t.content as BridgeContent).results(t.state).campaign?.content as Campaign;
}

describe('a captured character is a monster', () => {
  test('[BQ-CAPT-03] of the size of its figurine, its row, and what it is to who fights it', () => {
    const { t, told } = met('captive 11 UR', -4, { dice: [7, 4] });
    const foe = foeOf(BIG);
    t.state.combat = combatOf(0, [foe], true);
    play(rollStrengths(t, t.state.combat));
    // A d8 of 8, row 3, an enemy by 4.
    expect(foeStrength(t, foe).map(({ n }) => n)).toEqual([8, 3, 4]);
    expect(told[0]).toMatchObject({ rule: 'BQ-CAPT-03', sides: 8, face: 8 });
    const friend = met('captive 11 UR', 5, { dice: [0, 4] });
    friend.t.state.combat = combatOf(0, [foe], true);
    expect(foeStrength(friend.t, { ...foe, rolled: 1 }).map(({ n }) => n)).toEqual([1, 3, -5]);
  });

  test('[BQ-CAPT-03] it blocks the way, rises with the hordes and wanders', () => {
    const { t, hero } = met('captive 20 UL', 0, { heroes: ['7 UL'] });
    expect([hasMonsters(t.state, 20), hasMonsters(t.state, 11)]).toEqual([true, false]);
    hordesRise(t);
    expect(t.state.figures[BIG]?.where).toMatchObject({ place: { location: 7 } });
    const near = met('captive 20 UL>LR', 0);
    play(monstersWander(near.t, near.hero, 'BQ-WAND-01'));
    expect(near.t.state.figures[BIG]?.where).not.toMatchObject({
      place: { stand: 'UL', facing: 'LR' },
    });
    expect(hero.life).toBe('alive');
  });

  test('[BQ-CAPT-06] beaten it is out of this game, and still captured for the next', () => {
    const { t, told, captive } = met('captive 11 UR', 0);
    t.state.combat = { ...combatOf(0, [foeOf(BIG)], true), stage: 'won' };
    playCombat(t);
    expect(t.state.figures[BIG]?.where).toEqual({ at: 'off' });
    expect(told.find(({ type }) => type === 'foe-beaten')).toMatchObject({ rule: 'BQ-CAPT-06' });
    expect(campaignAfter(t).captured).toEqual([captive]);
  });
});

describe('a rescue', () => {
  test('[BQ-CAPT-04] needs the same world, a card, and a number above the roll; without one only a natural 1 helps', () => {
    const tries = (number: number, face: number) => {
      const { t, hero } = met('captive 11 UR', number, {
        places: { 'hand/0': [door(97)] },
        dice: [face - 1],
      });
      const [deed] = rescues(t, hero);
      if (deed === undefined) throw new Error('it may be tried');
      play(deed.does(t, hero));
      return [t.state.figures[BIG]?.kind, t.state.captives[0]?.sheet.relationships.characters];
    };
    expect(tries(6, 5)).toEqual(['ally', { 'Hero 0': 6 }]);
    expect(tries(6, 6)).toEqual(['captive', { 'Hero 0': 6 }]);
    expect(tries(0, 2)).toEqual(['captive', { 'Hero 0': 0 }]);
    expect(tries(-9, 1)).toEqual(['ally', { 'Hero 0': -8 }]);
    expect(tries(25, 20)).toEqual(['captive', { 'Hero 0': 24 }]);
    const elsewhere = met('captive 20 UR', 6, { places: { 'hand/0': [door(97)] } });
    expect(rescues(elsewhere.t, elsewhere.hero)).toEqual([]);
    const poor = met('captive 11 UR', 6);
    expect(rescues(poor.t, poor.hero)).toEqual([]);
  });

  test('[BQ-CAPT-05] [BQ-KAR-31] it is free as soon as it is home with its rescuer, not before', () => {
    const { t, told, hero, captive } = met('ally 20 LL', 6, { heroes: ['20 LL'] });
    Object.assign(t.state.figures[BIG] ?? {}, { owner: 0, bonus: 0 });
    play(momentsOf(t).landed(t, hero));
    expect([t.state.freed, hero.sheet.karma]).toEqual([[], 0]);
    hero.travels = 4;
    t.state.phase = 'final-move';
    playSteps(
      t,
      [
        ['final-move', 'walk'],
        ['come-along', BIG],
        ['way', 'homeworld'],
      ],
      () => t.state.freed.length > 0,
    );
    expect(t.state).toMatchObject({ freed: [captive], captives: [], turn: 1 });
    expect(t.state.figures[BIG]).toBeUndefined();
    expect(hero.sheet.karma).toBe(30);
    expect(told.find(({ type }) => type === 'freed')).toMatchObject({ rule: 'BQ-CAPT-05' });
  });

  test('[BQ-CAPT-05] also when it comes home after its rescuer', () => {
    const { t, hero } = met('ally 20 LL', 6, { heroes: ['homeworld'] });
    Object.assign(t.state.figures[BIG] ?? {}, { owner: 0, bonus: 0 });
    hero.travels = 1;
    t.state.phase = 'final-move';
    playSteps(t, [
      ['final-move', 'walk'],
      ['who-moves', BIG],
      ['way', 'homeworld'],
    ]);
    expect([t.state.freed.length, hero.sheet.karma]).toEqual([1, 30]);
  });

  test('[BQ-CAPT-07] a player without a living character may take it over, in Homeworld with first cards', () => {
    const { t, hero, captive } = table({
      heroes: ['off', 'homeworld'],
      places: {
        'door-deck': [1, 2, 3, 4].map(door),
        'treasure-deck': [1, 2, 3, 4].map(treasure),
      },
    });
    t.state.freed.push(captive);
    hero.life = 'dead';
    hero.diedIn = 0;
    play(reenters(t, hero), [['re-enter-as', BIG]]);
    expect(hero).toMatchObject({ life: 'alive', figure: BIG, sheet: { name: 'Old Bo', CON: 5 } });
    expect(t.state.figures[BIG]).toMatchObject({
      ...{ kind: 'hero', owner: 0, where: { at: 'homeworld' } },
    });
    expect([t.state.freed, t.state.places['hand/0']?.length]).toEqual([[], 8]);
    // Whoever would rather come back itself does, under a new name.
    const other = table({ heroes: ['off', 'homeworld'] });
    other.t.state.freed.push(other.captive);
    other.hero.life = 'dead';
    play(reenters(other.t, other.hero), [['re-enter-as', 'own']]);
    expect(other.hero.sheet.name).toBe('Hero 2');
    expect(other.t.state.freed).toHaveLength(1);
  });
});
