import {
  type ClosedOption,
  choose,
  type Flow,
  type Option,
  type Seat,
  type Text,
} from '@tablewright/engine';
import type { PowerCard, PowerWindow } from '../content/hooks.ts';
import { allPlayableIn, POWER_CARDS, playableIn } from '../content/power-cards.ts';
import { type BingoState, type PowerId, playerAt } from '../model.ts';
import { squareName } from '../squares.ts';
import type { BingoTable } from '../table.ts';
import { roundUntilAllPass } from './turn-order.ts';
import { VERBS } from './verbs.ts';

/** An option that plays a power card. */
export interface PlayOption extends Option {
  readonly play: PowerCard;
  /** The square it names, or -1. */
  readonly square: number;
}

/** The option that plays nothing. */
export const PASS: Option = { id: 'pass' };

/** Whether anybody could play a card in the window. */
export function anyPlayable(state: BingoState, window: PowerWindow): boolean {
  const { players } = state;
  for (let seat = 0; seat < players.length; seat += 1) {
    if (playableIn(window, playerAt(state, seat)) !== undefined) return true;
  }
  return false;
}

/** The options of a seat's hand in a window. */
export function playOptions(state: BingoState, seat: Seat, window: PowerWindow): PlayOption[] {
  const player = playerAt(state, seat);
  if (player.powers.length === 0) return [];
  const options: PlayOption[] = [];
  for (const card of allPlayableIn(window, player)) {
    if (card.namesSquare === undefined) options.push(offerOf(card).play);
    else {
      for (let square = 0; square < 25; square += 1) {
        if ((player.scored & (1 << square)) !== 0) options.push(squarePlay(card, square));
      }
    }
  }
  return options;
}

/** The cards of a seat's hand that it cannot play in a window, and why. */
export function closedPlays(state: BingoState, seat: Seat, window: PowerWindow): ClosedOption[] {
  const player = playerAt(state, seat);
  const open = allPlayableIn(window, player);
  return [...new Set(player.powers)]
    .map((id) => POWER_CARDS[id])
    .filter((card) => !open.includes(card))
    .map((card) => {
      const key = card.windows.includes(window) ? 'because.unfit' : 'because.not-now';
      return { ...offerOf(card).play, because: { key, rule: card.rule } };
    });
}

/** Takes a played card out of the game and does what it says. */
export function playPower(t: BingoTable, seat: Seat, card: PowerCard, square: number): void {
  discardPower(t, seat, card);
  card.play?.(t, seat, square, VERBS);
}

/** Takes a played card out of the hand and out of the game. */
export function discardPower(t: BingoTable, seat: Seat, card: PowerCard): void {
  const { state } = t;
  const { powers } = playerAt(state, seat);
  powers.splice(powers.indexOf(card.id), 1);
  state.removed.powers[card.id] += 1;
  state.tally.powersPlayed += 1;
  t.tell?.({ type: 'power-played', rule: card.rule, also: ['UB-PWR-07'], seat, card: card.id });
}

/** The window before selection: round the table until all pass in succession. */
export function* beforeSelection(t: BingoTable): Flow<void> {
  if (!anyPlayable(t.state, 'before-selection')) return;
  yield* roundUntilAllPass(t, (seat) => {
    const plays = playOptions(t.state, seat, 'before-selection');
    return plays.length === 0 ? undefined : mayPlay(t, seat, plays);
  });
}

/** @ids pass, play/<card>, play/<card>/<square> */
function* mayPlay(t: BingoTable, seat: Seat, plays: readonly PlayOption[]): Flow<boolean> {
  const options: readonly (Option | PlayOption)[] = [PASS, ...plays];
  const taken = yield* choose(t, seat, 'choice.before-selection', options, {
    rule: 'UB-SEL-01',
    closed: () => closedPlays(t.state, seat, 'before-selection'),
    fallback: 0,
  });
  if (!('play' in taken)) return false;
  playPower(t, seat, taken.play, taken.square);
  return true;
}

/**
 * Asks whether to play the card that fits the window; tells which one was, if any.
 *
 * @ids pass, play/<card>
 */
export function* offerCard(
  t: BingoTable,
  seat: Seat,
  window: PowerWindow,
): Flow<PowerCard | undefined> {
  const card = playableIn(window, playerAt(t.state, seat));
  if (card === undefined) return undefined;
  const { play, params } = offerOf(card);
  const taken = yield* choose(t, seat, 'choice.power', [PASS, play], {
    rule: card.rule,
    params,
    about: { card: card.id },
    reaction: { key: card.id, take: 1, decline: 0 },
    closed: () => closedPlays(t.state, seat, window),
    fallback: 0,
  });
  return taken === PASS ? undefined : card;
}

/** In a later player's step 4 those who have had theirs may still play what fits this round. */
export function* laterStepFour(t: BingoTable, active: Seat): Flow<void> {
  const { state } = t;
  if (!anyPlayable(state, 'later-step-4')) return;
  for (let place = 0; place < state.players.length; place += 1) {
    const seat = (state.holder + place) % state.players.length;
    if (seat === active || !playerAt(state, seat).settled) continue;
    for (;;) {
      const card = yield* offerCard(t, seat, 'later-step-4');
      if (card === undefined) break;
      playPower(t, seat, card, -1);
    }
  }
}

/** Offers are made in every turn, so what they say of a card is made once. */
interface Offer {
  readonly play: PlayOption;
  readonly params: { readonly card: Text };
}

const OFFERS: ReadonlyMap<PowerId, Offer> = new Map(
  Object.values(POWER_CARDS).map((card) => {
    const params = { card: { key: `card.${card.id}` } };
    const play = {
      id: `play/${card.id}`,
      names: { act: 'play', card: card.id },
      text: { key: 'option.play', params },
      play: card,
      square: -1,
    };
    return [card.id, { play, params }];
  }),
);

function offerOf({ id }: PowerCard): Offer {
  const offer = OFFERS.get(id);
  if (offer === undefined) throw new Error(`there is no card ${id}`);
  return offer;
}

function squarePlay(card: PowerCard, square: number): PlayOption {
  const name = squareName(square);
  return {
    id: `play/${card.id}/${name}`,
    names: { act: 'play', card: card.id, square: name },
    text: {
      key: 'option.play-square',
      params: { card: { key: `card.${card.id}` }, square: name },
    },
    play: card,
    square,
  };
}
