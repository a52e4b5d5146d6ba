import type { KazzamEvent } from '../../events.ts';

/** Events of which nothing moves on the map, each with the reason: all others have a beat. */
export const UNSEEN: Readonly<Partial<Record<KazzamEvent['type'], string>>> = {
  action: 'What it does is told by the events after it.',
  boost: 'What it does is told by the events after it.',
  ending: 'Nothing on the map changes: the score says that this round is the last.',
  'group-roll': 'Its die is shown beside the line, as it is the whole group’s.',
  'hold-lot': 'What is tried is told by the event after it.',
  'hp-lost': 'The piece itself shows what it has lost.',
  ignored: 'Nothing comes of it; the log says why.',
  named: 'What comes of it is seen when it comes; the log has the name.',
  lot: 'Where the lot falls somebody goes, which is seen.',
  maximum: 'The piece’s HP ring says it.',
  order: 'The order of turns above the map says it.',
  over: 'The curtain of the end says it.',
  points: 'The score above the map says it.',
  reaction: 'What it does is told by the events after it.',
  'roll-off': 'Its dice are shown beside the line.',
  revived: 'Where it stands again is told by the event after it.',
  round: 'The head above the map says it.',
  'secret-roll': 'Nobody else may see it; its die is shown beside the line to who may.',
  'secret-shown': 'Its die is shown beside the line.',
  start: 'Its die is shown beside the line, and where the Creep begins it stands.',
  'status-over': 'The piece itself has the sign no longer.',
  strike: 'The score above the map says it.',
  turned: 'A die, and nothing on the map.',
};
