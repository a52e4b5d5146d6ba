import type { Observer, OwnedFigure, Text, TextParam } from '@tablewright/engine';

/** What one's own figures are called in texts, by their names. */
export type OwnMarks = ReadonlyMap<string, string>;

/**
 * The figures of whoever reads, each with its mark as theirs; nothing for who watches.
 * @param mark says a name as one's own; `count` is how many figures the reader has
 */
export function ownMarks(
  figures: readonly OwnedFigure[],
  observer: Observer,
  mark: (name: string, count: number) => string,
): OwnMarks {
  const own = figures.filter(({ seat }) => seat === observer);
  return new Map(own.map(({ name }) => [name, mark(name, own.length)]));
}

/** A text whose gaps name the reader's own figures as theirs; texts within it are marked when they are said. */
export function markOwn(text: Text, marks: OwnMarks): Text {
  const { params } = text;
  if (marks.size === 0 || params === undefined) return text;
  const marked = Object.entries(params).map(([gap, param]) => [gap, markedParam(param, marks)]);
  return { ...text, params: Object.fromEntries(marked) };
}

function markedParam(param: TextParam, marks: OwnMarks): TextParam {
  if (typeof param === 'string') return marks.get(param) ?? param;
  return Array.isArray(param)
    ? (param as readonly TextParam[]).map((item) => markedParam(item, marks))
    : param;
}
