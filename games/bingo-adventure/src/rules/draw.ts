import { MONSTERS } from '../content/monsters.ts';
import { LETTERS } from '../model.ts';
import type { Adventure } from '../table.ts';
import { columnOf } from './deck.ts';
import { elementOfColumn } from './elements.ts';
import { announce } from './reference.ts';

/** Draw: the round begins with a token that is set aside (BA-DRAW-01). */
export function draw(t: Adventure): undefined {
  announce(t, 'draw');
  const { state } = t;
  state.round += 1;
  const reserved = state.reserved.shift();
  if (reserved === undefined && state.bag.length === 0) refill(t);
  const token = reserved ?? t.drawFrom(state.bag, 'draw');
  state.setAside.push(token);
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
  const { bag, setAside } = t.state;
  t.tell?.({ type: 'deck-returned', rule: 'BA-DRAW-03', count: setAside.length });
  for (const token of setAside) bag.push(token);
  setAside.length = 0;
}
