import type { OptionProblem, OptionsSchema, OptionValues, Seat } from '@tablewright/engine';

/** The team that is built as the match begins. */
export const BUILT = 'built';

/** A job at the table that a seat may have (KZ-JOB-01, KZ-JOB-02). */
const JOB = { kind: 'number', min: 1, max: 6, default: 'none', none: true, names: 'seat' } as const;

/** What of the content there is to choose from. */
interface Offered {
  readonly teams: readonly { readonly id: string; readonly house?: unknown }[];
  readonly maps: readonly { readonly map: { readonly id: string } }[];
}

/** What may be set before a match, with the ledger's defaults; ready teams and maps are those of the content. */
export function optionsOf({ teams, maps }: Offered) {
  const ids = teams.map(({ id }) => id);
  const usual = teams.filter(({ house }) => house === undefined).map(({ id }) => id);
  const mapIds = maps.map(({ map }) => map.id);
  return {
    map: { kind: 'choice', values: mapIds, default: mapIds[0] ?? '', rule: 'KM-GEN-05' },
    athletes: { kind: 'number', min: 1, max: 5, default: 5, rule: 'KZ-GEN-01' },
    players: {
      kind: 'choice',
      values: [...ids, BUILT],
      default: usual[0] ?? BUILT,
      rule: 'KZ-CHAR-01',
    },
    opposition: {
      kind: 'choice',
      values: [...ids, BUILT],
      default: usual.at(-1) ?? BUILT,
      rule: 'KZ-TEAM-03',
    },
    redTeam: {
      kind: 'choice',
      values: ['players', 'opposition'],
      default: 'players',
      rule: 'KM-GEN-03',
    },
    versus: { kind: 'flag', default: false, rule: 'KZ-GEN-23' },
    deployment: {
      kind: 'choice',
      values: ['opposition-first', 'alternating'],
      default: 'opposition-first',
      rule: 'KZ-SETUP-04',
    },
    moveThroughAllies: { kind: 'flag', default: false, rule: 'KZ-MOVE-04' },
    cutCorners: { kind: 'flag', default: false, rule: 'KZ-MOVE-06' },
    opportunityLimit: {
      kind: 'choice',
      values: ['perSquare', 'oncePerAction'],
      default: 'perSquare',
      rule: 'KZ-OPP-03',
    },
    advantageCount: {
      kind: 'choice',
      values: ['cancelAny', 'net'],
      default: 'cancelAny',
      rule: 'KZ-ADV-03',
    },
    oppositionMissTokens: { kind: 'flag', default: false, rule: 'KZ-ATK-27' },
    wardStopsEffectOnly: { kind: 'flag', default: true, rule: 'KZ-WARD-06' },
    coverVsMelee: { kind: 'flag', default: false, rule: 'KZ-COVER-04' },
    lowCoverIntervenes: { kind: 'flag', default: false, rule: 'KZ-COVER-14' },
    guests: { kind: 'flag', default: false, rule: 'KT-GEN-03' },
    houseNumbers: {
      kind: 'choice',
      values: ['class', 'block'],
      default: 'class',
      rule: 'KC-OPT-02',
    },
    crossAreaWarps: { kind: 'flag', default: true, rule: 'KC-OPT-01' },
    dominated: {
      kind: 'choice',
      values: ['strict', 'text'],
      default: 'strict',
      rule: 'KZ-STAT-13',
    },
    dazedFreeActions: { kind: 'flag', default: true, rule: 'KZ-STAT-10' },
    creepAmbiguity: {
      kind: 'choice',
      values: ['best-judgement', 'help-the-team'],
      default: 'best-judgement',
      rule: 'KZ-AI-48',
    },
    patientForced: { kind: 'flag', default: false, rule: 'KC-OPT-03' },
    compelledStrikes: { kind: 'flag', default: true, rule: 'KC-OPT-06' },
    takeback: {
      kind: 'choice',
      values: ['consent', 'off'],
      default: 'consent',
      rule: 'KZ-GEN-11',
    },
    retcon: {
      kind: 'choice',
      values: ['consent', 'off'],
      default: 'consent',
      rule: 'KZ-GEN-12',
    },
    refereeOverride: { kind: 'flag', default: false, rule: 'KZ-GEN-09' },
    scorekeeper: { ...JOB, rule: 'KZ-JOB-01' },
    creepmaster: { ...JOB, rule: 'KZ-JOB-02' },
    tieBreak: {
      kind: 'choice',
      values: ['finals', 'always', 'never'],
      default: 'finals',
      rule: 'KZ-END-05',
    },
    hiddenPositions: {
      kind: 'choice',
      values: ['shown', 'secret'],
      default: 'shown',
      rule: 'KZ-INFO-03',
    },
    aiSkill: { kind: 'number', min: 1, max: 3, default: 3, rule: 'KT-AI-09' },
    roundLimit: {
      kind: 'number',
      min: 1,
      max: 1_000,
      default: 'none',
      none: true,
      rule: 'KZ-END-07',
    },
  } as const satisfies OptionsSchema;
}

/** The checked settings of a match. */
export type KazzamOptions = OptionValues<ReturnType<typeof optionsOf>>;

/** The jobs that a seat may be given (KZ-JOB-01, KZ-JOB-02). */
const JOBS = ['scorekeeper', 'creepmaster'] as const;

/**
 * Every seat plays somebody: all but the last share the player team. Jobs go to seats that there
 * are; one seat may have several (KZ-JOB-05).
 */
export function checkOptions(options: KazzamOptions, seatCount: number): readonly OptionProblem[] {
  const sharing = seatCount - 1;
  const few = `${sharing} seats share the player team: athletes must be at least ${sharing}`;
  const idle = sharing > options.athletes ? [{ option: 'athletes', message: few }] : [];
  const jobless = JOBS.flatMap((job) => {
    const seat = options[job];
    if (seat === 'none' || seat <= seatCount) return [];
    return [{ option: job, message: `${job} must be a seat from 1 to ${seatCount}, not ${seat}` }];
  });
  return [...idle, ...jobless];
}

/** The seat that has a job; nobody where it is left to the machine. */
export function seatWithJob(
  options: Pick<KazzamOptions, (typeof JOBS)[number]>,
  job: (typeof JOBS)[number],
): Seat | undefined {
  const seat = options[job];
  return seat === 'none' ? undefined : seat - 1;
}
