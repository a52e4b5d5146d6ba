import { expect, test } from 'vitest';
import { treasure } from '../../../test/cards.ts';
import { playSteps } from '../../../test/play.ts';
import { fight, heroAt, sit } from '../../../test/table.ts';
import type { CardSet } from '../../content/card-set.ts';
import { foeOf } from '../combat/foes.ts';
import { heroStrength } from '../combat/hero-strength.ts';
import { sumOf } from '../combat/terms.ts';

/** An item in hand for ATT, whose bonus is made 2d6. */
const SPATULA = 'BQC-TREA-021';

test('[BQ-TRE-41] a bonus of dice is rolled once at the start of each combat, after the strengths, and counts in all of it', () => {
  const { t, told } = sit({
    heroes: ['homeworld'],
    others: { a: 'homeworld' },
    places: { 'active/0': [treasure(21)] },
    // The strength of the monster, its split; then 3 and 5. In the next combat 1 and 2.
    dice: [7, 4, 2, 4, 7, 4, 0, 1],
  });
  const content = t.content as CardSet;
  const bonus = { dice: 2, sides: 6, sign: 1 };
  const byId = { ...content.byId, [SPATULA]: { ...content.byId[SPATULA], bonus } };
  Object.assign(t, { content: { ...content, byId } });
  const hero = heroAt(t.state, 0);
  const att = () => sumOf(heroStrength(t, hero).att);
  const opens = () => {
    fight(t, { foes: [foeOf('a')], stage: 'strengths' });
    playSteps(t, [], ({ state }) => state.combat?.stage === 'declaration');
  };
  // ST 1 alone before it is rolled.
  expect(att()).toBe(1);
  opens();
  expect(att()).toBe(9);
  const rolled = () =>
    told.flatMap((event) => (event.type === 'rolled' && 'purpose' in event ? [event.purpose] : []));
  expect(rolled()).toEqual(['strength', 'split', 'bonus', 'bonus']);
  // Looked at again it is what it was.
  if (t.state.combat !== undefined) t.state.combat.stage = 'strengths';
  playSteps(t, [], ({ state }) => state.combat?.stage === 'declaration');
  expect([att(), rolled().length]).toEqual([9, 4]);
  opens();
  expect(att()).toBe(4);
});
