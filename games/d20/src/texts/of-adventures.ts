import { ADVENTURES } from '../content/adventures/index.ts';
import { textsOf } from '../content/adventures/text-paths.ts';

/** The texts of the adventures that come with the game, as `adventure.<id>.<path>`. */
export const ADVENTURE_TEXTS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...ADVENTURES.map((adventure) => keyed(adventure.id, textsOf(adventure))),
);

/** Texts of an adventure by the keys of the catalogue, as messages. */
export function keyed(
  id: string,
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const entries = Object.entries(texts).map(([path, text]) => [
    `adventure.${id}.${path}`,
    messageOf(text),
  ]);
  return Object.fromEntries(entries);
}

/** Plain words as a message that says just these. */
function messageOf(text: string): string {
  return text.replaceAll("'", "''").replaceAll(/[{}]/g, "'$&'");
}
