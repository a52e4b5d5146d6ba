import type { Sheet } from '../content/sheet.ts';
import type { Term } from '../content/trait.ts';
import { type D20Options, OPTIONS } from '../options.ts';
import { differences, readPrinted } from '../sheets/differences.ts';
import { imagined, type Rules } from '../sheets/imagined.ts';
import { type D20View, type SeenCreature, viewOf } from '../view.ts';
import { CONTENT, creatureIn } from './world.ts';

/** The settings of a table at which nobody has changed any. */
const USUAL = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, { default: value }]) => [name, value]),
) as D20Options;

/** What a character is looked at with away from a table: all content, and the usual settings. */
export const USUAL_RULES: Rules = { content: CONTENT, options: USUAL };

export type { Sheet } from '../content/sheet.ts';

/** A character by itself, in no scene, as whoever plays it would see it. */
export interface SeenCharacter {
  readonly view: D20View;
  readonly creature: SeenCreature;
}

/** A character of a sheet, to ask about its numbers. Throws Error if the sheet names things that there are not. */
export function characterSeen(sheet: Sheet, rules: Rules = USUAL_RULES): SeenCharacter {
  const { w, creature } = imagined(rules, sheet);
  const view = viewOf(w.state, 0, CONTENT);
  const seen = creatureIn(view, creature.id);
  if (seen === undefined) throw new Error(`${sheet.name} does not see itself`);
  return { view, creature: seen };
}

/** A number that is printed on a sheet, and is not what the rules give. */
export interface PrintedDifference {
  /** Where it is printed: `ac`, `mods.STR`, `attacks.0.hit`. */
  readonly path: string;
  /** The attack of which it is a number. */
  readonly attack?: string;
  readonly printed: number;
  readonly counts: number | undefined;
  /** What that is the sum of. */
  readonly terms: readonly Term[];
}

/**
 * Where numbers that somebody has printed differ from those that count (DT-AUT-14); what cannot be read as such numbers
 * is left out.
 *
 * @param raw the sheet as it was written, with its field `printed`
 */
export function printedDifferences(raw: unknown, sheet: Sheet): readonly PrintedDifference[] {
  const printed = readPrinted(raw);
  if (!printed.ok) return [];
  return differences(USUAL_RULES, sheet, printed.value).map((one) => {
    const [, at] = /^attacks\.(\d+)\./.exec(one.path) ?? [];
    const attack = printed.value.attacks?.[Number(at)]?.id;
    return attack === undefined ? one : { ...one, attack };
  });
}
