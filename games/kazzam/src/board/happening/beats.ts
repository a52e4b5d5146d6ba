import type { Cell } from '@tablewright/geometry';
import { type AttackEnd, attackEnd } from '../../attack-end.ts';
import type { KazzamEvent } from '../../events.ts';
import { type CreatureId, NOBODY, type Status } from '../../model.ts';
import type { BoardKey } from '../texts.ts';

/** Where something is drawn: at a creature, or on a square. */
export type Spot = { readonly creature: CreatureId } | { readonly cell: Cell };

/** Something that is seen to happen on the map. */
export type Beat =
  /** Whoever goes now, or comes back. */
  | { readonly kind: 'ring'; readonly at: Spot }
  /** From whoever attacks to what it attacks, with the dice. */
  | {
      readonly kind: 'shot';
      readonly from: Spot;
      readonly to: Spot;
      readonly end: AttackEnd;
      readonly dice: readonly number[];
    }
  /** Whom a Creep has in mind. */
  | { readonly kind: 'aim'; readonly from: Spot; readonly to: Spot }
  /** The squares entered, in their order. */
  | { readonly kind: 'trail'; readonly path: readonly Cell[]; readonly forced: boolean }
  /** From one square to another at once, by a portal or a teleport. */
  | { readonly kind: 'leap'; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'dice'; readonly at: Spot; readonly dice: readonly number[] }
  | { readonly kind: 'status'; readonly at: Spot; readonly status: Status }
  | {
      readonly kind: 'word';
      readonly at: Spot;
      readonly word: BoardKey;
      readonly amount?: number;
      readonly tone: 'good' | 'bad';
    };

/** What is seen of these events, in their order; nothing of what an observer may not know. */
export function beatsOf(events: readonly KazzamEvent[]): readonly Beat[] {
  return events.flatMap((event) => beatOf(event) ?? []);
}

function beatOf(event: KazzamEvent): Beat | undefined {
  switch (event.type) {
    case 'turn':
      return { kind: 'ring', at: { creature: event.who } };
    case 'arrived':
    case 'portal':
      return event.whence === undefined || event.cell < 0
        ? { kind: 'ring', at: { creature: event.who } }
        : { kind: 'leap', from: { cell: event.whence }, to: { cell: event.cell } };
    case 'attack':
      return shotOf(event);
    case 'creep':
      if (event.of < 0 || event.of === event.who) return undefined;
      return { kind: 'aim', from: { creature: event.who }, to: { creature: event.of } };
    case 'moved':
      return { kind: 'trail', path: event.path, forced: false };
    case 'forced':
      return { kind: 'trail', path: event.path, forced: true };
    case 'thrown':
      return { kind: 'dice', at: { creature: event.who }, dice: event.dice };
    case 'initiative':
    case 'own-roll':
    case 'wild':
      return { kind: 'dice', at: { creature: event.who }, dice: [event.roll] };
    case 'save':
      return word(event.who, event.saved ? 'board.seen.saved' : 'board.seen.failed', event.saved);
    case 'status':
      if (event.innate === true || event.longer) return undefined;
      return { kind: 'status', at: { creature: event.who }, status: event.status };
    case 'damage':
      // The HP are told by the piece itself.
      if (event.ward === 0) return undefined;
      return { ...word(event.who, 'board.seen.warded', true), amount: event.ward };
    case 'healed':
      return { ...word(event.who, 'board.seen.healed', true), amount: event.amount };
    case 'taken-out':
    case 'vanished':
      return word(event.who, 'board.seen.out', false);
    case 'averted':
      return word(event.of, 'board.seen.miss', true);
    case 'opportunity':
      return { kind: 'aim', from: { creature: event.by }, to: { creature: event.who } };
    case 'diverted':
      return { kind: 'aim', from: { creature: event.who }, to: { creature: event.of } };
    case 'trap':
      return { kind: 'ring', at: { cell: event.cell } };
    case 'struck':
      return { ...hurt({ cell: event.cell }, 'board.seen.struck'), amount: event.amount };
    case 'orb':
    case 'item':
    case 'placed':
    case 'brought':
    case 'squeezed':
    case 'ruling':
      return { kind: 'ring', at: { creature: event.who } };
    default:
      return undefined;
  }
}

/** From whoever attacks to whom it attacks; a thing is attacked on its square. */
function shotOf(event: Extract<KazzamEvent, { type: 'attack' }>): Beat {
  const { who, of, cell, result, dice } = event;
  // Nobody is attacked by a pseudo-attack roll.
  if (of === NOBODY && cell === undefined) return { kind: 'dice', at: { creature: who }, dice };
  const to: Spot = of >= 0 || cell === undefined ? { creature: of } : { cell };
  return { kind: 'shot', from: { creature: who }, to, end: attackEnd(result), dice };
}

function hurt(at: Spot, key: BoardKey): Extract<Beat, { kind: 'word' }> {
  return { kind: 'word', at, word: key, tone: 'bad' };
}

function word(who: CreatureId, key: BoardKey, good: boolean): Extract<Beat, { kind: 'word' }> {
  return { kind: 'word', at: { creature: who }, word: key, tone: good ? 'good' : 'bad' };
}

/** The dice that an event tells, as they fell (KZ-GEN-10). */
export function diceOf(event: KazzamEvent): readonly number[] {
  switch (event.type) {
    case 'attack':
    case 'thrown':
    case 'save':
    case 'roll-off':
      return event.dice;
    case 'start':
    case 'initiative':
    case 'wild':
    case 'group-roll':
    case 'own-roll':
      return [event.roll];
    case 'secret-roll':
    case 'secret-shown':
      return event.roll > 0 ? [event.roll] : [];
    default:
      return [];
  }
}
