import { describe, expect, test } from 'vitest';
import { world } from '../../../test/cards.ts';
import { play, playSteps, type Script } from '../../../test/play.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { BridgeState, Colour } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { worldsChanged } from '../acts/worlds-changed.ts';
import { foeOf } from '../combat/foes.ts';
import { dies } from '../death/dying.ts';
import { wanderNow } from '../monsters/wandering.ts';
import { setUp } from '../setup/setup.ts';
import { figuresOf } from '../standing/figures.ts';
import { opensPair, respawnTokens } from './opening.ts';

type Tokens = BridgeState['tokens'];

const red = (one: number, other: number): Tokens[number] => pair('red', one, other);
const pair = (colour: Colour, one: number, other: number) => ({
  colour,
  ends: [one, other] as const,
});

/** Worlds without an effect on arrival. */
const WORLDS = { 'world/11': [world(1)], 'world/20': [world(2)], 'world/2': [world(3)] };

function table(sitting: Sitting, tokens: Tokens) {
  const { t, told } = sit({
    heroes: ['20 UL'],
    ...sitting,
    places: {
      ...WORLDS,
      'world-deck': [world(9), world(8), world(7), world(6)],
      ...sitting.places,
    },
  });
  t.state.tokens = [...tokens];
  return { t, told, hero: heroAt(t.state, 0) };
}

const whereIs = (t: Bridge, id = 'hero-0') => t.state.figures[id]?.where;
const fallen = (t: Bridge) =>
  t.state.heroes.map((_, seat) => whereIs(t, `hero-${seat}`)?.at === 'falling');

describe('walking through tokens', () => {
  const walks = (tokens: Tokens, way: readonly string[]) => {
    const { t, told, hero } = table({ heroes: ['20 UL>LR'] }, tokens);
    t.state.phase = 'beginning-move';
    hero.travels = 5;
    playSteps(
      t,
      [
        ['beginning-move', 'walk'],
        ['way', ...way],
      ],
      ({ state }) => state.phase === 'equip',
    );
    const walked = told.filter(({ type }) => type === 'figure-walked');
    return { rules: walked.map(({ rule }) => rule), hero, where: whereIs(t) };
  };

  test('[BQ-PORT-01] [BQ-PORT-02] one move leads into the centre, one through to the other', () => {
    const { rules, hero, where } = walks([red(20, 11)], ['20.CENTRE', '11.CENTRE']);
    expect(rules).toEqual(['BQ-PORT-01', 'BQ-PORT-02']);
    expect(where).toEqual({ at: 'bridge', place: { location: 11, stand: 'CENTRE' } });
    expect(hero.travels).toBe(3);
  });

  test('[BQ-PORT-12] with four ends of a colour the traveller chooses among the others', () => {
    const tokens = [red(20, 11), red(2, 7)];
    const { rules, where } = walks(tokens, ['20.CENTRE', '2.CENTRE']);
    expect(rules).toEqual(['BQ-PORT-01', 'BQ-PORT-12']);
    expect(where).toEqual({ at: 'bridge', place: { location: 2, stand: 'CENTRE' } });
    // A pair of another colour leaves no choice.
    expect(walks([red(20, 11), pair('blue', 20, 2)], ['20.CENTRE', '2.CENTRE']).rules).toEqual([
      ...['BQ-PORT-01', 'BQ-PORT-02'],
    ]);
  });

  test('[BQ-PORT-03] monsters go through them as well', () => {
    const { t, told } = table({ heroes: ['2 UL'], others: { a: '20 CENTRE' } }, [red(20, 2)]);
    play(
      wanderNow(
        t,
        figuresOf(t.state).filter(({ id }) => id === 'a'),
      ),
    );
    expect(whereIs(t, 'a')).toEqual({ at: 'bridge', place: { location: 2, stand: 'CENTRE' } });
    expect(told.at(-1)).toMatchObject({ type: 'figure-stepped', rule: 'BQ-PORT-03' });
  });

  test('[BQ-PORT-13] two ends of a colour stop whoever passes, and pull', () => {
    // 20 leads by UR to 11, which would lead on.
    const { t, hero } = table(
      { heroes: ['20 LL>UR'], dice: [4], places: { 'world/20': [world(1)] } },
      [red(11, 2), red(11, 7)],
    );
    t.state.phase = 'beginning-move';
    hero.travels = 9;
    hero.sheet = { ...hero.sheet, CON: 5 };
    playSteps(
      t,
      [
        ['beginning-move', 'walk'],
        ['way', '20.UR>OUT', '11.LR>UR'],
      ],
      ({ state }) => state.phase === 'equip',
    );
    // A 5 is not under 5.
    expect(whereIs(t)).toEqual({ at: 'falling', colour: 'red' });
    expect(hero.sheet.CON).toBe(4);
  });
});

describe('tokens on worlds that change', () => {
  test('[BQ-PORT-04] [BQ-PORT-11] a blue pair lies anew, at a drawn location and its opposite', () => {
    const { t, told } = table({ dice: [13] }, [pair('blue', 11, 6), red(2, 3)]);
    play(worldsChanged(t, [6]));
    expect(t.state.tokens).toEqual([red(2, 3), pair('blue', 13, 8)]);
    expect(told.at(-1)).toMatchObject({ type: 'portal-opened', rule: 'BQ-PORT-04' });
    // Both were closed.
    expect(t.state.places['world/13']).toEqual([world(6)]);
    expect(t.state.places['world/8']).toEqual([world(7)]);
  });

  test('[BQ-PORT-04] [BQ-PORT-10] of a red or black pair only the end that lost its world moves, and never to the other', () => {
    const { t } = table({ dice: [11, 11, 5] }, [pair('black', 2, 11)]);
    play(worldsChanged(t, [2]));
    expect(t.state.tokens).toEqual([pair('black', 11, 5)]);
    const other = table({ dice: [5] }, [red(2, 11)]);
    play(respawnTokens(other.t, [11, 20]));
    expect(other.t.state.tokens).toEqual([red(2, 5)]);
  });

  test('[BQ-PORT-04] [BQ-PORT-10] with both worlds changed both ends move, apart from each other', () => {
    const { t } = table({ dice: [5, 5, 13] }, [red(2, 11)]);
    play(respawnTokens(t, [2, 11]));
    expect(t.state.tokens).toEqual([red(5, 13)]);
  });

  test('[BQ-PORT-04] a pair on other worlds stays', () => {
    const { t } = table({}, [red(2, 11)]);
    play(worldsChanged(t, [20]));
    expect(t.state.tokens).toEqual([red(2, 11)]);
  });
});

test('[BQ-PORT-05] [BQ-EXP-01] the first blue pair opens at set-up, drawn and opposite; without portals none does', () => {
  const deck = Array.from({ length: 40 }, (_, at) => world(at + 1));
  const opened = (portals: boolean) => {
    const { t, told } = sit({
      heroes: ['homeworld'],
      places: { 'world-deck': deck },
      options: { portals },
    });
    play(setUp(t, { figurines: [], boss: 'none' }));
    return { t, told: told.filter(({ type }) => type === 'portal-opened') };
  };
  expect(opened(false)).toMatchObject({ t: { state: { tokens: [] } }, told: [] });
  const { t, told } = opened(true);
  const [token] = t.state.tokens;
  expect(t.state.tokens).toHaveLength(1);
  const [one = 0, other = 0] = token?.ends ?? [];
  const OPPOSITES = ['1-3', '2-4', '5-10', '6-11', '7-12', '8-13', '9-14', '15-18', '16-19'];
  const both = [Math.min(one, other), Math.max(one, other)].join('-');
  expect([...OPPOSITES, '17-20']).toContain(both);
  expect(told).toMatchObject([{ rule: 'BQ-PORT-05', colour: 'blue' }]);
  expect([one, other].map((end) => t.state.places[`world/${end}`]?.length)).toEqual([1, 1]);
});

describe('where two ends of a colour lie', () => {
  const opens = (sitting: Sitting, tokens: Tokens, con: readonly number[], colour: Colour) => {
    const { t, told } = table(sitting, tokens);
    for (const [seat, CON] of con.entries()) {
      const hero = heroAt(t.state, seat);
      hero.sheet = { ...hero.sheet, CON };
    }
    play(opensPair(t, colour, [11, 7], 'BQ-PORT-07'));
    return { t, told };
  };
  const heroes = ['11 UL', '11 LR', '20 UL', '7 UL'];
  const places = { 'world/7': [world(4)] };

  test('[BQ-PORT-13] [BQ-PORT-14] whoever is there as the second appears has to pass a check of CON', () => {
    // 4 is under 5, 5 is not; nobody else is where two ends are.
    const { t, told } = opens({ heroes, places, dice: [3, 4] }, [red(11, 2)], [5, 5, 5, 5], 'red');
    expect(fallen(t)).toEqual([false, true, false, false]);
    expect(t.state.heroes.map(({ sheet }) => sheet.CON)).toEqual([4, 4, 5, 5]);
    expect(told.find(({ type }) => type === 'fell')).toMatchObject({ rule: 'BQ-PORT-14' });
  });

  test('[BQ-PORT-13] one end of each of two colours pulls nobody', () => {
    const { t } = opens({ heroes, places, dice: [19, 19] }, [red(11, 2)], [5, 5, 5, 5], 'black');
    expect(fallen(t)).toEqual([false, false, false, false]);
    expect(t.state.heroes.map(({ sheet }) => sheet.CON)).toEqual([5, 5, 5, 5]);
  });

  test('[BQ-PORT-14] a colour that has pulled before does not pull again as another appears', () => {
    const tokens = [pair('blue', 11, 2), pair('blue', 11, 20), red(11, 3)];
    const { t } = opens({ heroes: ['11 UL'], places, dice: [0] }, tokens, [5], 'red');
    // One check, for red alone.
    expect(heroAt(t.state, 0).sheet.CON).toBe(4);
  });

  test('[BQ-PORT-14] who arrives in a changed world is checked once, also if the end has come there', () => {
    const tokens = [red(11, 2), red(20, 7)];
    // Both of them come to 11 anew.
    const { t, told } = table({ heroes: ['11 UL'], dice: [11, 11, 0] }, tokens);
    heroAt(t.state, 0).sheet = { ...heroAt(t.state, 0).sheet, CON: 9 };
    play(worldsChanged(t, [20, 11]));
    expect(t.state.tokens).toEqual([red(2, 11), red(7, 11)]);
    expect(told.filter(({ type }) => type === 'checked')).toMatchObject([{ rule: 'BQ-PORT-13' }]);
  });

  test('[BQ-PORT-14] and again at every Upkeep there', () => {
    const { t, told, hero } = table({ heroes: ['11 UL'], dice: [5] }, [red(11, 2), red(11, 20)]);
    hero.sheet = { ...hero.sheet, CON: 6 };
    t.state.phase = 'upkeep';
    playSteps(t);
    expect(whereIs(t)).toEqual({ at: 'falling', colour: 'red' });
    expect(told.filter(({ type }) => type === 'checked')).toMatchObject([{ rule: 'BQ-PORT-14' }]);
    expect(told.some(({ type }) => type === 'door-kicked')).toBe(false);
  });

  test('[BQ-PORT-13] whoever is sucked in is out of its combat', () => {
    const { t } = table({ heroes: ['11 UL', '11 LR'], others: { a: '11 UR' } }, [red(11, 2)]);
    fight(t, { foes: [foeOf('a')], helper: 1 });
    play(opensPair(t, 'red', [11, 20], 'BQ-PORT-07'));
    // CON 1 passes nothing.
    expect(fallen(t)).toEqual([true, true]);
    expect(t.state.combat).toBeUndefined();
  });
});

describe('falling', () => {
  const falling = (CON: number, face: number, tokens: Tokens, script: Script = []) => {
    const { t, told, hero } = table({ dice: [face - 1, 5] }, tokens);
    hero.sheet = { ...hero.sheet, CON };
    const figure = t.state.figures['hero-0'];
    if (figure !== undefined) figure.where = { at: 'falling', colour: 'red' };
    t.state.phase = 'upkeep';
    const { asked } = playSteps(t, script, ({ state }) => state.phase === 'equip');
    return { t, told, hero, asked };
  };

  test('[BQ-PORT-16] a check of CON leads out at any end of the colour, and the turn goes on', () => {
    const tokens = [red(20, 11), pair('blue', 2, 4)];
    const { t, hero } = falling(6, 5, tokens, [['climb-out', '11']]);
    expect(whereIs(t)).toEqual({ at: 'bridge', place: { location: 11, stand: 'CENTRE' } });
    expect([hero.sheet.CON, t.state.phase, t.state.turn]).toEqual([5, 'equip', 1]);
  });

  test('[BQ-PORT-16] with no end left it is a drawn location', () => {
    const { t } = falling(6, 5, [pair('blue', 2, 4)]);
    expect(whereIs(t)).toMatchObject({ at: 'bridge', place: { location: 5 } });
    expect(t.state.places['world/5']).toHaveLength(1);
  });

  test('[BQ-PORT-15] who fails falls on, and has nothing of its turn', () => {
    const { t, told, asked, hero } = falling(6, 6, [red(20, 11)]);
    expect(whereIs(t)).toEqual({ at: 'falling', colour: 'red' });
    expect([hero.life, hero.sheet.CON, t.state.turn]).toEqual(['alive', 5, 2]);
    expect(asked).toEqual([]);
    expect(told.find(({ type }) => type === 'turn-skipped')).toMatchObject({ rule: 'BQ-PORT-15' });
  });

  test('[BQ-PORT-17] who fails with CON worn down to 1 is captured', () => {
    const { told, hero } = falling(2, 2, [red(20, 11)]);
    expect([hero.life, hero.sheet.CON]).toEqual(['captured', 1]);
    expect(told.find(({ type }) => type === 'captured')).toMatchObject({ rule: 'BQ-PORT-17' });
    expect(falling(3, 3, [red(20, 11)]).hero.life).toBe('alive');
  });

  test('[BQ-PORT-16] a success counts before CON is worn down', () => {
    const { hero, t } = falling(2, 1, [red(20, 11)], [['climb-out', '20']]);
    expect([hero.life, hero.sheet.CON, whereIs(t)?.at]).toEqual(['alive', 1, 'bridge']);
  });
});

test('[BQ-PORT-09] of equal hordes one is drawn; without a monster on the Bridge no black portal opens', () => {
  const death = (others: NonNullable<Sitting['others']>, dice: Sitting['dice'] = []) => {
    const { t, told } = table(
      { heroes: ['homeworld', 'homeworld'], others, options: { portals: true }, dice },
      [],
    );
    play(dies(t, heroAt(t.state, 0), { rule: 'BQ-DEAD-01' }));
    return { tokens: t.state.tokens, opened: told.find(({ type }) => type === 'portal-opened') };
  };
  expect(death({ a: 'homeworld' }).tokens).toEqual([]);
  const one = death({ a: '11 UL', b: '2 UL', c: '2 UR' }, [9]);
  expect(one.tokens).toEqual([pair('black', 2, 9)]);
  expect(one.opened).toMatchObject({ rule: 'BQ-PORT-08' });
  const equal = { a: '11 UL', b: '2 UL', c: '20 UL', d: '20 UR', e: '2 UR' };
  // 11 has fewer.
  const drawn = [0, 1, 2, 3, 4, 5].map((at) => death(equal, [at % 2 === 0 ? 2 : 20, 9]));
  expect(drawn.map(({ tokens }) => tokens)).toEqual(
    [2, 20, 2, 20, 2, 20].map((end) => [pair('black', end, 9)]),
  );
  expect(drawn[0]?.opened).toMatchObject({ rule: 'BQ-PORT-09' });
});

test('[BQ-PORT-10] the end that is drawn is never the other one', () => {
  const sitting = { heroes: ['11 UL'], options: { portals: true }, dice: [11, 11, 2] };
  const { t } = table(sitting, []);
  play(dies(t, heroAt(t.state, 0), { rule: 'BQ-DEAD-01' }));
  expect(t.state.tokens).toEqual([red(11, 2)]);
});
