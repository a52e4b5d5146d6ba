import { describe, expect, test } from 'vitest';
import { bridgequest } from '../src/index.ts';
import { type BridgeOptions, checkOptions, playersOf } from '../src/options.ts';
import { castOf } from '../src/rules/setup/cast.ts';
import { meetFigurines } from '../src/rules/setup/meetings.ts';
import { withRelationship } from '../src/sheets/relationships.ts';
import { play } from './play.ts';
import { heroAt, sit } from './table.ts';

const BOSS = 'BQC-FIG-20';
const options = sit({ heroes: ['homeworld'] }).t.options;
const with_ = (gm: BridgeOptions['gm']): BridgeOptions => ({ ...options, gm });

describe('who plays', () => {
  test('[BQ-COMP-01] one to six, and whoever runs the game beside them', () => {
    const problems = (gm: BridgeOptions['gm']) =>
      [1, 2, 6, 7, 8].map((seats) => checkOptions(with_(gm), seats).length);
    expect(problems('auto')).toEqual([0, 0, 0, 1, 1]);
    expect(problems('human')).toEqual([1, 0, 0, 0, 1]);
    expect([playersOf(with_('auto'), 3), playersOf(with_('human'), 3)]).toEqual([3, 2]);
    expect(bridgequest.seats).toMatchObject({ min: 1, max: 7 });
  });

  test('[BQ-COMP-05] whose figurine is a character is nobody else in that game', () => {
    const { t } = sit({ heroes: ['homeworld', 'homeworld'] });
    heroAt(t.state, 0).figure = 'BQC-FIG-01';
    heroAt(t.state, 1).figure = 'BQC-FIG-02';
    const { figurines } = castOf(t);
    expect(figurines).not.toContain('BQC-FIG-01');
    expect(figurines).not.toContain('BQC-FIG-02');
    // Seventeen others and the Boss, of twenty.
    expect(figurines).toHaveLength(18);
  });
});

describe('the Boss', () => {
  test('[BQ-PREP-15] [BQ-COMP-04] is one, last of those who are met', () => {
    const { t } = sit({ heroes: ['homeworld'] });
    const { figurines, boss } = castOf(t);
    expect(boss).toBe(BOSS);
    expect(figurines.filter((id) => id === BOSS)).toHaveLength(1);
    expect(figurines.at(-1)).toBe(BOSS);
    expect(t.state.boss).toBe(BOSS);
  });

  test('[BQ-PREP-15] waits in Boss Mode, whatever it is to anybody, and is never placed', () => {
    for (const number of [-20, 20]) {
      const { t } = sit({ heroes: ['homeworld'], others: { [BOSS]: 'off' }, dice: [19] });
      const hero = heroAt(t.state, 0);
      hero.sheet = withRelationship(hero.sheet, BOSS, number);
      play(meetFigurines(t, [BOSS], BOSS));
      expect(t.state.figures[BOSS]?.where).toEqual({ at: 'boss-mode' });
    }
  });
});
