import type { Secrets } from '@tablewright/cards';
import { readRecord } from '@tablewright/engine/given';
import type { CardId } from '../model.ts';
import { filled, readList, readSeat, seatName, some, type Written } from './fields.ts';
import { cardName, readCard, type Told } from './laying.ts';

/** What all know, spectators too. */
const ALL = 'all';

/** Lays which hidden cards somebody knows, and which lie face down among open ones. */
export function laySecrets(told: Told, value: unknown): void {
  const { secrets } = told.state;
  const observers = secrets.known.map((_, at) => (at === 0 ? ALL : seatName(at - 1)));
  const { down, known } = readRecord(value, 'secrets', ['down', 'known']) ?? {};
  const minds = readRecord(known, 'secrets.known', observers) ?? {};
  secrets.down.splice(0, secrets.down.length, ...cards(told, down, 'secrets.down'));
  for (const [name, lots] of Object.entries(minds)) {
    const key = `secrets.known.${name}`;
    const at = name === ALL ? 0 : (readSeat(name, key, observers.length - 1) ?? 0) + 1;
    const mind = (readList(lots, key) ?? []).map((lot, i) =>
      cards(told, typeof lot === 'string' ? [lot] : lot, `${key}.${i}`),
    );
    secrets.known[at]?.push(...mind);
  }
}

function cards(told: Told, value: unknown, key: string): CardId[] {
  return (readList(value, key) ?? []).map((card, at) => readCard(told, card, `${key}.${at}`));
}

/** See {@link laySecrets}: a card that is known for certain stands alone, others in lists. */
export function writeSecrets(told: Told): Written {
  const { down, known }: Secrets<CardId> = told.state.secrets;
  const named = (lot: readonly CardId[]) => lot.map((card) => cardName(told, card));
  const minds = known.flatMap((mind, at) => {
    const lots = mind.map((lot) => (lot.length === 1 ? named(lot)[0] : named(lot)));
    return lots.length === 0 ? [] : [[at === 0 ? ALL : seatName(at - 1), lots] as const];
  });
  return filled('secrets', {
    ...some('down', named(down)),
    ...filled('known', Object.fromEntries(minds)),
  });
}
