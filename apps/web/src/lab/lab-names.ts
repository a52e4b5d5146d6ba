import { readable } from '@tablewright/table-kit';
import type { Speaker } from '@tablewright/words';

/** The words of a game for what the laboratory counts. */
export interface LabNames {
  /** Something measured. */
  readonly measure: (name: string) => string;
  /** A way to end. */
  readonly result: (name: string) => string;
  /** A property by which results are broken down. */
  readonly facet: (name: string) => string;
  /** A value of such a property. */
  readonly value: (facet: string, value: string) => string;
  readonly bot: (policy: string) => string;
  readonly setting: (name: string) => string;
  readonly settingValue: (name: string, value: unknown) => string;
}

/** What the values of facets are: the first parts of keys in the catalogues of games. */
const KINDS = [
  'card',
  'power',
  'class',
  'role',
  'specialisation',
  'implement',
  'monster',
  'status',
] as const;

/** Says in a game's words what was counted, and makes readable what it has no words for. */
export function labNames(
  speaker: Speaker,
  bot: (policy: string) => string,
  settingValue: (name: string, value: unknown) => string,
): LabNames {
  const first = (keys: readonly string[]): string | undefined => {
    for (const key of keys) {
      const said = speaker.sayIfKnown({ key });
      if (said !== undefined) return said;
    }
    return undefined;
  };
  const oneOf = (facet: string, value: string): string =>
    first([
      `facet.${facet}.${value}`,
      `${facet}.${value}`,
      `setting.${facet}.${value}`,
      // What belongs to something is named after it: `hexer/lesser-confusion`.
      ...KINDS.map((kind) => `${kind}.${value.slice(value.lastIndexOf('/') + 1)}`),
    ]) ?? readable(value);
  return {
    measure: (name) => first([`measure.${name}`]) ?? readable(name),
    result: (name) => first([`result.${name}`]) ?? readable(name),
    facet: (name) => first([`facet.${name}`, `setting.${name}`]) ?? readable(name),
    // A party of several is named by each of them.
    value: (facet, value) =>
      value
        .split('+')
        .map((one) => oneOf(facet, one))
        .join(', '),
    bot,
    setting: (name) => first([`setting.${name}`]) ?? readable(name),
    settingValue,
  };
}
