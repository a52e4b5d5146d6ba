import type { Invariant } from '@tablewright/engine';
import { BATTERIES } from './content/batteries.ts';
import { COPIES, PLAYER_SET } from './content/components.ts';
import { ADVANCED_IDS, BASIC_ITEMS, ITEMS } from './content/items.ts';
import { type BingoState, type PlayerState, POWER_IDS, SLOTS } from './model.ts';
import { firedAt } from './rules/packets.ts';
import { placeInOrder } from './rules/turn-order.ts';
import { countSquares, LINES } from './squares.ts';

/** What must hold after every step. */
export const INVARIANTS: readonly Invariant<BingoState>[] = [
  each('UB-INV-01', 'every player has 40 cubes, and no count is below zero', (player) => {
    const counts = [player.pool, player.health, player.stored, player.available, player.committed];
    const total = counts.reduce((sum, count) => sum + count, countSquares(player.scored));
    return total === PLAYER_SET.cubes && counts.every((count) => count >= 0);
  }),
  each('UB-CUBE-01', 'score cubes, health and energy use no more than the 40 cubes', (player) => {
    const used = countSquares(player.scored) + player.health + player.stored;
    return used <= PLAYER_SET.cubes && player.scored >>> 25 === 0;
  }),
  each(
    'UB-INV-02',
    'health is 0 to 3, and 0 only inside step 1',
    ({ health }) => health >= 1 && health <= PLAYER_SET.health,
    (state) => state.step === 1 && state.players.every(({ health }) => health >= 0),
  ),
  each('UB-DMG-08', 'health never exceeds 3', (player) => player.health <= PLAYER_SET.health),
  each('UB-INV-03', 'stored energy fits the battery', (player) => {
    const { capacity } = BATTERIES[player.items.battery];
    return player.stored >= 0 && player.stored <= capacity;
  }),
  each(
    'UB-INV-04',
    'no energy is available or committed between rounds',
    (player) => player.available === 0 && player.committed === 0,
    (state) => state.forced || (state.phase !== 'charge' && state.phase !== 'round-end'),
  ),
  { rule: 'UB-INV-05', text: 'every card is in one place', check: cardsInOnePlace },
  each(
    'UB-INV-06',
    'nobody has a full line while the game runs',
    (player) => LINES.every((line) => (player.scored & line.mask) !== line.mask),
    (state) => state.result !== undefined,
  ),
  {
    rule: 'UB-WIN-03',
    text: 'only the winner has a full line',
    check: (state) => {
      const full = state.players.flatMap((player, seat) =>
        LINES.some((line) => (player.scored & line.mask) === line.mask) ? [seat] : [],
      );
      const winners = state.result === undefined ? [] : [state.result.winner];
      return full.join() === winners.join() ? undefined : `full lines of ${full.join()}`;
    },
  },
  {
    rule: 'UB-INV-07',
    text: 'the First Player token has moved one seat every round',
    check: ({ holder, firstHolder, round, players }) =>
      holder === (firstHolder + round - 1) % players.length ? undefined : `seat ${holder} has it`,
  },
  {
    rule: 'UB-INV-08',
    text: 'no selected item was disabled at its selection',
    check: selectedWhileDisabled,
  },
  { rule: 'UB-INV-09', text: 'one resolve turn a round for each', check: oneResolveTurn },
  {
    rule: 'UB-INV-10',
    text: 'every square taken from the dead is scored or turned into energy',
    check: ({ tally, result }) => {
      const { squaresLost, squaresTaken, squaresTurned } = tally;
      return squaresLost === squaresTaken + squaresTurned || result !== undefined
        ? undefined
        : `${squaresLost} lost, ${squaresTaken} taken, ${squaresTurned} turned`;
    },
  },
  each(
    'UB-INV-11',
    'at least 12 cubes are off the card, one of them in the pool, and at most 20 squares are scored',
    (player) =>
      player.pool + player.available + player.stored + player.committed >= 12 &&
      countSquares(player.scored) <= 20 &&
      player.pool >= 1,
    (state) => state.forced || state.result !== undefined,
  ),
  {
    rule: 'UB-INV-12',
    text: 'nobody reflects more than Lazors have fired at it',
    check: (state) => {
      const seat = state.players.findIndex(
        (player, index) => player.damageReflected > firedAt(state, index),
      );
      return seat < 0 ? undefined : `seat ${seat} reflected what had been reflected`;
    },
  },
  {
    rule: 'UB-WIN-04',
    text: 'nobody is ever eliminated: every player has its three items and its resolve turns',
    check: (state) =>
      state.players.every((player) =>
        SLOTS.every((slot) => ITEMS[player.items[slot]] !== undefined),
      )
        ? undefined
        : 'a player is out of the game',
  },
];

function each(
  rule: string,
  text: string,
  holds: (player: PlayerState) => boolean,
  except?: (state: BingoState) => boolean,
): Invariant<BingoState> {
  return {
    rule,
    text,
    check: (state) => {
      if (except?.(state) === true) return undefined;
      const seat = state.players.findIndex((player) => !holds(player));
      return seat < 0 ? undefined : `not so at seat ${seat}`;
    },
  };
}

function cardsInOnePlace(state: BingoState): string | undefined {
  const held = state.players.flatMap(({ items }) => SLOTS.map((slot) => items[slot]));
  const places = [...held, ...state.market.items, ...state.removed.items];
  for (const id of ADVANCED_IDS) {
    const copies = places.filter((item) => item === id).length;
    if (copies !== COPIES.advancedItem) return `${copies} copies of ${id}`;
  }
  for (const { items, reserve } of state.players) {
    for (const slot of SLOTS) {
      const basic = BASIC_ITEMS[slot];
      if (ITEMS[items[slot]]?.slot !== slot) return `${items[slot]} in the ${slot} slot`;
      if ((items[slot] === basic) === reserve.includes(basic))
        return `${basic} is not in one place`;
    }
  }
  for (const id of POWER_IDS) {
    const inHands = state.players.flatMap(({ powers }) => powers.filter((power) => power === id));
    const copies = state.market.powers[id] + state.removed.powers[id] + inHands.length;
    if (copies !== COPIES.powerCard) return `${copies} copies of ${id}`;
  }
  return undefined;
}

function selectedWhileDisabled(state: BingoState): string | undefined {
  for (const token of state.tokens) {
    if (token.since >= state.round) continue;
    const seat = state.players.findIndex(
      ({ selection }, index) =>
        selection?.item === token.item && (token.seat < 0 || token.seat === index),
    );
    if (seat >= 0) return `seat ${seat} selected ${token.item}`;
  }
  return undefined;
}

function oneResolveTurn(state: BingoState): string | undefined {
  if (state.result !== undefined) return undefined;
  const seat = state.players.findIndex((player, index) => {
    const had = placeInOrder(state, index) < state.turnsDone;
    return player.resolveTurns !== state.round - 1 + (had ? 1 : 0);
  });
  return seat < 0 ? undefined : `seat ${seat} has had the wrong number of turns`;
}
