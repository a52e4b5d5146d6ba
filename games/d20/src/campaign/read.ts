import type { Result } from '@tablewright/engine';
import type { ContentProblem } from '@tablewright/engine/documents';
import { ATTITUDES, type Attitude, type Ending } from '../model.ts';
import { LAST_LEVEL } from '../rules/numbers/levels.ts';
import { isRecord, type Note, Part, wordFault } from '../sheets/part.ts';
import type { Campaign, Session, SessionCharacter } from './campaign.ts';

const ENDINGS: readonly (Ending | 'none')[] = [
  'finished',
  'defeated',
  'left',
  'closed',
  'limit',
  'none',
];

/** A campaign as it comes from outside; all that is wrong with it at once. Adventures may be anybody's own. */
export function readCampaign(raw: unknown): Result<Campaign, readonly ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const note: Note = (problem) => problems.push(problem);
  const part = new Part(raw, '', ['clock', 'points', 'attitudes', 'finished', 'journal'], note);
  if (!isRecord(raw)) return { ok: false, error: problems };
  const campaign: Campaign = {
    clock: part.whole('clock', 0),
    points: part.whole('points', 0),
    attitudes: part.entries('attitudes', (_person, value, path) => {
      const found = ATTITUDES.find((one): one is Attitude => one === value);
      if (found === undefined) note({ path, message: wordFault(value, ATTITUDES, 'an attitude') });
      return found;
    }),
    finished: namesIn(part, note),
    journal: part.list('journal', (value, path) => sessionFrom(value, path, note)),
  };
  inOrder(campaign, note);
  return problems.length === 0 ? { ok: true, value: campaign } : { ok: false, error: problems };
}

/** The clock never runs backward (DT-INV-28). */
function inOrder({ journal, clock }: Campaign, note: Note): void {
  for (const [at, session] of journal.entries()) {
    const next = journal[at + 1]?.clock ?? clock;
    if (session.clock <= next) continue;
    const message = `is ${session.clock}, later than ${next} after it; the clock never runs back (DT-INV-28)`;
    note({ path: `journal.${at}.clock`, message });
  }
}

/** Adventures, each once. */
function namesIn(part: Part, note: Note): readonly string[] {
  const names = part.list('finished', (value, path) => {
    if (typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,59}$/.test(value)) return value;
    note({ path, message: 'must be the id of an adventure' });
    return undefined;
  });
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) === at) continue;
    note({ path: `finished.${at}`, message: `"${name}" is there already; each stands once` });
  }
  return names;
}

function sessionFrom(value: unknown, path: string, note: Note): Session | undefined {
  const fields = ['adventure', 'ending', 'clock', 'scenes', 'characters'];
  const part = new Part(value, path, fields, note);
  if (!isRecord(value)) return undefined;
  return {
    adventure: part.name('adventure'),
    ending: part.word('ending', ENDINGS, 'an ending') ?? 'none',
    clock: part.whole('clock', 0),
    scenes: part.whole('scenes', 0),
    characters: part.list('characters', (one, at) => characterFrom(one, at, note)),
  };
}

function characterFrom(value: unknown, path: string, note: Note): SessionCharacter | undefined {
  const part = new Part(value, path, ['name', 'level', 'xp', 'isDead'], note);
  if (!isRecord(value)) return undefined;
  const isDead = part.mark('isDead');
  return {
    name: part.name('name'),
    level: part.whole('level', 1, LAST_LEVEL),
    xp: part.whole('xp', 0),
    ...(isDead === undefined ? {} : { isDead }),
  };
}
