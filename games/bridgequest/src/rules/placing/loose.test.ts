import { describe, expect, test } from 'vitest';
import { door, named, world } from '../../../test/cards.ts';
import { play, playCombat } from '../../../test/play.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import { CORNERS } from '../../bridge/layout.ts';
import { gather } from '../combat/begin.ts';
import { foeStrength } from '../combat/foe-strength.ts';
import { foeOf } from '../combat/foes.ts';
import { sumOf } from '../combat/terms.ts';
import { monstersWander } from '../monsters/wandering.ts';
import { figureOf, hasMonsters } from '../standing/figures.ts';
import { setLoose } from './loose.ts';

/** The Hedge That Moved: level 4, 2 treasures, a travel. */
const HEDGE = named('Hedge That Moved');

/** A loose monster at location 11, where the first hero is. */
function loose(sitting: Sitting = {}) {
  const { t, told } = sit({
    heroes: ['11 LL'],
    others: { [HEDGE]: 'loose 11 UR>LL' },
    ...sitting,
    places: { 'world/11': [world(3)], 'world/20': [world(1)], loose: [HEDGE], ...sitting.places },
  });
  return { t, told, hero: heroAt(t.state, 0) };
}

describe('a loose monster', () => {
  test('[BQ-CARD-18] [BQ-GM-10] [BQ-GM-11] stands on a corner where nobody is, and looks somewhere', () => {
    const { t, told } = sit({
      heroes: ['11 UL'],
      others: { a: '11 UR', b: '11 LL' },
      places: { 'world/11': [world(3)], turned: [HEDGE] },
    });
    const { where } = figureOf(t.state, heroAt(t.state, 0));
    play(setLoose(t, HEDGE, 'turned', where, 'BQ-CARD-05'));
    const place = t.state.figures[HEDGE]?.where;
    expect(place).toMatchObject({ at: 'bridge', place: { location: 11, stand: 'LR' } });
    const facing = place?.at === 'bridge' && 'facing' in place.place ? place.place.facing : '';
    expect(['OUT', ...CORNERS.filter((corner) => corner !== 'LR')]).toContain(facing);
    expect(t.state.places.loose).toEqual([HEDGE]);
    expect(told[0]).toMatchObject({ type: 'cards-moved', rule: 'BQ-CARD-18', to: 'loose' });
  });

  test('[BQ-CARD-18] stops who comes there, and steps as a figurine does', () => {
    const { t, hero } = loose({
      heroes: ['20 UR'],
      others: { [HEDGE]: 'loose 11 LR' },
    });
    expect(hasMonsters(t.state, 11)).toBe(true);
    play(monstersWander(t, hero, 'BQ-WAND-01'));
    expect(t.state.figures[HEDGE]?.where).toMatchObject({ place: { location: 20, stand: 'UR' } });
  });

  test('[BQ-CARD-18] fights by its level, whatever its row and whoever fights it', () => {
    const { t, hero } = loose();
    hero.sheet = { ...hero.sheet, karma: 0 };
    const combat = gather(t, hero, []);
    t.state.combat = combat;
    expect(combat?.foes.map(({ id }) => id)).toEqual([HEDGE]);
    expect(sumOf(foeStrength(t, { ...foeOf(HEDGE), rolled: 5 }))).toBe(5);
  });

  test('[BQ-CARD-18] pays what its card prints, and is discarded when it is beaten', () => {
    const { t, hero } = loose({
      places: { 'treasure-deck': ['BQC-TREA-001#1', 'BQC-TREA-002#1', 'BQC-TREA-003#1'] },
    });
    fight(t, {
      stage: 'won',
      foes: [{ ...foeOf(HEDGE), rolled: 2, tenths: 5, met: [0] }],
    });
    playCombat(t);
    expect(hero.travels).toBe(1);
    expect(t.state.places['hand/0']).toHaveLength(2);
    expect(t.state.figures[HEDGE]).toBeUndefined();
    expect(t.state.places.loose).toEqual([]);
    expect(t.state.places['door-discard']).toEqual([HEDGE]);
  });

  test('[BQ-CARD-18] [BQ-RUN-08] stays loose when it is run from', () => {
    // A 2 escapes.
    const { t } = loose({ dice: [1] });
    fight(t, { stage: 'running', foes: [{ ...foeOf(HEDGE), rolled: 9, tenths: 5, met: [0] }] });
    playCombat(t);
    expect(t.state.figures[HEDGE]).toMatchObject({ kind: 'loose' });
    expect(t.state.places.loose).toEqual([HEDGE]);
  });

  test('[BQ-CARD-18] a kicked one that is run from is discarded', () => {
    const { t } = loose({ others: {}, places: { loose: [], combat: [door(1)] }, dice: [1] });
    fight(t, { stage: 'running', foes: [{ ...foeOf(door(1)), rolled: 9, tenths: 5, met: [0] }] });
    playCombat(t);
    expect(t.state.places['door-discard']).toEqual([door(1)]);
  });
});
