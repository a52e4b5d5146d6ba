/** Something that can be done at the table by writing its name. */
export interface Command {
  /** What is written: an option's id, or a word of the interface such as `undo`. */
  readonly id: string;
  /** What a person calls it. */
  readonly name: string;
  /** Whether one goes on writing afterwards, as when picking several things. */
  readonly stays?: boolean;
  readonly run: () => void;
}

/** Most commands that are offered at once. */
export const MOST_COMMANDS = 9;

/**
 * The commands that a person who has written so much may mean, the likeliest first: the very id or
 * name, then what begins with it, then what has a word that begins with it, then what contains it.
 * Equally likely ones keep their order. Nothing written finds everything.
 */
export function findCommands(
  commands: readonly Command[],
  written: string,
  most = MOST_COMMANDS,
): readonly Command[] {
  const wanted = plain(written);
  return commands
    .map((command) => ({ command, rank: rankOf(command, wanted) }))
    .filter(({ rank }) => rank < FAR)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ command }) => command);
}

const FAR = 4;

function rankOf({ id, name }: Command, wanted: string): number {
  const texts = [plain(id), plain(name)];
  if (texts.includes(wanted)) return 0;
  if (texts.some((text) => text.startsWith(wanted))) return 1;
  if (texts.some((text) => text.includes(` ${wanted}`))) return 2;
  return texts.some((text) => text.includes(wanted)) ? 3 : FAR;
}

/** Without capitals, and with spaces for everything that parts words. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s/_,:()-]+/g, ' ')
    .trim();
}
