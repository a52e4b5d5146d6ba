import { contentOf, type World } from '../table.ts';
import { clockForm } from './state-forms.ts';

/** How effects, zones and things may be written by hand: what goes without saying is left out. */

type Written = Readonly<Record<string, unknown>>;

/** A creature as it is written, with what its list of things says of its hands and its back. */
interface Outfitted extends Written {
  /** Places in the list of things. */
  readonly inHand: readonly number[];
  readonly worn: number | undefined;
}

const isRecord = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ends that a word names. */
const ENDS: readonly unknown[] = ['combat', 'scene', 'long-rest', 'cure'];

/**
 * Something that lies on a creature or a place: its kind alone, or with what differs from lying there until it is
 * cured, by its own rule. `rounds` is how long it still lasts, `until` may be a word or a time.
 */
export function laidIn(
  { state }: Pick<World, 'state'>,
  kinds: Readonly<Record<string, { readonly rule: string }>>,
  value: unknown,
  key: string,
): unknown {
  const said = typeof value === 'string' ? { kind: value } : value;
  if (!isRecord(said)) return value;
  const { kind, source, until = 'cure', rounds, ...rest } = said;
  const rule = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind]?.rule : '';
  return {
    kind,
    source: isRecord(source) ? { rule, ...source } : (source ?? { rule }),
    until:
      typeof rounds === 'number'
        ? { at: 'time', clock: state.clock + rounds }
        : ENDS.includes(until)
          ? { at: until }
          : typeof until === 'string'
            ? { at: 'time', clock: clockForm(until, `${key}.until`) }
            : until,
    ...rest,
  };
}

/** A creature with its effects in full. */
export function effectsIn(w: World, written: Written, key: string): Written {
  const { effects } = written;
  if (!Array.isArray(effects)) return written;
  const { traits } = contentOf(w);
  return {
    ...written,
    effects: effects.map((one, at) => laidIn(w, traits, one, `${key}.effects.${at}`)),
  };
}

/** A creature with its things in full; `is` of a thing says that it is `held` or `worn`. */
export function itemsIn(written: Written): Outfitted {
  const { items } = written;
  if (!Array.isArray(items)) return { ...written, inHand: [], worn: undefined };
  const things = items.map((one: unknown) => (typeof one === 'string' ? { kind: one } : one));
  const places = (word: string) =>
    things.flatMap((one, at) => (isRecord(one) && one.is === word ? [at] : []));
  return {
    ...written,
    items: things.map((one) => {
      if (!isRecord(one) || (one.is !== 'held' && one.is !== 'worn')) return one;
      const { is: _, ...rest } = one;
      return rest;
    }),
    inHand: places('held'),
    worn: places('worn')[0],
  };
}
