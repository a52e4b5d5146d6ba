import type { Seat } from '@tablewright/engine';
import { BASIC_ITEMS } from './content/items.ts';
import {
  type BingoState,
  type ItemId,
  NOBODY,
  type PlayerState,
  POWER_IDS,
  SEAT_LETTERS,
  SLOTS,
} from './model.ts';
import { fixedBlock } from './rules/selection.ts';
import { selectionsOf } from './rules/selection-options.ts';
import { resolvingSeat } from './rules/turn-order.ts';
import { squaresIn } from './squares.ts';

/** This state, between two steps, as a starting position; `given/given.ts` reads it. */
export function positionOf(state: BingoState): Readonly<Record<string, unknown>> {
  const { players, removed, waiting, tokens, tally } = state;
  const left = [
    ...removed.items,
    ...POWER_IDS.flatMap((id) => new Array<string>(removed.powers[id]).fill(id)),
  ];
  const disabled = disabledItems(state);
  const counted = Object.entries(tally).filter(([, count]) => count > 0);
  return {
    round: state.round,
    firstPlayer: letter(state.holder),
    phase: state.phase,
    ...(state.phase === 'resolve' ? { resolving: letter(resolvingSeat(state)) } : {}),
    players: Object.fromEntries(
      players.map((player, seat) => [
        letter(seat),
        { ...ofPlayer(player, seat, players.length), ...disabled?.[seat] },
      ]),
    ),
    ...some('removed', left),
    ...(disabled === undefined ? { tokens: tokens.map(ofToken) } : disabled[players.length]),
    ...some(
      'reflected',
      waiting.map(({ attacker, target, damage }) => ({
        from: letter(attacker),
        to: letter(target),
        damage,
      })),
    ),
    ...(counted.length === 0 ? {} : { tally: Object.fromEntries(counted) }),
    ...(state.forced ? { forced: true } : {}),
  };
}

/**
 * The disabled items of each player and then of the market, if the tokens lie as such items lay
 * them; else they have to be told one by one.
 */
function disabledItems({ players, tokens, round }: BingoState): readonly Disabled[] | undefined {
  const places = players.map(() => ({}) as Disabled).concat({});
  let before = 0;
  for (const { item, seat, since, through } of tokens) {
    const holder = players.findIndex(({ items }) => SLOTS.some((slot) => items[slot] === item));
    const place = seat !== NOBODY ? seat : holder < 0 ? players.length : holder;
    const later = since - round + 1;
    const order = place * 2 + later;
    if ((later !== 0 && later !== 1) || through !== since + 1 || order < before) return undefined;
    before = order;
    const list = places[place];
    const key = later === 0 ? 'disabled' : 'disabledNext';
    if (list !== undefined) list[key] = [...(list[key] ?? []), item];
  }
  return places;
}

/** Items that cannot be selected in this round, and in the next. */
interface Disabled {
  disabled?: readonly ItemId[];
  disabledNext?: readonly ItemId[];
}

function ofToken({ item, seat, since, through }: BingoState['tokens'][number]) {
  return { item, ...(seat === NOBODY ? {} : { of: letter(seat) }), since, through };
}

/** What lies before a player, except what is as at set-up or follows from the rest. */
function ofPlayer(player: PlayerState, seat: Seat, seats: number) {
  const { scored, health, stored, available, committed, items, dice, lastRoll } = player;
  const { selection } = player;
  const block = selection === undefined ? 0 : fixedBlock(selection);
  return {
    ...some('scored', squaresIn(scored)),
    health,
    stored,
    pool: player.pool,
    ...(available === 0 ? {} : { available }),
    // Without it the cost of the selection is taken to be paid.
    ...(committed === 0 && selection === undefined ? {} : { committed }),
    ...Object.fromEntries(
      SLOTS.filter((slot) => items[slot] !== BASIC_ITEMS[slot]).map((slot) => [slot, items[slot]]),
    ),
    ...some('reserve', player.reserve),
    ...some('powers', player.powers),
    ...(lastRoll.letter === '' ? {} : { lastRoll: `${lastRoll.letter}${lastRoll.number}` }),
    ...(dice.letter === '' && dice.number === ''
      ? {}
      : { dice: `${dice.letter || '-'}${dice.number || '-'}` }),
    ...(player.choosesDie ? { choosesDie: true } : {}),
    ...(selection === undefined ? {} : { selects: idOf(selection, seat, seats) }),
    ...(player.blockLeft === block ? {} : { blockLeft: player.blockLeft }),
    ...(player.damageTaken === 0 ? {} : { damageTaken: player.damageTaken }),
    ...(player.damageReflected === 0 ? {} : { damageReflected: player.damageReflected }),
  };
}

/** The id of the selection, its seats as letters. */
function idOf(selection: NonNullable<PlayerState['selection']>, seat: Seat, seats: number) {
  const { item, action, target, adjacent } = selection;
  const option = selectionsOf(item, seat, seats).find(
    ({ selection: other }) =>
      other.action === action && other.target === target && other.adjacent === adjacent,
  );
  return option?.names?.lettered ?? option?.id;
}

function letter(seat: Seat) {
  return SEAT_LETTERS[seat];
}

function some<T>(key: string, list: readonly T[]): Readonly<Record<string, readonly T[]>> {
  return list.length === 0 ? {} : { [key]: list };
}
