import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** What is no JSON in a text: where, and what the parser calls it. */
export interface JsonFault {
  /** From 1. */
  readonly line: number;
  readonly what: string;
}

/** JSON with the lines on which its parts stand. */
export interface JsonLines {
  readonly faults: readonly JsonFault[];
  /** The text as a tree; nothing where it is empty. */
  readonly tree: Node | undefined;
  /** The line of a part, from 1; of what it is missing in, if it is not there. */
  readonly lineOf: (path: readonly string[]) => number;
}

/** Finds the lines of a text of JSON. */
export function jsonLines(text: string): JsonLines {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const faults = errors.map(({ error, offset }) => ({
    line: lineAt(text, offset),
    what: printParseErrorCode(error),
  }));
  return { faults, tree, lineOf: (path) => (tree === undefined ? 1 : lineIn(text, tree, path)) };
}

/** A path as problems have it, in its parts: `items.2.bonus`, `cards[0].name`. */
export function partsOfPath(path: string): readonly string[] {
  return path.split(/[.[\]]+/).filter((part) => part !== '');
}

function lineIn(text: string, tree: Node, path: readonly string[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = nodeAt(tree, path.slice(0, length));
    if (node !== undefined) return lineAt(text, node.offset);
  }
  return 1;
}

function nodeAt(tree: Node, path: readonly string[]): Node | undefined {
  let node: Node | undefined = tree;
  for (const part of path) {
    // A field may be called 2 as well as an entry may be the second.
    if (node === undefined || (node.type !== 'array' && node.type !== 'object')) return undefined;
    node = findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part]);
  }
  return node;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
