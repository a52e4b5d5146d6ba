import { expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';
import { INVARIANTS } from './invariants.ts';

/** A position with these in play; it is refused if they break an invariant. */
function withInPlay(...effects: readonly Told[]) {
  return begin({
    court: floor(9, 3),
    athletes: [ours('Wanda', '1,1'), theirs('Bo', '4,1')],
    turn: 'Wanda',
    effects,
  });
}

const tokens = { kind: 'charge-tokens', on: 'Wanda', by: 'Wanda', amount: 2 };

test('[KC-INV-10] nobody has less than no Charge Tokens', () => {
  const { state } = withInPlay(tokens);
  const [ofTokens] = INVARIANTS;
  expect(ofTokens?.check(state)).toBeUndefined();
  Object.assign(state.effects.at(-1) ?? {}, { amount: -1 });
  expect(ofTokens?.check(state)).toBe('Wanda has -1 tokens');
});
test('[KC-INV-10] they go with a Take-Out', () => {
  const { state } = withInPlay(tokens);
  const [ofTokens] = INVARIANTS;
  Object.assign(state.creatures[0] ?? {}, { cell: -1 });
  expect(ofTokens?.check(state)).toBe('Wanda has 2 tokens');
});
