import { chooseAmid, type Flow, lapse, seatsUpTo } from '@tablewright/engine';
import { actsOf } from './acts.ts';
import { MAGPIE, type T } from './model.ts';
import { trading } from './trades.ts';

/** Both decks are shuffled, and everybody gets a hand. */
export function deal(t: T): undefined {
  const rule = 'TOY-MAGPIE-01';
  MAGPIE.shuffle(t, 'door-deck', { rule });
  MAGPIE.shuffle(t, 'treasure-deck', { rule });
  for (const seat of seatsUpTo(t.seatCount)) {
    MAGPIE.draw(t, 'door-deck', `hand/${seat}`, 2, { rule, seat });
    MAGPIE.draw(t, 'treasure-deck', `hand/${seat}`, 1, { rule, seat });
  }
  t.state.step = 'draw';
}

/** A turn begins with a door, … */
export function draw(t: T): undefined {
  const seat = t.state.turn % t.seatCount;
  MAGPIE.draw(t, 'door-deck', `hand/${seat}`, 1, { rule: 'TOY-MAGPIE-02', seat });
  t.state.step = 'act';
}

/** … goes on with one act, and ends what was to last until then. */
export function* act(t: T): Flow<void> {
  const { state } = t;
  const seat = state.turn % t.seatCount;
  const acts = () => actsOf(t, seat);
  const taken = yield* chooseAmid(t, seat, 'act', acts, { rule: 'TOY-MAGPIE-03' });
  const flow = taken?.run(t);
  if (flow !== undefined) yield* flow;
  state.turn += 1;
  lapse(trading(t));
  state.peace = state.peace.filter(({ until }) => state.turn < until);
  state.step = state.turn < t.options.turns ? 'draw' : 'over';
}
