import type { ClosedOption, OneChoice, Option, Seat } from '@tablewright/engine';
import { BATTERIES } from '../content/batteries.ts';
import { OFFERED } from '../content/components.ts';
import { costOf, ITEM_IDS, ITEMS } from '../content/items.ts';
import {
  type Action,
  type BingoState,
  type ItemId,
  NOBODY,
  type PlayerState,
  playerAt,
  SEAT_LETTERS,
  type Selection,
  SLOTS,
  type Slot,
} from '../model.ts';
import { tokenOn } from './disabling.ts';
import { payable } from './energy.ts';
import { whyNotThere } from './whereabouts.ts';

/** One possible selection. */
export interface SelectionOption extends Option {
  readonly selection: Selection;
}

/** The selection of one seat as a choice; its options depend only on items and what can be paid. */
export type SelectionChoice = OneChoice<SelectionOption>;

/** Whether the battery brings an extra E when an item of this slot is used. */
export function bringsBonus(player: PlayerState, slot: Slot): boolean {
  return BATTERIES[player.items.battery].bonusFor === slot;
}

/** What a seat may select now, or nothing if there is nothing. */
export function selectionChoice(state: BingoState, seat: Seat): SelectionChoice | undefined {
  const player = playerAt(state, seat);
  let key = 0;
  for (const slot of SLOTS) {
    const item = player.items[slot];
    const open = tokenOn(state, seat, item) === undefined ? payableActions(player, item, slot) : 0;
    key = key * 24 + (INDEX_IN_SLOT[item] ?? 0) * 4 + open;
  }
  const seats = state.players.length;
  let kept = KEPT[seats * 8 + seat];
  if (kept === undefined) {
    kept = new Array(24 ** 3);
    KEPT[seats * 8 + seat] = kept;
  }
  let choice = kept[key];
  if (choice === undefined) {
    choice = build(player, seat, seats, key);
    kept[key] = choice;
  }
  return choice.options.length === 0 ? undefined : choice;
}

/** What a seat might want to select and may not, and why. */
export function closedSelections(state: BingoState, seat: Seat): ClosedOption[] {
  const player = playerAt(state, seat);
  const inSlots = SLOTS.flatMap((slot) => {
    const item = player.items[slot];
    const disabled = tokenOn(state, seat, item) !== undefined;
    const open = payableActions(player, item, slot);
    return selectionsOf(item, seat, state.players.length).flatMap((option): ClosedOption[] => {
      const { action } = option.selection;
      if (disabled) {
        return [{ ...option, because: { key: 'because.disabled', rule: 'UB-SEL-08' } }];
      }
      if ((open & bitOf(action)) !== 0) return [];
      const cost = costOf(item, action) ?? 0;
      const because = { key: 'because.cost', params: { cost }, rule: 'UB-SEL-07' };
      return [{ ...option, because }];
    });
  });
  return [...inSlots, ...elsewhere(state, seat)];
}

/** What could be done with items that lie in the seat's reserve or that others hold (UB-SEL-01). */
function elsewhere(state: BingoState, seat: Seat): ClosedOption[] {
  const selections = (item: ItemId) => selectionsOf(item, seat, state.players.length);
  const inReserve = { key: 'because.in-reserve', rule: 'UB-SEL-01' };
  return [
    ...playerAt(state, seat)
      .reserve.flatMap(selections)
      .map((option) => ({ ...option, because: inReserve })),
    ...state.players
      .flatMap(({ items }, holder) => (holder === seat ? [] : Object.values(items)))
      .filter((item) => !ITEMS[item].basic)
      .flatMap((item) =>
        selections(item).map((option) => ({ ...option, because: whyNotThere(state, seat, item) })),
      ),
  ];
}

// Two bits per slot: the plain action and the other one (Overcharge, or a Battery's "decline").
const PLAIN = 1;
const OTHER = 2;

const KEPT: SelectionChoice[][] = [];

const INDEX_IN_SLOT: Readonly<Record<string, number>> = Object.fromEntries(
  ITEM_IDS.map((id, index) => [id, index % 6]),
);

function bitOf(action: Action): number {
  return action === 'activate' ? PLAIN : OTHER;
}

function payableActions(player: PlayerState, item: ItemId, slot: Slot): number {
  const limit = payable(player) + (bringsBonus(player, slot) ? Math.min(1, player.pool) : 0);
  let open = 0;
  for (const action of OFFERED[slot]) {
    const cost = costOf(item, action);
    if (cost !== undefined && cost <= limit) open |= bitOf(action);
  }
  return open;
}

/** @ids <item>/<action>, <item>/<action>/<target>, <item>/<action>/<target>/<adjacent> */
function build(player: PlayerState, seat: Seat, seats: number, key: number): SelectionChoice {
  const options = SLOTS.flatMap((slot, index) => {
    const open = Math.trunc(key / 24 ** (2 - index)) % 4;
    return selectionsOf(player.items[slot], seat, seats).filter(
      (option) => (open & bitOf(option.selection.action)) !== 0,
    );
  });
  return {
    kind: 'one',
    seat,
    why: { key: 'choice.select', rule: 'UB-SEL-02' },
    options,
    fallback: fallbackIn(options),
  };
}

/** The most harmless selection: the Battery, a Shield, and only then a Lazor. */
function fallbackIn(options: readonly SelectionOption[]): number {
  const free = options.findIndex(
    ({ selection }) =>
      selection.slot === 'battery' && costOf(selection.item, selection.action) === 0,
  );
  if (free >= 0) return free;
  return Math.max(
    0,
    options.findIndex(({ selection }) => selection.slot === 'shield'),
  );
}

const OPTIONS_OF: Record<string, readonly SelectionOption[]> = {};

/** Everything that could be done with an item by this seat, whatever can be paid. */
export function selectionsOf(item: ItemId, seat: Seat, seats: number): readonly SelectionOption[] {
  const name = `${item}/${seat}/${seats}`;
  const kept = OPTIONS_OF[name];
  if (kept !== undefined) return kept;
  const { slot } = ITEMS[item];
  const made = Object.freeze(
    OFFERED[slot].flatMap((action) =>
      costOf(item, action) === undefined ? [] : withTargets(item, slot, action, seat, seats),
    ),
  );
  OPTIONS_OF[name] = made;
  return made;
}

function withTargets(
  item: ItemId,
  slot: Slot,
  action: Action,
  seat: Seat,
  seats: number,
): SelectionOption[] {
  const card = ITEMS[item];
  const others = Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
  if (card.slot === 'lazor') {
    // Any other player, never oneself.
    const detail = action === 'overcharge' ? card.overcharge : card.activate;
    return others.flatMap((target) => {
      const neighbours = (detail?.adjacentDamage ?? 0) > 0 ? neighboursOf(target, seat, seats) : [];
      return neighbours.length === 0
        ? [optionFor(item, slot, action, target, NOBODY, 'UB-SEL-05')]
        : neighbours.map((next) => optionFor(item, slot, action, target, next, 'UB-DMG-09'));
    });
  }
  if (card.slot === 'shield') {
    const detail = action === 'overcharge' ? card.overcharge : card.activate;
    return detail?.target === true
      ? others.map((target) => optionFor(item, slot, action, target, NOBODY, 'UB-SEL-06'))
      : [optionFor(item, slot, action, NOBODY, NOBODY, 'UB-REV-03')];
  }
  return [optionFor(item, slot, action, NOBODY, NOBODY, 'UB-SEL-09')];
}

/** The seats beside the target, left or right, other than the attacker's. */
function neighboursOf(target: Seat, attacker: Seat, seats: number): Seat[] {
  const left = (target + 1) % seats;
  const right = (target + seats - 1) % seats;
  const both = left === right ? [left] : [left, right];
  return both.filter((seat) => seat !== attacker);
}

interface RuledOption extends SelectionOption {
  /** The rule that opens this kind of selection. */
  readonly rule: string;
}

function optionFor(
  item: ItemId,
  slot: Slot,
  action: Action,
  target: Seat,
  adjacent: Seat,
  rule: string,
): RuledOption {
  const seats = [target, adjacent].filter((seat) => seat !== NOBODY);
  const selection = Object.freeze({ slot, item, action, target, adjacent });
  return Object.freeze({
    id: [item, action, ...seats].join('/'),
    names: {
      item,
      action,
      ...(target === NOBODY
        ? {}
        : {
            target,
            lettered: [item, action, ...seats.map((seat) => SEAT_LETTERS[seat])].join('/'),
          }),
      ...(adjacent === NOBODY ? {} : { adjacent }),
    },
    text: {
      key: `option.${action}${adjacent === NOBODY ? (target === NOBODY ? '' : '-at') : '-at-two'}`,
      params: {
        item: { key: `card.${item}` },
        cost: costOf(item, action) ?? 0,
        ...(target === NOBODY ? {} : { target: { seat: target } }),
        ...(adjacent === NOBODY ? {} : { adjacent: { seat: adjacent } }),
      },
    },
    selection,
    rule,
  });
}
