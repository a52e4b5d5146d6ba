import { describe, expect, test } from 'vitest';
import { door } from '../../../test/cards.ts';
import { play } from '../../../test/play.ts';
import { heroAt, sit } from '../../../test/table.ts';
import { workingOf } from '../effects/in-force.ts';
import { becoming, choosingPowers } from './becoming.ts';
import { menu } from './menu.ts';

/** Powers of rank 1 to 4: Telekinesis, Baking, Laser Elbow, Borrowed Time. */
const [ONE, TWO, THREE, FOUR] = [109, 110, 111, 112].map(door) as [string, string, string, string];

/** Powers that lie so, at a place: row 3 where nothing is said. */
function powers(lying: readonly string[], place = '11 UL') {
  const { t, told } = sit({ heroes: [place], places: { 'active/0': lying } });
  const hero = heroAt(t.state, 0);
  return { t, told, hero, working: () => workingOf(t, hero).map(({ id }) => id) };
}

describe('powers', () => {
  test('[BQ-CHAR-08] work as far as their ranks fit the row, and in Homeworld not at all', () => {
    expect(powers([TWO, ONE, FOUR]).working()).toEqual([TWO, ONE]);
    expect(powers([THREE, ONE]).working()).toEqual([THREE]);
    expect(powers([THREE, ONE], '2 UL').working()).toEqual([THREE, ONE]);
    expect(powers([ONE], 'homeworld').working()).toEqual([]);
    expect(powers([ONE, TWO], 'boss-mode').working()).toEqual([ONE, TWO]);
  });

  test('[BQ-CHAR-08] their owner chooses which of them', () => {
    const { t, told, hero, working } = powers([ONE, THREE]);
    expect(working()).toEqual([ONE]);
    expect(choosingPowers(t, hero).map(({ id }) => id)).toEqual([`prefer/${THREE}`]);
    const all = { key: 'choice.all', rule: 'BQ-TURN-04', deeds: [choosingPowers] };
    play(menu(t, hero, all), [['all', `prefer/${THREE}`]]);
    expect(working()).toEqual([THREE]);
    expect(told).toEqual([{ type: 'power-preferred', rule: 'BQ-CHAR-08', seat: 0, card: THREE }]);
  });

  test('[BQ-CHAR-08] nothing is chosen where all work, or where the row is too low for one', () => {
    const all = powers([ONE, TWO]);
    expect(choosingPowers(all.t, all.hero)).toEqual([]);
    const low = powers([ONE, FOUR]);
    expect(choosingPowers(low.t, low.hero)).toEqual([]);
  });
});

describe('identities that were won', () => {
  test('[BQ-CARD-13] lie apart until they are put into their slot', () => {
    const { t, told } = sit({
      heroes: ['11 UL'],
      places: { 'identities/0': [door(91)], 'hand/0': [door(92)] },
    });
    const hero = heroAt(t.state, 0);
    expect(becoming(t, hero).map(({ id }) => id)).toEqual([
      `become/${door(92)}`,
      `become/${door(91)}`,
    ]);
    const all = { key: 'choice.all', rule: 'BQ-TURN-04', deeds: [becoming] };
    play(menu(t, hero, all), [['all', `become/${door(91)}`]]);
    expect(told.at(-1)).toMatchObject({ rule: 'BQ-CARD-13', to: 'active/0' });
    play(menu(t, hero, all), [['all', `become/${door(92)}`]]);
    expect(told.at(-1)).toMatchObject({ rule: 'BQ-CHAR-04', to: 'active/0' });
    expect(t.state.places['active/0']).toEqual([door(92)]);
  });
});
