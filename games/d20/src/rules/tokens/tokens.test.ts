import { expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { canHoldToken, gainToken } from '../story/doing.ts';

test('[DT-EX-09] [DT-TOK-02] Maud at Level 1 takes no setback with two tokens or one, and one with none', () => {
  const { t, ready } = sit();
  const maud = ready('maud-ferrier');
  const able = [2, 1, 0].map((tokens) => {
    maud.tokens = tokens;
    return canHoldToken(maud);
  });
  expect(able).toEqual([false, false, true]);
  gainToken(t, maud, 'DT-TOK-20');
  // A bargain now is refused.
  expect([maud.tokens, canHoldToken(maud)]).toEqual([1, false]);
});
