import type { Choice } from '../choice.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { canonicalJson } from '../hash.ts';
import { enumerateAnswers } from '../list-answers.ts';
import { Match } from '../match.ts';
import type { OptionsSchema } from '../options.ts';
import { seededSource } from '../random/seeded.ts';
import { sampleAnswer } from '../sample-answer.ts';
import { type Observer, SPECTATOR, seatsUpTo } from '../seat.ts';
import { toWire } from '../wire-answer.ts';

/**
 * The match of a golden file: always the same for a game and a number of seats.
 * @param seats 1 to 4, as far as the game has them
 */
export function goldenMatch<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
  game: Game<S, O, E, V>,
  seats: number,
): Match {
  const created = Match.create(game, {
    id: 'playthrough',
    seats: ['Ida', 'Otto', 'Nils', 'Gwen']
      .slice(0, seats)
      .map((name) => ({ name, player: 'random' })),
    options: game.unattended ?? {},
    random: { kind: 'seeded', seed: 'playthrough' },
  });
  if (!created.ok) throw new Error(created.error.map((problem) => problem.message).join('; '));
  return created.value;
}

/**
 * A match as readable text: every choice with its options, every answer, every event, and what
 * changed in the view of each seat. Kept in the repository as a golden file, it shows in a review
 * exactly what a change of the rules does to a whole match.
 * @param answers seed of the random answers
 * @param most answers after which the transcript stops
 */
export function playthrough(match: Match, answers: string, most = 200): string {
  const random = seededSource(answers);
  const lines: string[] = [
    `${match.game.title}, rules ${match.game.version}`,
    `options: ${canonicalJson(match.options)}`,
    '',
  ];
  const views = new Map<Observer, Map<string, string>>();
  const tell = (since: number) => {
    for (const { seq, event } of match.events) {
      if (seq !== since) continue;
      const { type, rule, ...rest } = event;
      lines.push(`  · ${type} [${rule}] ${canonicalJson(rest)}`);
    }
    lines.push(...viewChanges(match, views));
  };
  tell(0);
  while (!match.over && match.seq < most) {
    const slot = random.index(match.choices.length, 'slot');
    const choice = match.choices[slot];
    if (choice === undefined) break;
    const answer = sampleAnswer(choice, random);
    lines.push(
      '',
      `${match.seq}. seat ${(choice.seats ?? [choice.seat]).join('/')} ${choice.why.key}${choice.why.rule === undefined ? '' : ` [${choice.why.rule}]`}${match.secret ? ' (secret)' : ''}: ${offered(choice)}`,
      `  → ${canonicalJson(toWire(choice, answer))}`,
    );
    const done = match.submitAnswer(choice.seat, slot, answer);
    if (!done.ok) throw new Error(done.error.message);
    tell(match.seq);
  }
  lines.push('', match.over ? `outcome: ${canonicalJson(match.outcome)}` : '(goes on)', '');
  return lines.join('\n');
}

function offered(choice: Choice): string {
  switch (choice.kind) {
    case 'amount':
      return `${choice.min} to ${choice.max}`;
    case 'text':
      return choice.document === undefined ? 'text' : `a ${choice.document.kind}`;
    case 'form':
      return choice.fields.map((field) => `${field.name}: ${offered(field.choice)}`).join('; ');
    default: {
      const ids = choice.options.map((option) => option.id);
      const shown = ids.length > 12 ? [...ids.slice(0, 12), `… ${ids.length} in all`] : ids;
      return `${choice.kind} of ${shown.join(', ')}`;
    }
  }
}

/** What changed in each view since it was looked at last; seats that see the same share a line. */
function viewChanges(match: Match, views: Map<Observer, Map<string, string>>): string[] {
  const told = new Map<string, Observer[]>();
  for (const observer of [SPECTATOR, ...seatsUpTo(match.seats.length)]) {
    const now = new Map<string, string>();
    flatten(match.seatView(observer).view, '', now);
    const before = views.get(observer) ?? new Map<string, string>();
    views.set(observer, now);
    const changes = [...now].filter(([path, value]) => before.get(path) !== value);
    const gone = [...before.keys()].filter((path) => !now.has(path));
    const text = [
      ...changes.map(([path, value]) => `    ${path} = ${value}`),
      ...gone.map((path) => `    ${path} is gone`),
    ].join('\n');
    if (text !== '') told.set(text, [...(told.get(text) ?? []), observer]);
  }
  return [...told].map(([text, observers]) => {
    const who =
      observers.length === match.seats.length + 1
        ? 'all see'
        : `seen by ${observers.map((o) => (o === SPECTATOR ? 'spectators' : `seat ${o}`)).join(', ')}`;
    return `  ${who}\n${text}`;
  });
}

/** Plain values by path; short lists and records without nesting stay on one line. */
function flatten(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) {
    into.set(path, JSON.stringify(value) ?? 'nothing');
    return;
  }
  const flat = Object.values(value).every((item) => typeof item !== 'object' || item === null);
  const text = canonicalJson(value);
  if (flat && text.length <= 70) {
    into.set(path, text);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    flatten(item, path === '' ? key : `${path}.${key}`, into);
  }
}

/**
 * Counts the ways to give `depth` answers from here: the leaves of the tree of decisions. A number
 * that changes says that some choice has gained or lost an option.
 * @param depth 0 or more; the count grows fast
 */
export function perft(match: Match, depth: number): number {
  if (depth === 0 || match.over) return 1;
  let leaves = 0;
  match.choices.forEach((choice, slot) => {
    for (const answer of enumerateAnswers(choice)) {
      if (depth === 1) {
        leaves += 1;
        continue;
      }
      const fork = match.fork();
      const done = fork.submitAnswer(choice.seat, slot, answer);
      if (!done.ok) throw new Error(done.error.message);
      leaves += perft(fork, depth - 1);
    }
  });
  return leaves;
}
