import type { Text } from '@tablewright/engine';
import { TEXTS } from './texts.ts';

/** What an id of the rules may name, in the order in which the catalogue is asked. */
const KINDS = ['status', 'power', 'specialisation', 'role', 'class', 'group', 'note'] as const;

/**
 * The name of a power, a status or something else in play by its id: as it is, else without the
 * class before it (`hexer/duelist`), else without what follows (`punisher/3`).
 */
export function textOf(id: string): Text {
  const parts = id.split('/');
  for (const name of [id, parts.at(-1) ?? id, parts[0] ?? id]) {
    for (const kind of KINDS) {
      const key = `${kind}.${name}`;
      if (Object.hasOwn(TEXTS, key)) return { key };
    }
  }
  return { key: `power.${id}` };
}

/** The parts of a hit that are no power by their id. */
export function partText(id: string): Text {
  const key = `part.${id}`;
  return Object.hasOwn(TEXTS, key) ? { key } : textOf(id);
}

/** What a square is called that the rules write as `court(8,2)`: its column by a letter, then its row. */
export function squareText(written: string): Text {
  const [, part = '', x = '0', y = '0'] = /^(\w+)\((\d+),(\d+)\)$/.exec(written) ?? [];
  const params = { square: squareName(Number(x), Number(y)), part };
  return { key: SAID_PARTS.has(part) ? `square.${part}` : 'square.part', params };
}

const SAID_PARTS = new Set(['court', 'dungeon']);

/** A square's column by a letter and its row from 1: `I3`. */
export function squareName(x: number, y: number): string {
  return `${String.fromCharCode(65 + x)}${y + 1}`;
}
