import type { Text } from '@tablewright/engine';

/** What an id of the rules may name, in the order in which the catalogue is asked. */
const KINDS = ['status', 'power', 'specialisation', 'role', 'class', 'group', 'note'] as const;

/** How the things of a catalogue are called by their ids. */
export interface ThingNames {
  /**
   * The name of a power, a status or something else in play: by its id as it is, else without the
   * class before it (`hexer/duelist`), else without what follows (`punisher/3`).
   */
  textOf(id: string): Text;
  /** What a part of a hit is called: as it is, else as the power is. */
  partText(id: string): Text;
}

/** @param texts the English catalogue */
export function thingNames(texts: Readonly<Record<string, string>>): ThingNames {
  const textOf = (id: string): Text => {
    const parts = id.split('/');
    for (const name of [id, parts.at(-1) ?? id, parts[0] ?? id]) {
      for (const kind of KINDS) {
        const key = `${kind}.${name}`;
        if (Object.hasOwn(texts, key)) return { key };
      }
    }
    return { key: `power.${id}` };
  };
  const partText = (id: string): Text => {
    const key = `part.${id}`;
    return Object.hasOwn(texts, key) ? { key } : textOf(id);
  };
  return { textOf, partText };
}

/** What a square is called that the rules write as `court(8,2)`: its column by a letter, then its row. */
export function squareText(written: string): Text {
  const [, part = '', x = '0', y = '0'] = /^(\w+)\((\d+),(\d+)\)$/.exec(written) ?? [];
  const square = squareName(Number(x), Number(y));
  // Of several Dungeons each has a letter.
  const [, letter] = /^dungeon([A-Z])$/.exec(part) ?? [];
  if (letter !== undefined) return { key: 'square.dungeons', params: { square, letter } };
  const params = { square, part };
  return { key: SAID_PARTS.has(part) ? `square.${part}` : 'square.part', params };
}

const SAID_PARTS = new Set(['court', 'dungeon']);

/** A square's column by a letter and its row from 1: `I3`. */
export function squareName(x: number, y: number): string {
  return `${String.fromCharCode(65 + x)}${y + 1}`;
}
