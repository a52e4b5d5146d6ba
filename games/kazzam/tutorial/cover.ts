import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { action, lesson, PASS, say } from './parts.ts';

/** Mirela behind a box, and Ines whose attacks leave something behind. */
const COVERED: LessonScene = {
  given: {
    court: ['...........', '...........', '.....o.....', '...........', '...........'],
    athletes: [
      {
        name: 'Ines',
        team: 'players',
        at: '2,2',
        implement: 'wand',
        class: 'hexer',
        picks: ['hexer/gnawing-hex'],
      },
      { name: 'Mirela', team: 'opposition', at: '6,2', implement: 'wand' },
    ],
    turn: 'Ines',
  },
  rolls: [4, 5],
};

/** The squares in G and behind, from which the box in F does not protect Mirela. */
const PAST_THE_BOX = [6, 7, 8].flatMap((x) => [0, 1, 2, 3, 4].map((y) => `court(${x},${y})`));

const COVER_STEPS: readonly LessonStep[] = [
  { text: say('cover'), scene: COVERED, look: ['court'] },
  { text: say('cover-walk'), act: action('walk', 'cover-walk') },
  {
    text: say('cover-to'),
    look: ['court'],
    act: {
      about: 'way.move',
      accepts: [['court(3,1)', 'court(4,0)', 'court(5,0)', 'court(6,0)']],
      endsIn: PAST_THE_BOX,
      hint: say('cover-to.hint'),
    },
  },
  { text: say('hex'), act: action('gnawing-hex', 'hex') },
  { text: say('hex-on'), act: { about: 'target', accepts: ['Mirela'] } },
  { text: say('status'), look: ['court'], act: action('end-turn', 'status') },
  { text: say('hurt'), until: { type: 'damage' }, look: ['court'] },
  { text: say('saved'), replies: PASS, until: { type: 'save' }, look: ['court'] },
];

/** Cover, and statuses that last until a Saving Throw. */
export const COVER_LESSON = lesson('cover', COVER_STEPS);
