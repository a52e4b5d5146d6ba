import {
  blank,
  type Choice,
  type Flow,
  formOf,
  type StandingOffers,
  seatsUpTo,
  untilAllPass,
} from '@tablewright/engine';
import { discardOf, isCharm, isCurse, MAGPIE, type T } from './model.ts';

const RULE = 'TOY-MAGPIE-04';

/** Seconds after which the table passes for whoever does not answer a curse. */
const SECONDS = 20;

/** Whoever holds a curse may lay it on another at any time, also while another one is answered. */
export const cursing = (t: T): StandingOffers => ({
  offersFor: (seat) => curseOf(t, seat).map(({ choice }) => choice),
  *use(offer: Choice, answer) {
    const { state } = t;
    const { seat } = offer;
    const [form] = curseOf(t, seat);
    if (form === undefined) return;
    const filled = form.read(answer);
    const { at } = filled.at;
    MAGPIE.move(t, [filled.card.id], `hand/${seat}`, discardOf(filled.card.id), {
      rule: RULE,
      seat,
    });
    t.emit({ type: 'curse-played', rule: RULE, seat, to: at });
    const curse = { by: seat, at, stopped: false };
    state.curses.push(curse);
    yield* answered(t, curse);
    state.curses.pop();
    if (curse.stopped) t.emit({ type: 'curse-stopped', rule: 'TOY-MAGPIE-05', seat, to: at });
    else strike(t, at);
  },
});

/** The form of a seat that holds a curse and may lay it on somebody. */
function curseOf({ state, seatCount }: T, seat: number) {
  const cards = MAGPIE.at(state, `hand/${seat}`).filter(isCurse);
  const spared = state.peace.flatMap(({ by, spares, until }) =>
    by === seat && state.turn < until ? [spares] : [],
  );
  const targets = seatsUpTo(seatCount).filter((at) => at !== seat && !spared.includes(at));
  if (cards.length === 0 || targets.length === 0) return [];
  const card = blank.one(
    cards.map((id) => ({ id })),
    { fallback: 0 },
  );
  const at = blank.one(targets.map((target) => ({ id: `seat-${target}`, at: target })));
  return [formOf(seat, 'curse', { card, at }, { rule: RULE })];
}

/** Everybody may answer with charms, until all have passed in a row. */
function answered(t: T, curse: { readonly at: number; stopped: boolean }): Flow<void> {
  const rule = 'TOY-MAGPIE-05';
  return untilAllPass({
    seats: seatsUpTo(t.seatCount),
    why: { key: 'charm', rule, params: { victim: { seat: curse.at } } },
    scopes: { turn: t.state.turn },
    seconds: SECONDS,
    isAimedAt: (seat) => seat === curse.at,
    optionsFor: (seat) =>
      MAGPIE.at(t.state, `hand/${seat}`)
        .filter(isCharm)
        .map((id) => ({ id })),
    *act(seat, { id }) {
      MAGPIE.move(t, [id], `hand/${seat}`, discardOf(id), { rule, seat });
      curse.stopped = !curse.stopped;
      t.emit({ type: 'charm-played', rule, seat, to: curse.at });
    },
  });
}

/** The cursed seat loses a card at random, before all; without cards, gold. */
function strike(t: T, seat: number): void {
  const { state } = t;
  const hand = `hand/${seat}` as const;
  if (MAGPIE.at(state, hand).length > 0) {
    const card = MAGPIE.pick(t, hand, 'curse', seat);
    MAGPIE.move(t, [card], hand, discardOf(card), { rule: RULE });
    t.emit({ type: 'curse-struck', rule: RULE, seat, gold: 0 });
    return;
  }
  const gold = Math.min(1, state.gold[seat] ?? 0);
  state.gold[seat] = (state.gold[seat] ?? 0) - gold;
  t.emit({ type: 'curse-struck', rule: RULE, seat, gold });
}
