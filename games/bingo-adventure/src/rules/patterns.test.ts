import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POWERS } from '../content/classes.ts';
import { anyMatch, isMatched, PlacementIndex, patternOf } from './patterns.ts';

const set = fc.integer({ min: 0, max: 0x1ffffff });

describe('finding patterns', () => {
  test('[BA-PATT-04] the index names exactly the placements whose dots are all marked', () => {
    const masks = [...POWERS.values()].flatMap(({ cost }) =>
      cost.kind === 'pattern' ? cost.pattern.masks : [],
    );
    const index = new PlacementIndex(masks);
    fc.assert(
      fc.property(set, set, (one, other) => {
        const marked = one | other;
        masks.forEach((mask, number) => {
          const found = (index.matched(marked, number >> 5) >> (number & 31)) & 1;
          expect(found === 1).toBe((marked & mask) === mask);
        });
      }),
    );
  });

  test('[BA-PATT-04][BA-PATT-06] a card matches a pattern if it matches any placement', () => {
    const pattern = patternOf('XoX/.../...');
    fc.assert(
      fc.property(set, set, fc.boolean(), (marked, health, gapsBlocked) => {
        const card = { tokens: [], marked, health: health & ~marked, damage: 0 };
        const any = pattern.placements.some((one) => isMatched(one, card, gapsBlocked));
        expect(anyMatch(pattern, card, gapsBlocked)).toBe(any);
      }),
    );
  });
});
