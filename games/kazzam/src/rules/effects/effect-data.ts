/**
 * What effects keep with them besides what all have. Each kind says once what that is, and its
 * effects are made, found and read through it:
 *
 *     const FAVORS = dataKind('favors', { target: 'creature' });
 *
 *     windows.attach(t, { ...withData(FAVORS, { target }), on, by, … });
 *     effectsOf(state, FAVORS).some(({ data }) => data.target === target);
 *     const { target } = dataOf(FAVORS, effect);
 *
 * A field that the kind has not, or one that is left out, does not compile. Positions name the same
 * fields: see `given/effects.ts`.
 */
import type { Cell } from '@tablewright/geometry';
import type { DataSchema, FieldKind } from '../../data-schema.ts';
import {
  type CreatureId,
  type Effect,
  type EffectData,
  type SquareKind,
  STATUSES,
  type Status,
} from '../../model.ts';
import { STATUS_RECORDS, type StatusData } from '../../statuses.ts';

/** A kind of effects that keep something with them. */
export interface DataKind<S extends DataSchema = DataSchema> {
  /** See {@link Effect.kind}. */
  readonly kind: string;
  readonly data: S;
}

/** The values of a kind's fields. */
export type DataOf<K extends DataKind> = {
  readonly [F in keyof K['data'] as IsOptional<K['data'][F]> extends true ? never : F]: ValueOf<
    K['data'][F]
  >;
} & {
  readonly [F in keyof K['data'] as IsOptional<K['data'][F]> extends true ? F : never]?: ValueOf<
    K['data'][F]
  >;
};

/** An effect of a kind. It may have no data at all if none of its fields has to be there. */
export type EffectOf<K extends DataKind> = Effect & {
  readonly data: KeptBy<K> | (Record<never, never> extends DataOf<K> ? undefined : never);
};

type KeptBy<K extends DataKind> = DataOf<K> & EffectData;

type IsOptional<F> = F extends `${string}?` ? true : false;

/** What a field of each kind holds. */
export interface FieldValues {
  creature: CreatureId;
  square: Cell;
  squares: readonly Cell[];
  flag: number;
  number: number;
  text: string;
  status: Status;
  ground: SquareKind;
}

type ValueOf<F> = F extends FieldKind
  ? FieldValues[F]
  : F extends `${infer G extends FieldKind}?`
    ? FieldValues[G]
    : never;

/** Declares a kind of effects with what they keep. */
export function dataKind<const S extends DataSchema>(kind: string, data: S): DataKind<S> {
  return { kind, data };
}

/** The kind of an effect about to be made, with its data. */
export function withData<K extends DataKind>(
  { kind }: K,
  data: DataOf<K>,
): { readonly kind: K['kind']; readonly data: KeptBy<K> } {
  return { kind, data: data as KeptBy<K> };
}

/** Whether an effect is of that kind. */
export function isOf<K extends DataKind>({ kind }: K, effect: Effect): effect is EffectOf<K> {
  return effect.kind === kind;
}

/** What an effect of that kind keeps. @throws TypeError for one of another kind */
export function dataOf<K extends DataKind>(
  { kind }: K,
  effect: Pick<Effect, 'kind' | 'data'>,
): EffectOf<K>['data'] {
  if (effect.kind !== kind) throw new TypeError(`"${effect.kind}" is not of the kind "${kind}"`);
  return effect.data as EffectOf<K>['data'];
}

/** The fields that mean the same for all kinds, of an effect of any kind. */
export function sharedData({ data }: Effect): Partial<DataOf<typeof SHARED>> {
  return (data ?? {}) as Partial<DataOf<typeof SHARED>>;
}

const SHARED = dataKind('any', {
  cell: 'square',
  cells: 'squares',
  removable: 'flag?',
  leaves: 'status?',
});

/** The statuses, as kinds of effects. */
export const STATUS = Object.fromEntries(
  STATUSES.map((kind) => [kind, dataKind(kind, STATUS_RECORDS[kind].data ?? {})]),
) as { readonly [N in Status]: DataKind<StatusData[N]> & { readonly kind: N } };
