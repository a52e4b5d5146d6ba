import { describe, expect, test } from 'vitest';
import { door, named, treasure, world } from '../../../test/cards.ts';
import { play, playSteps } from '../../../test/play.ts';
import { heroAt, sit } from '../../../test/table.ts';
import type { Hero, Phase } from '../../model.ts';
import { type Bridge, momentsOf } from '../../table.ts';
import { dies } from '../death/dying.ts';

/** Whose turn it is after the one that ends now, and in which phase it begins. */
function turnAfter(t: Bridge): readonly [number, Phase] {
  t.state.phase = 'end-of-turn';
  playSteps(t);
  return [t.state.active, t.state.phase];
}

/** Three heroes in Homeworld. */
function three() {
  const { t } = sit({ heroes: ['homeworld', 'homeworld', 'homeworld'] });
  const kill = (seat: number): Hero => {
    const hero = heroAt(t.state, seat);
    play(dies(t, hero, { rule: 'BQ-DEAD-01' }));
    return hero;
  };
  return { t, kill };
}

describe('coming back', () => {
  test('[BQ-DEAD-09] has to wait until somebody has ended a turn alive', () => {
    const { t, kill } = three();
    // In the first one's turn both it and the second die: nobody has ended a turn alive since.
    kill(0);
    kill(1);
    expect(turnAfter(t)).toEqual([2, 'upkeep']);
    expect(turnAfter(t)).toEqual([0, 're-entry']);
  });

  test('[BQ-DEAD-09] whoever died in the turn of somebody who lives comes back next', () => {
    const { t, kill } = three();
    kill(1);
    expect(turnAfter(t)).toEqual([1, 're-entry']);
  });

  test('[BQ-DEAD-10] is over when Boss Mode has begun', () => {
    const { t, kill } = three();
    t.state.bossMode = { since: 1, reached: [0, 1, 2] };
    for (const seat of [0, 1, 2]) {
      const figure = t.state.figures[heroAt(t.state, seat).figure];
      if (figure !== undefined) figure.where = { at: 'boss-mode' };
    }
    Object.assign(t.state.figures, {
      'BQC-FIG-20': { id: 'BQC-FIG-20', kind: 'figurine', where: { at: 'boss-mode' } },
    });
    kill(1);
    expect(turnAfter(t)).toEqual([2, 'upkeep']);
    expect(turnAfter(t)).toEqual([0, 'upkeep']);
  });

  test('[BQ-DEAD-08] is nothing for whoever was the last: the Bridge collapses', () => {
    const { t, told } = sit({ heroes: ['homeworld', 'off'] });
    heroAt(t.state, 1).life = 'left';
    play(dies(t, heroAt(t.state, 0), { rule: 'BQ-DEAD-01' }));
    turnAfter(t);
    expect(told.find(({ type }) => type === 'game-ended')).toMatchObject({
      ...{ rule: 'BQ-DEAD-08', ending: 'all-dead' },
    });
  });

  test('[BQ-DEAD-08] [BQ-END-01] where several were in the game it ends with all of them', () => {
    const { t, told } = sit({ heroes: ['homeworld', 'homeworld'] });
    for (const hero of t.state.heroes) play(dies(t, hero, { rule: 'BQ-DEAD-01' }));
    turnAfter(t);
    expect(told.find(({ type }) => type === 'game-ended')).toMatchObject({ rule: 'BQ-END-01' });
  });

  test('[BQ-DEAD-11] is a full turn, from Upkeep on', () => {
    const { t, told } = sit({
      heroes: ['off', 'homeworld'],
      places: {
        'door-deck': Array.from({ length: 9 }, (_, at) =>
          door(97 + (at % 4)).replace('#1', `#${at + 1}`),
        ),
        'treasure-deck': [1, 2, 3, 4].map(treasure),
      },
    });
    heroAt(t.state, 0).life = 'dead';
    t.state.phase = 're-entry';
    const { asked } = playSteps(t);
    const phases = asked.filter((one) => one.endsWith(' 0')).map((one) => one.split(' ')[0]);
    expect(phases.filter((one) => one !== 'answer-roll').slice(0, 3)).toEqual([
      ...['re-enter', 'beginning-move', 'equip'],
    ]);
    expect(told.find(({ type }) => type === 're-entered')).toMatchObject({ rule: 'BQ-DEAD-11' });
  });
});

describe('a death', () => {
  test('[BQ-DEAD-06] [BQ-DEAD-12] by Bad Stuff alone may be stood against', () => {
    const asked = (how: 'mayDie' | 'dies') => {
      const { t } = sit({
        heroes: ['homeworld', 'homeworld'],
        places: { 'active/0': [treasure(49)] },
        dice: [0],
      });
      const hero = heroAt(t.state, 0);
      hero.sheet = { ...hero.sheet, CON: 9 };
      const played = play(momentsOf(t)[how](t, hero, { rule: 'BQ-DEAD-01' }));
      return { asked: played.asked, life: hero.life };
    };
    expect(asked('mayDie')).toEqual({ asked: ['check-against-death 0'], life: 'alive' });
    expect(asked('dies')).toEqual({ asked: [], life: 'dead' });
  });
});

describe('hordes', () => {
  /** A player on row 7 ends its turn; a monster stands at the foot of that column. */
  function risen() {
    const { t, told } = sit({
      heroes: ['7 UL'],
      others: { a: '20 UL>LR', b: '7 UL' },
      // Doorways that lead nowhere, and nothing between.
      places: { 'world/20': [world(34)], 'world/7': [world(3)], 'door-deck': [door(97)] },
    });
    t.state.phase = 'end-of-turn';
    playSteps(t);
    return { t, told };
  }

  test('[BQ-MMOV-03] rise past doorways, worlds and other monsters, and stand as they stood', () => {
    const { t, told } = risen();
    expect(t.state.figures.a?.where).toEqual({
      at: 'bridge',
      place: { location: 7, stand: 'UL', facing: 'LR' },
    });
    expect(told.filter(({ type }) => type === 'figure-rose')).toHaveLength(1);
    expect(t.state.places['world/11'] ?? []).toEqual([]);
  });

  test('[BQ-MMOV-06] are fought with the next kick, not before', () => {
    const { t, told } = risen();
    expect(t.state.combat).toBeUndefined();
    expect(told.some(({ type }) => type === 'combat-began')).toBe(false);
    t.state.phase = 'kick';
    playSteps(t, [], ({ state }) => state.combat !== undefined);
    expect(t.state.combat?.foes.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test.each([
    { at: '20 UL', kind: '', hero: '12 UL', rule: 'BQ-MMOV-01' },
    { at: '3 UL', kind: '', hero: '16 UL', rule: 'BQ-MMOV-04' },
    { at: '20 UL', kind: 'captive ', hero: '12 UL', rule: 'BQ-MMOV-05' },
    // The top of a column that ends on the very row of the player is no makeshift.
    { at: '3 UL', kind: '', hero: '5 UL', rule: 'BQ-MMOV-01' },
  ])('[BQ-MMOV-04] [BQ-MMOV-05] from $kind$at with the lowest player at $hero by $rule', (one) => {
    const { t, told } = sit({
      heroes: [one.hero],
      others: { a: `${one.kind}${one.at}` },
      places: { 'world-deck': [1, 2, 3].map(world) },
    });
    t.state.phase = 'end-of-turn';
    playSteps(t);
    expect(told.filter(({ type }) => type === 'figure-rose')).toMatchObject([{ rule: one.rule }]);
  });
});

test('[BQ-CMB-20] whoever kicks no monster where one is strikes first, which is told by its rule', () => {
  const began = (doors: readonly string[]) => {
    const { t, told } = sit({
      heroes: ['11 UL'],
      others: { a: '11 LR' },
      places: { 'world/11': [world(3)], 'door-deck': doors },
    });
    t.state.phase = 'kick';
    playSteps(t, [], ({ state }) => state.combat !== undefined);
    return told.find(({ type }) => type === 'combat-began');
  };
  expect(began([door(97)])).toMatchObject({ also: ['BQ-CMB-20'], isFirstStrike: true });
  expect(began([named('Feral Napkin')])).toMatchObject({
    ...{ rule: 'BQ-CMB-21', isFirstStrike: false },
  });
});
