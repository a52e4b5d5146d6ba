import type { Why } from '@tablewright/engine';
import type { BingoState } from './model.ts';
import { LINES, squareName } from './squares.ts';

/** The line that ended the match, with its squares (UB-WIN-01). */
export function ending({ result }: BingoState): Why | undefined {
  const line = LINES.find(({ id }) => id === result?.line);
  if (result === undefined || line === undefined) return undefined;
  return {
    key: 'ending.line',
    params: {
      seat: { seat: result.winner },
      line: { key: `line.${line.kind}`, params: { line: String(line.face) } },
      squares: line.squares.map(squareName),
    },
    rule: 'UB-WIN-01',
  };
}
