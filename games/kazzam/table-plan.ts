import type { TablePlan } from '@tablewright/engine/table-plan';
import {
  bigWave,
  boar,
  brickWall,
  castle,
  closedDoors,
  crown,
  galleon,
  hourglass,
  laurelCrown,
  openBook,
  quillInk,
  scrollUnfurled,
  skeletonKey,
  stoneTower,
  trophy,
  unicorn,
} from '@tablewright/table-kit/emblems';

const teams = {
  jetsam: galleon,
  flotsam: bigWave,
  driannis: boar,
  bagwung: laurelCrown,
  kishanta: unicorn,
  mormissa: skeletonKey,
  built: quillInk,
};

/** Chapters of the rulebook on the houses: who plays, with what, and how (KZ-INFO-01). */
const houses = {
  driannis: 'driannis',
  bagwung: 'bagwung',
  kishanta: 'kishanta',
  mormissa: 'mormissa',
};

/** How a new table is set. */
export const PLAN: TablePlan = {
  again: 'map',
  presets: [
    {
      id: 'first',
      emblem: openBook,
      options: { athletes: 3, roundLimit: 8 },
      seats: 2,
      bots: 'novice',
    },
    { id: 'quick', emblem: hourglass, options: { athletes: 2, roundLimit: 6 } },
    { id: 'printed', emblem: scrollUnfurled, options: {} },
    {
      id: 'tournament',
      emblem: trophy,
      options: { deployment: 'alternating', tieBreak: 'always', takeback: 'off', retcon: 'off' },
    },
  ],
  first: [
    {
      option: 'map',
      emblems: {
        beginner: castle,
        oneway: closedDoors,
        dual: stoneTower,
        maze: brickWall,
        throne: crown,
      },
      reads: {
        beginner: 'court',
        oneway: 'one-way-doors',
        dual: 'dual-dungeons',
        maze: 'maze',
        throne: 'throne',
      },
    },
    { option: 'players', emblems: teams, reads: houses },
    { option: 'opposition', emblems: teams, reads: houses },
    { option: 'athletes' },
  ],
  groups: [
    {
      id: 'match',
      options: [
        'redTeam',
        'versus',
        'deployment',
        'tieBreak',
        'roundLimit',
        'guests',
        'houseNumbers',
        'aiSkill',
      ],
    },
    {
      id: 'moving',
      options: ['moveThroughAllies', 'cutCorners', 'opportunityLimit', 'crossAreaWarps'],
    },
    {
      id: 'attacks',
      options: [
        'advantageCount',
        'oppositionMissTokens',
        'coverVsMelee',
        'lowCoverIntervenes',
        'patientForced',
        'compelledStrikes',
      ],
    },
    {
      id: 'statuses',
      options: ['wardStopsEffectOnly', 'dominated', 'dazedFreeActions', 'hiddenPositions'],
    },
    { id: 'agreements', options: ['takeback', 'retcon', 'creepAmbiguity'] },
    { id: 'jobs', options: ['refereeOverride', 'scorekeeper', 'creepmaster'] },
  ],
};
