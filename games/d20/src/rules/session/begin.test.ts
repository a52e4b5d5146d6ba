import { expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { STAND_INS, sheet } from '../../../test/sheet-content.ts';
import { FIRST_CAMPAIGN, type Session } from '../../campaign/campaign.ts';
import { begin } from './begin.ts';

/** Tokens of a character that comes with so many, after a session that finished so many scenes. */
function tokensAfter(
  scenes: number | undefined,
  more: Partial<Session> = {},
  { tokens = 0, tokenCarryover = false } = {},
): number | undefined {
  const rig = sit({
    seats: 1,
    content: STAND_INS,
    options: { companions: false, adventure: 'free', tokenCarryover },
  });
  const now = {
    clock: 0,
    hp: 3,
    lockedLoss: [],
    effects: [],
    used: {},
    strained: [],
    tokens,
    restHours: [],
  };
  const character = { ...sheet(), now };
  const { name, level, xp } = character;
  const session: Session = {
    adventure: 'free',
    ending: 'closed',
    clock: 0,
    scenes: scenes ?? 0,
    characters: [{ name, level, xp }],
    ...more,
  };
  const campaign = { ...FIRST_CAMPAIGN, journal: scenes === undefined ? [] : [session] };
  Object.assign(rig.t, { documents: { campaign, 'character/0': character } });
  rig.play(begin(rig.t));
  return rig.state.creatures[0]?.tokens;
}

test('[DT-TOK-01] tokens are set when a session begins, but not where the last one finished no scene', () => {
  expect(tokensAfter(undefined)).toBe(2);
  expect(tokensAfter(1)).toBe(2);
  expect(tokensAfter(0)).toBe(0);
  // Who was not there has them all the same.
  expect(tokensAfter(0, { characters: [] })).toBe(2);
});

test('[DT-OPT-11] a session sets tokens to two, or raises them to two and leaves more', () => {
  const after = (tokens: number, tokenCarryover: boolean) =>
    tokensAfter(1, {}, { tokens, tokenCarryover });
  expect([after(1, false), after(4, false)]).toEqual([2, 2]);
  expect([after(1, true), after(4, true)]).toEqual([2, 4]);
});
