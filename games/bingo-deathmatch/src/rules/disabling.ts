import type { Seat } from '@tablewright/engine';
import { ITEMS } from '../content/items.ts';
import { type BingoState, type DisableToken, type ItemId, NOBODY, playerAt } from '../model.ts';
import type { BingoTable } from '../table.ts';

/** The token on an item card that this seat holds or has in reserve, if there is one. */
export function tokenOn(state: BingoState, seat: Seat, item: ItemId): DisableToken | undefined {
  if (state.tokens.length === 0) return undefined;
  const owner = ITEMS[item].basic ? seat : NOBODY;
  return state.tokens.find((token) => token.item === item && token.seat === owner);
}

/**
 * Disables the item that a seat selected this round for the next round. The token belongs to the
 * card, wherever that lies by now. Nothing happens if the seat selected nothing.
 */
export function disableSelected(t: BingoTable, seat: Seat, by: Seat, rule: string): void {
  const { state } = t;
  const item = playerAt(state, seat).selection?.item;
  if (item === undefined) return;
  const through = state.round + 1;
  const token = tokenOn(state, seat, item);
  if (token === undefined) {
    const owner = ITEMS[item].basic ? seat : NOBODY;
    state.tokens.push({ item, seat: owner, since: state.round, through });
  } else {
    token.through = through;
  }
  if (t.listening) {
    const gone = playerAt(state, seat).items[ITEMS[item].slot] !== item;
    const also = gone ? ['UB-DIS-01', 'UB-DIS-03'] : ['UB-DIS-01'];
    t.tell?.({ type: 'disabled', rule, also, seat, by, item, through });
  }
}

/** Takes away the tokens whose round is over. */
export function removeTokens(t: BingoTable): void {
  const { state } = t;
  if (state.tokens.length === 0) return;
  const kept: DisableToken[] = [];
  for (const token of state.tokens) {
    if (token.through > state.round) {
      kept.push(token);
    } else
      t.tell?.({ type: 'token-removed', rule: 'UB-DIS-02', item: token.item, seat: token.seat });
  }
  state.tokens = kept;
}
