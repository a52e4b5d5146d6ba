import type { Cell } from '@tablewright/geometry';
import type { DataSchema } from '../../data-schema.ts';
import type { Effect } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import type { Body } from '../court/footprint.ts';
import type { Action } from './action.ts';
import type { Answers } from './moments.ts';

/** A kind of effect that content leaves in play. */
export interface EffectDef {
  /** The {@link Effect.kind} of what is of this kind. */
  readonly kind: string;
  /** What those of this kind keep with them: see `effect-data.ts`; nothing if left out. */
  readonly data?: DataSchema;
  /** What it answers to while it is in play. */
  readonly on?: Answers;
  /** What its bearer can do while it is in play, be it an athlete: each looks at that itself. */
  readonly actions?: readonly Action[];
  /** Counts as a status for what looks at statuses, as a named debuff does (KC-CONV-42). */
  readonly status?: true;
  /** Its bearer may have more HP than its maximum (KZ-INV-06). */
  readonly beyondMaximum?: true;
  /**
   * Its amount is a die that was rolled in secret: nobody knows it but the seat that plays its
   * maker (KC-HID-02).
   */
  readonly secret?: true;
  /** Whether it still lasts; once it does not, even for a moment, it is over. */
  readonly lasts?: (t: Kazzam, effect: Effect) => boolean;
  /** Its maker sees from it (KC-POR-08). */
  readonly eye?: Eye;
}

/** How the maker of an effect sees from it. */
export interface Eye {
  /** Whether attacks and Opportunities may be made from there too (KC-POR-25). */
  readonly strikes: boolean;
  /**
   * Whether its maker takes Opportunities as though it stood there, on whoever is in that square too,
   * and neither sees nor attacks from there (KC-TMR-24).
   */
  readonly replies?: true;
  /** Where it is, for a creature that stands on a square; nothing if it does not work for it. */
  readonly placeFor: (t: Kazzam, eye: Effect, cell: Cell) => Body | undefined;
}
