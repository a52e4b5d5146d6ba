import { type Flow, type Seat, secretly } from '@tablewright/engine';
import { costOf } from '../content/items.ts';
import { SHIELDS } from '../content/shields.ts';
import { NOBODY, type PlayerState, playerAt, type Selection, type ShieldId } from '../model.ts';
import type { BingoTable } from '../table.ts';
import { gainAvailable, pay, shortOfPool } from './energy.ts';
import { beforeSelection } from './power-windows.ts';
import {
  bringsBonus,
  closedSelections,
  type SelectionChoice,
  selectionChoice,
} from './selection-options.ts';
import { seatInOrder } from './turn-order.ts';

/**
 * Battle up to the reveal: the window before, then all select in secret, then all is paid for.
 * Who has nothing to select passes, and who has only one selection makes it, unasked.
 */
export function* selection(t: BingoTable): Flow<void> {
  const { state } = t;
  yield* beforeSelection(t);
  const forced: SelectionChoice[] = [];
  const asked: SelectionChoice[] = [];
  for (let place = 0; place < state.players.length; place += 1) {
    const choice = selectionChoice(state, seatInOrder(state, place));
    if (choice === undefined) continue;
    if (choice.options.length === 1) forced.push(choice);
    else asked.push(t.listening ? withReasons(t, choice) : choice);
  }
  const answers = yield* secretly(t, asked);
  for (let i = 0; i < asked.length; i += 1) select(t, asked[i], answers[i] as number);
  for (let i = 0; i < forced.length; i += 1) select(t, forced[i], 0);
  reveal(t);
  state.phase = 'resolve';
}

/** The E that a selection costs at the reveal. */
export function costOfSelection(used: Selection): number {
  return costOf(used.item, used.action) ?? 0;
}

/** What the fixed block of a Shield in use amounts to. */
export function fixedBlock(used: Selection): number {
  if (used.slot !== 'shield') return 0;
  const shield = SHIELDS[used.item as ShieldId];
  const action = used.action === 'overcharge' ? shield.overcharge : shield.activate;
  return typeof action?.block === 'number' ? action.block : 0;
}

function select(t: BingoTable, choice: SelectionChoice | undefined, answer: number): void {
  if (choice === undefined) return;
  playerAt(t.state, choice.seat).selection = choice.options[answer]?.selection;
}

function withReasons(t: BingoTable, choice: SelectionChoice): SelectionChoice {
  return { ...choice, closed: () => closedSelections(t.state, choice.seat) };
}

/** All selections become public; bonuses come in and every base cost is paid. */
function reveal(t: BingoTable): void {
  const { state } = t;
  for (let place = 0; place < state.players.length; place += 1) {
    const seat = seatInOrder(state, place);
    const player = playerAt(state, seat);
    const used = player.selection;
    if (t.listening) announce(t, seat, used);
    if (used === undefined) continue;
    addBonus(t, seat, player, used);
    const cost = costOfSelection(used);
    if (cost > 0) pay(t, seat, cost, 'UB-REV-01');
    if (used.action === 'overcharge') state.tally.overcharges += 1;
    player.blockLeft = fixedBlock(used);
  }
}

function announce(t: BingoTable, seat: Seat, used: Selection | undefined): void {
  if (used === undefined) {
    t.tell?.({ type: 'passed', rule: 'UB-SEL-10', seat });
    return;
  }
  const { item, action, target, adjacent } = used;
  t.tell?.({
    type: 'selected',
    rule: 'UB-SEL-04',
    also: adjacent === NOBODY ? [] : ['UB-DMG-10'],
    seat,
    item,
    action,
    ...(target === NOBODY ? {} : { target }),
    ...(adjacent === NOBODY ? {} : { adjacent }),
  });
}

function addBonus(t: BingoTable, seat: Seat, player: PlayerState, used: Selection): void {
  if (!bringsBonus(player, used.slot)) return;
  const item = player.items.battery;
  const amount = gainAvailable(player, 1);
  t.state.tally.energySupplied += amount;
  t.tell?.({
    type: 'bonus',
    rule: 'UB-BAT-08',
    seat,
    item,
    amount,
    wanted: 1,
    ...shortOfPool(amount, 1),
  });
}
