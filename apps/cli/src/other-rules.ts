import type { Game } from '@tablewright/engine';
import { type Comparison, differenceText } from '@tablewright/engine/host';
import { counted } from './text-table.ts';

/** What comes of a match by these rules that others have played, in lines. */
export function otherRulesLines(
  game: Game,
  version: string,
  { difference, asks, restsOn }: Comparison,
): readonly string[] {
  const played = `played by version ${version} of the rules; here is version ${game.version}`;
  const { told, events, state, legal } = restsOn;
  const found = difference ?? asks;
  if (found !== undefined) return [played, differenceText(found)];
  const rests = [
    [told + events, 'by what was told'],
    [state, 'by the state alone'],
    [legal, 'only that it is still possible'],
  ] as const;
  const known = rests.filter(([count]) => count > 0).map(([count, how]) => `${how}: ${count}`);
  const moments = known.length === 0 ? '' : ` (${known.join(', ')})`;
  return [`${played}, by which everything comes out the same${moments}`];
}

/** How many answers come out the same. */
export function sharedLine(answers: number, all: number): string {
  return `${answers} of ${counted(all, 'answer', 'answers')} come out the same`;
}
