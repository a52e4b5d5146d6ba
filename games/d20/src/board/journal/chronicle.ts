import type { HeardEvent, Prose, Text } from '@tablewright/engine';
import { eventText } from '../../event-text.ts';
import type { D20Event } from '../../events.ts';
import type { TableTop } from '../board-context.tsx';
import { clockWords } from '../creature-words.ts';
import { boardText } from '../words.ts';

/** What is worth a line of the journal: what happened to the story and for good, not each blow. */
const WORTH: readonly D20Event['type'][] = [
  ...(['learned', 'task-done', 'task-failed', 'scene-left', 'given', 'lost-item'] as const),
  ...(['combat-began', 'combat-ended', 'died', 'raised', 'fled', 'defeated'] as const),
  ...(['level-gained', 'role-gained', 'attitude-changed', 'traded', 'gold', 'ended'] as const),
  ...(['mood', 'absent', 'led'] as const),
];

/** The journal as it writes itself: a heading for each scene with its hour, its words, and what came of it. */
export function chronicleOf(
  { say, view }: Pick<TableTop, 'say'> & { readonly view: Pick<TableTop['view'], 'clock'> },
  events: readonly HeardEvent[],
): readonly string[] {
  const lines: string[] = [];
  let clock = beginning(events) ?? view.clock;
  for (const { event } of events) {
    const told = event as D20Event;
    if (told.type === 'clock-advanced') clock = told.clock;
    if (told.type === 'scene-began') {
      const title =
        told.words === undefined ? boardText('board.phase.scene') : plain(say, told.words);
      lines.push(`# ${title} · ${boardText('board.clock', clockWords(clock))}`);
    } else if (told.type === 'described') lines.push(plain(say, told.words));
    else if (told.type === 'handout')
      lines.push(`> ${plain(say, told.title)}\n>\n${quoted(plain(say, told.words))}`);
    else if (WORTH.includes(told.type)) lines.push(`– ${say(eventText(told))}`);
  }
  return lines;
}

/** When it began, by the first time that passed; nothing as long as none has. */
function beginning(events: readonly HeardEvent[]): number | undefined {
  for (const { event } of events) {
    const told = event as D20Event;
    if (told.type === 'clock-advanced') return told.clock - told.rounds;
  }
  return undefined;
}

/** Lines as they stand on a sheet of their own. */
const quoted = (words: string): string =>
  words
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

const plain = (say: TableTop['say'], words: Prose | Text): string =>
  'prose' in words ? words.prose : say(words);
