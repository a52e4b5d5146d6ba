import { MONSTERS } from '../content/monsters.ts';
import { LETTERS } from '../model.ts';
import type { Adventure } from '../table.ts';
import { columnOf, TOKENS } from './deck.ts';
import { elementOfColumn } from './elements.ts';
import { announce } from './reference.ts';

/** Draw: the round begins with a token that is set aside (BA-DRAW-01). */
export function draw(t: Adventure): undefined {
  announce(t, 'draw');
  const { state } = t;
  state.round += 1;
  const reserved = state.reserved[0];
  if (reserved === undefined && state.bag.length === 0) refill(t);
  if (reserved !== undefined) TOKENS.put(t, reserved, 'reserved', 'setAside');
  const token = reserved ?? TOKENS.drawFrom(t, 'bag', 'setAside', 'draw');
  state.current = token;
  const column = columnOf(token);
  t.tell?.({
    type: 'token-drawn',
    rule: reserved === undefined ? 'BA-DRAW-01' : 'BA-DRAW-02',
    round: state.round,
    token,
    letter: LETTERS[column] ?? '',
  });
  if (MONSTERS[state.monster.kind].affinity === 'shifting') {
    state.monster.affinity = elementOfColumn(column);
    if (t.listening) {
      const { affinity } = state.monster;
      t.tell?.({ type: 'affinity-set', rule: 'BA-ELEM-08', affinity, tokens: [token] });
    }
  }
  state.step = 'mark';
}

/** All tokens set aside go back before a draw from an empty randomizer (BA-DRAW-03). */
function refill(t: Adventure): void {
  const count = t.state.setAside.length;
  t.tell?.({ type: 'deck-returned', rule: 'BA-DRAW-03', count });
  TOKENS.putAll(t, 'setAside', 'bag');
}
