import { describe, expect, test } from 'vitest';
import { cardThat, door, treasure, world } from '../../../test/cards.ts';
import { play, playCombat, playSteps, type Script } from '../../../test/play.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { combatOf } from '../combat/begin.ts';
import { foeStrength } from '../combat/foe-strength.ts';
import { foeOf } from '../combat/foes.ts';
import { heroStrength } from '../combat/hero-strength.ts';
import { sumOf } from '../combat/terms.ts';
import { kick } from '../doors/kick.ts';
import { plays } from '../plays/play.ts';
import { playsOf } from '../plays/playable.ts';
import { leaving } from './leaving.ts';
import { earned } from './score.ts';

const BOSS = 'BQC-FIG-20';
/** A monster card, and Doors that are none. */
const MONSTER = cardThat(({ type }) => type === 'monster');
const RACES = [door(91), door(92), door(93), door(94)];

interface Arena {
  readonly heroes?: readonly string[];
  readonly others?: Sitting['others'];
  readonly places?: Sitting['places'];
  readonly dice?: Sitting['dice'];
  readonly sheets?: readonly Partial<Hero['sheet']>[];
}

/** A table in Boss Mode, which those have reached who are there. Dice are faces. */
function arena({ heroes = ['boss-mode'], others, places, dice = [], sheets = [] }: Arena) {
  const { t, told } = sit({
    heroes,
    others: { [BOSS]: 'boss-mode', ...others },
    places: { 'world-deck': [world(9), world(8)], ...places },
    dice: dice.map((face) => (typeof face === 'number' ? face - 1 : face)),
  });
  t.state.boss = BOSS;
  t.state.phase = 'kick';
  const reached = heroes.flatMap((where, seat) => (where === 'boss-mode' ? [seat] : []));
  t.state.bossMode = { since: 1, reached };
  for (const [seat, hero] of t.state.heroes.entries()) {
    hero.sheet = { ...hero.sheet, karma: 0, ...sheets[seat] };
  }
  return { t, told, hero: heroAt(t.state, 0) };
}

/** The combat of a hero with some of the monsters is won. */
function won(t: Bridge, owner: number, foes: readonly string[], helper?: number, script?: Script) {
  const combat = combatOf(
    owner,
    foes.map((id) => foeOf(id)),
    true,
  );
  t.state.combat = { ...combat, helper, stage: 'won' };
  return playCombat(t, script);
}

describe('the arena', () => {
  test('[BQ-BOSS-03] whoever is in Homeworld takes no more turns, and scores for having been on the Bridge', () => {
    const { t } = arena({ heroes: ['boss-mode', 'homeworld', 'boss-mode', 'homeworld'] });
    heroAt(t.state, 1).wasOnBridge = true;
    t.state.phase = 'end-of-turn';
    playSteps(t);
    expect([t.state.active, t.state.round]).toEqual([2, 1]);
    t.state.phase = 'end-of-turn';
    playSteps(t);
    expect([t.state.active, t.state.round]).toEqual([0, 2]);
    expect(t.state.heroes.map((hero) => earned(t, hero).n)).toEqual([2, 1, 2, 0]);
  });

  test('[BQ-BOSS-04] it lies in row 10: for the strength of heroes and monsters, and two Doors a kick', () => {
    const { t, told, hero } = arena({
      others: { 'BQC-FIG-18': 'boss-mode' },
      places: { 'door-deck': RACES },
      sheets: [{ ST: 4, CON: 7 }],
    });
    play(kick(t, hero));
    expect(told).toContainEqual(expect.objectContaining({ type: 'door-kicked', count: 2 }));
    expect(t.state.places['hand/0']).toEqual([RACES[3], RACES[2]]);
    const { att, def } = heroStrength(t, hero);
    expect([sumOf(att), sumOf(def)]).toEqual([14, 7]);
    const foes = t.state.combat?.foes ?? [];
    expect(foes.map((foe) => sumOf(foeStrength(t, { ...foe, rolled: 3 })))).toEqual([13, 13]);
  });

  test('[BQ-BOSS-04] two Doors are turned up for every 10 of lead', () => {
    // ATT 31 + 10 against DEF 20 of a Boss of 20 all in defence: a lead of 21.
    const { t, told, hero } = arena({
      places: { 'door-deck': [...RACES, door(97), door(98)] },
      dice: [10, 1],
      sheets: [{ ST: 28, CON: 60 }],
    });
    play(kick(t, hero));
    playCombat(t);
    expect(told.find(({ type }) => type === 'differential')).toMatchObject({ doors: 4 });
  });

  test('[BQ-BOSS-04] [BQ-BOSS-12] nobody walks, leaves, or is struck by a world there, whatever its travels', () => {
    const { t, hero } = arena({ places: { 'world/17': [world(3)] } });
    hero.travels = 9;
    t.state.phase = 'upkeep';
    const { asked } = playSteps(t, [], ({ state }) => state.phase === 'kick');
    expect(asked).toEqual(['equip 0']);
    expect(leaving(t, hero)).toEqual([]);
    t.state.phase = 'charity';
    expect(playSteps(t).asked).toEqual([]);
    expect([t.state.turn, t.state.phase, hero.travels]).toEqual([2, 'upkeep', 9]);
  });

  test('[BQ-BOSS-12] [BQ-CHG-11] portals of the place change no world there', () => {
    const portals = ['WORLD_HERE', 'ROW_HERE', 'COLUMN_HERE'].map((scope) =>
      cardThat((card) => card.type === 'portal' && card.scope === scope),
    );
    const { t, hero } = arena({ places: { 'hand/0': portals, 'world/17': [world(3)] } });
    for (const portal of portals) {
      const card = playsOf(t, hero, 'own-turn').find((one) => one.card === portal);
      if (card === undefined) throw new Error(`${portal} cannot be played`);
      play(plays(t, hero, card));
    }
    expect(t.state.places['door-discard']).toEqual(portals);
    expect(t.state.places['world/17']).toEqual([world(3)]);
    expect(t.state.places['world-deck']).toEqual([world(9), world(8)]);
  });

  test('[BQ-BOSS-13] a monster that is discarded from a hand comes into the arena, and is fought with the rest', () => {
    const { t, told, hero } = arena({
      places: { 'hand/0': [MONSTER, ...[1, 2, 3, 4, 5].map(treasure)] },
    });
    t.state.phase = 'charity';
    playSteps(t, [['discard', MONSTER]]);
    expect(t.state.figures[MONSTER]).toMatchObject({ kind: 'loose', where: { at: 'boss-mode' } });
    expect(told.find(({ type }) => type === 'figure-went')).toMatchObject({ rule: 'BQ-BOSS-13' });
    play(kick(t, hero));
    expect(t.state.combat?.foes.map(({ id }) => id)).toEqual([MONSTER, BOSS]);
  });

  test('[BQ-BOSS-06] a turn is Upkeep, Equip, Kick, Combat with all that are there, Charity and End', () => {
    const { t, told } = arena({
      heroes: ['boss-mode', 'boss-mode'],
      others: { 'BQC-FIG-18': 'boss-mode', a: 'homeworld' },
      places: { 'door-deck': RACES },
    });
    t.state.phase = 'upkeep';
    const phases = new Set<string>();
    playSteps(t, [], ({ state }) => {
      phases.add(state.combat === undefined ? state.phase : 'combat');
      return false;
    });
    expect([...phases]).toEqual([
      ...['upkeep', 'equip', 'kick', 'combat', 'room', 'charity', 'end-of-turn'],
    ]);
    expect(told.find(({ type }) => type === 'combat-began')).toMatchObject({
      ...{ rule: 'BQ-BOSS-06', foes: ['BQC-FIG-18', BOSS] },
    });
  });

  test('[BQ-BOSS-07] who kicks no monster strikes first; who kicks one does not', () => {
    const without = arena({ places: { 'door-deck': RACES } });
    play(kick(without.t, without.hero));
    expect(without.t.state.combat?.isFirstStrike).toBe(true);
    const kicked = arena({ places: { 'door-deck': [door(91), MONSTER] } });
    play(kick(kicked.t, kicked.hero));
    expect(kicked.t.state.combat).toMatchObject({
      isFirstStrike: false,
      foes: [{ id: BOSS }, { id: MONSTER }],
    });
  });

  test('[BQ-BOSS-09] the dead do not come back there', () => {
    const { t } = arena({ heroes: ['boss-mode', 'boss-mode'] });
    heroAt(t.state, 1).life = 'dead';
    heroAt(t.state, 1).diedIn = 0;
    t.state.phase = 'end-of-turn';
    expect(playSteps(t).asked).toEqual([]);
    expect([t.state.active, t.state.phase, heroAt(t.state, 1).life]).toEqual([0, 'upkeep', 'dead']);
  });
});

describe('the Boss falls', () => {
  test('[BQ-BOSS-15] all who fought it have it on the sheet, each once, and nobody else', () => {
    const { t, told } = arena({ heroes: ['boss-mode', 'boss-mode', 'boss-mode'] });
    const helper = heroAt(t.state, 1);
    helper.sheet = { ...helper.sheet, bosses: [BOSS] };
    won(t, 0, [BOSS], 1);
    expect(t.state.heroes.map(({ sheet }) => sheet.bosses)).toEqual([[BOSS], [BOSS], []]);
    expect(told.filter(({ type }) => type === 'boss-listed')).toEqual([
      { type: 'boss-listed', rule: 'BQ-BOSS-15', seat: 0, figure: BOSS },
    ]);
  });

  test('[BQ-BOSS-14] [BQ-BOSS-10] while others are left they are fought on, and the deed is kept', () => {
    const { t, told } = arena({
      heroes: ['boss-mode', 'boss-mode'],
      others: { 'BQC-FIG-18': 'boss-mode' },
    });
    won(t, 0, [BOSS]);
    expect(told.find(({ type }) => type === 'boss-fell')).toMatchObject({ rule: 'BQ-BOSS-14' });
    t.state.phase = 'end-of-turn';
    playSteps(t);
    expect([t.state.ending, t.state.active]).toEqual([undefined, 1]);
    won(t, 1, ['BQC-FIG-18']);
    expect(t.state.ending).toBe('boss-mode-won');
    expect(t.state.heroes.map((hero) => earned(t, hero))).toEqual([
      { n: 4, rule: 'BQ-GOAL-03' },
      { n: 2, rule: 'BQ-GOAL-05' },
    ]);
  });

  test('[BQ-XBRDG-02] one that is not the Boss of this game is listed, and earns no more than being there', () => {
    const { t } = arena({ others: { 'BQC-FIG-31': 'boss-mode' } });
    t.state.boss = 'BQC-FIG-31';
    won(t, 0, [BOSS]);
    expect([t.state.bossFell, t.state.ending]).toEqual([undefined, undefined]);
    const hero = heroAt(t.state, 0);
    expect([hero.sheet.bosses, earned(t, hero).n]).toEqual([[BOSS], 2]);
  });

  test('[BQ-BOSS-14] who has beaten the Boss and dies afterwards keeps its four, without a Level', () => {
    const { t } = arena({ heroes: ['boss-mode'], others: { 'BQC-FIG-18': 'boss-mode' } });
    won(t, 0, [BOSS]);
    heroAt(t.state, 0).life = 'dead';
    t.state.phase = 'end-of-turn';
    playSteps(t, [], ({ state }) => state.scoring.length === 1);
    expect(t.state.ending).toBe('all-dead');
    expect(earned(t, heroAt(t.state, 0)).n).toBe(4);
    playSteps(t);
    expect(heroAt(t.state, 0).sheet.level).toBe(1);
  });

  test('[BQ-END-08] with nothing left to fight it is over at once, with no Charity', () => {
    const hand = [MONSTER, ...[1, 2, 3, 4, 5, 6].map(treasure)];
    const { t, told } = arena({ places: { 'hand/0': hand } });
    const { asked } = won(t, 0, [BOSS]);
    expect(t.state).toMatchObject({ ending: 'boss-mode-won', phase: 'scoring', scoring: [0] });
    expect(told.at(-1)).toMatchObject({ type: 'game-ended', rule: 'BQ-END-08' });
    expect(asked).toEqual([]);
    expect(told.find(({ type }) => type === 'boss-fell')).toMatchObject({ rule: 'BQ-BOSS-10' });
  });

  test('[BQ-END-08] with somebody alive, or somebody to fight, it goes on', () => {
    const { t } = arena({ heroes: ['boss-mode', 'boss-mode', 'homeworld'] });
    heroAt(t.state, 0).life = 'dead';
    t.state.phase = 'end-of-turn';
    playSteps(t);
    expect([t.state.ending, t.state.active]).toEqual([undefined, 1]);
    // The last one there is dead: whoever is in Homeworld does not keep it going.
    heroAt(t.state, 1).life = 'dead';
    t.state.phase = 'room';
    playSteps(t);
    expect([t.state.ending, t.state.phase]).toEqual(['all-dead', 'scoring']);
  });
});
