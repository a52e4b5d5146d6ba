import type { Table } from '@tablewright/engine';
import type { CardEvent } from './events.ts';
import { NOBODY, type Observers, PUBLIC, seatsIn } from './observers.ts';

/** What moving cards needs of the table. */
export type CardTable = Pick<
  Table<object>,
  'state' | 'seatCount' | 'audience' | 'among' | 'reveal' | 'pick' | 'drawFrom' | 'shuffle'
>;

/** A table at which events of cards are told. */
export interface TellingTable extends CardTable {
  readonly tell: ((event: CardEvent) => void) | undefined;
}

/** Does something before these observers alone. */
export function before<R>(t: CardTable, observers: Observers, run: () => R): R {
  return (observers & PUBLIC) === 0 ? t.among(seatsIn(observers, t.seatCount), run) : run();
}

/** These observers have learned something that was hidden from them. */
export function reveal(t: CardTable, learned: Observers): void {
  if (learned === NOBODY) return;
  if ((learned & PUBLIC) !== 0) t.reveal();
  else t.reveal(seatsIn(learned, t.seatCount));
}
