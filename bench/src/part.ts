import { GAMES } from '@tablewright/registry';
import { FOUGHT, fights } from './fights.ts';
import { copies, playouts } from './games.ts';
import { kernelSubjects } from './kernel.ts';
import { levels } from './levels.ts';
import { rateOf, type Subject } from './measure.ts';

/** What the main process asks of a part. */
export interface Ask {
  /** Index of the subject. */
  readonly subject: number;
  readonly round: number;
  /** Processor time to spend, in seconds. */
  readonly seconds: number;
}

/** What a part answers: first its subjects, then a rate for each {@link Ask}. */
export type Told =
  | { readonly subjects: readonly Omit<Subject, 'run'>[] }
  | { readonly rate: number };

/**
 * The parts that are measured in processes of their own: what one game does to the compiler's
 * picture of the shared code must not show in the figures of another.
 */
export function partNames(): string[] {
  return [
    ...kernelSubjects.map((_, index) => `kernel/${index}`),
    'showdown',
    ...readyIds().flatMap((id) => [
      `${id}/random`,
      `${id}/heuristic`,
      `${id}/copies`,
      `${id}/levels`,
      ...(FOUGHT.includes(id) ? [`${id}/fights`] : []),
    ]),
  ];
}

/** The games that can be played. */
export function readyIds(): string[] {
  return GAMES.filter(({ status }) => status === 'ready').map(({ id }) => id);
}

async function subjectsOf(part: string): Promise<readonly Subject[]> {
  const [what = '', which = ''] = part.split('/');
  if (what === 'kernel') return kernelSubjects.filter((_, index) => index === Number(which));
  if (what === 'showdown') return (await import('./showdown.ts')).showdownSubjects;
  const entry = GAMES.find(({ id }) => id === what);
  if (entry?.status !== 'ready') throw new Error(`there is no part ${part}`);
  const game = await entry.load();
  if (which === 'fights') return [...fights(game, 'random'), ...fights(game, 'heuristic')];
  if (which === 'copies') return copies(game);
  if (which === 'levels') return levels(game);
  return playouts(game, which);
}

function tell(told: Told): void {
  process.send?.(told);
}

const part = process.argv[2];
if (process.send !== undefined && part !== undefined) {
  const subjects = await subjectsOf(part);
  process.on('message', async ({ subject, round, seconds }: Ask) => {
    const asked = subjects[subject];
    if (asked === undefined) throw new Error(`${part} has no subject ${subject}`);
    tell({ rate: await rateOf(asked, round, seconds) });
  });
  tell({ subjects: subjects.map(({ run, ...subject }) => subject) });
}
