import type { Game, Observer, Seat, WireAnswer } from '@tablewright/engine';
import type { Match, UndoStatus } from '@tablewright/engine/host';
import type { TableAct } from '@tablewright/protocol';
import type { OpenQuestion } from './consent.ts';
import type { Asked, Entry } from './entry.ts';
import type { Otherwise } from './older-rules.ts';
import { done, type Outcome, refused } from './outcome.ts';
import {
  freeName,
  isMarkTaken,
  nameProblem,
  noSeat,
  peopleIn,
  policyProblem,
} from './seat-rules.ts';
import { isAway, type TableSeat } from './table-seat.ts';

/** Who acts. */
export interface Actor {
  /** `SPECTATOR` for somebody without a seat. */
  readonly seat: Observer;
  /** The guest that it is, if it is one. */
  readonly guest: string | undefined;
  /** The lock that the seat had when it was opened; see `LiveTable.lockOf`. */
  readonly lock?: number | undefined;
}

/** Whether a seat has a device connected. */
export type IsHere = (seat: Seat) => boolean;

/** What an act is judged by. */
export interface ActContext {
  readonly game: Game;
  readonly seats: readonly TableSeat[];
  /** The guest who has opened it. */
  readonly host: string;
  readonly closed: boolean;
  /** How something comes out otherwise by the rules here: then nothing more is done. */
  readonly otherwise: Otherwise | undefined;
  /** Whether the host may still end it. */
  readonly mayClose: boolean;
  /** Once it has begun. */
  readonly match: Match | undefined;
  readonly question: OpenQuestion | undefined;
  lockOf(seat: Observer): number;
  undoStatus(seat: Seat): UndoStatus;
  /** Why no bot can have a seat: the match needs a document there. */
  missingFor(seat: Seat): ReturnType<typeof refused> | undefined;
  /** Gives an answer to the open choice of that name. */
  answerNamed(seat: Seat, name: string, answer: WireAnswer): Outcome<Entry>;
}

/**
 * The entry that an act makes, or why it is refused. Only an answer changes anything here: the match
 * has taken it then.
 */
export function entryOf(
  table: ActContext,
  actor: Actor,
  act: TableAct,
  isHere: IsHere,
): Outcome<Entry> {
  if (table.closed) return refused('closed', 'the host has closed this table');
  if (actor.lock !== undefined && actor.lock !== table.lockOf(actor.seat)) {
    return refused('wrong-key', 'this seat has another key now; open it with the new one');
  }
  if (table.otherwise !== undefined && act.kind !== 'close') return stopped(table.otherwise);
  switch (act.kind) {
    case 'manage':
    case 'fill':
    case 'close':
      if (!isHost(table, actor)) return refused('not-allowed', 'only the host may do that');
      return hosted(table, act);
    case 'stand':
      return stand(table, actor, act.seat ?? actor.seat);
    default:
      if (table.seats[actor.seat]?.kind === undefined) {
        return refused('not-allowed', 'who has no seat may only watch');
      }
      return seated(table, actor.seat, act, isHere);
  }
}

function hosted(
  table: ActContext,
  act: Extract<TableAct, { kind: 'manage' | 'fill' | 'close' }>,
): Outcome<Entry> {
  switch (act.kind) {
    case 'close':
      return table.mayClose ? done({ kind: 'close' }) : refused('over', 'the match is over');
    case 'manage': {
      const { listed, chat } = act;
      return done({
        kind: 'manage',
        ...(listed === undefined ? {} : { listed }),
        ...(chat === undefined ? {} : { chat }),
      });
    }
    case 'fill': {
      const { seat, policy } = act;
      const free = table.seats[seat];
      if (free === undefined) return noSeat(table.seats, seat);
      if (table.match !== undefined) return refused('begun', 'the match has begun');
      if (free.kind !== 'open') {
        return refused('seat-taken', `seat ${seat + 1} is taken by ${free.name}`);
      }
      const wrong =
        policyProblem(table.game, policy) ??
        (act.name ? nameProblem(table.seats, seat, act.name) : undefined) ??
        table.missingFor(seat);
      if (wrong) return wrong;
      return done({ kind: 'fill', seat, policy, name: act.name ?? freeName(table.seats, seat) });
    }
  }
}

function stand(table: ActContext, actor: Actor, seat: Observer): Outcome<Entry> {
  if (seat !== actor.seat && !isHost(table, actor)) {
    return refused('not-allowed', 'only the host may free the seat of somebody else');
  }
  if (table.match !== undefined) {
    return refused('begun', 'the match has begun; a bot may take your seat instead');
  }
  const taken = table.seats[seat];
  if (taken === undefined) return noSeat(table.seats, seat);
  if (taken.kind === 'open') return refused('not-allowed', `nobody sits on seat ${seat + 1}`);
  return done({ kind: 'stand', seat });
}

function seated(
  table: ActContext,
  seat: Seat,
  act: Exclude<TableAct, { kind: 'manage' | 'fill' | 'close' | 'stand' }>,
  isHere: IsHere,
): Outcome<Entry> {
  const own = table.seats[seat];
  if (act.kind === 'dress') return dress(table, seat, act);
  const match = table.match;
  if (match === undefined) return refused('not-begun', 'the match has not begun');
  if (act.kind === 'return') {
    if (own?.kind !== 'bot') return refused('not-allowed', 'you play this seat already');
    return done({ kind: 'return', seat });
  }
  if (match.over) return refused('over', 'the match is over');
  if (act.kind === 'replace') return replace(table, seat, act, isHere);
  if (own?.kind === 'bot') {
    return refused('not-allowed', 'a bot plays for you; take your seat back first');
  }
  switch (act.kind) {
    case 'answer':
      return table.answerNamed(seat, act.choice, act.answer);
    case 'undo':
      return undo(table, seat, act.to);
    case 'consent': {
      const question = asked(table, act.question);
      if (!question.ok) return question;
      const { from, agreed, about } = question.value;
      // Who has come back may decline to be replaced.
      const isBack = about.kind === 'replace' && about.seat === seat && !act.agree;
      if (!isBack && (!from.includes(seat) || agreed.includes(seat))) {
        return refused('not-allowed', 'nobody has asked you, or you have agreed already');
      }
      return done({ kind: act.agree ? 'agree' : 'decline', seat });
    }
    case 'withdraw': {
      const question = asked(table, act.question);
      if (!question.ok) return question;
      if (question.value.seat !== seat) return refused('not-allowed', 'somebody else has asked');
      return done({ kind: 'withdraw', seat });
    }
  }
}

function dress(
  table: ActContext,
  seat: Seat,
  { name, mark, entropy }: Extract<TableAct, { kind: 'dress' }>,
): Outcome<Entry> {
  if (table.match !== undefined) return refused('begun', 'the match has begun');
  if (table.seats[seat]?.kind !== 'person') return refused('not-allowed', 'you have no seat here');
  const wrong = name === undefined ? undefined : nameProblem(table.seats, seat, name);
  if (wrong !== undefined) return wrong;
  if (mark !== undefined && isMarkTaken(table.seats, seat, mark)) {
    return refused('mark-taken', 'somebody has that colour already; choose another');
  }
  return done({
    kind: 'dress',
    seat,
    ...(name === undefined ? {} : { name }),
    ...(mark === undefined ? {} : { mark }),
    ...(entropy === undefined ? {} : { entropy }),
  });
}

function replace(
  table: ActContext,
  asker: Seat,
  { seat, policy }: Extract<TableAct, { kind: 'replace' }>,
  isHere: IsHere,
): Outcome<Entry> {
  const absent = table.seats[seat];
  if (absent === undefined) return noSeat(table.seats, seat);
  if (absent.kind !== 'person') return refused('not-allowed', 'a bot plays that seat already');
  const wrong = policyProblem(table.game, policy);
  if (wrong !== undefined) return wrong;
  const from = peopleIn(table.seats).filter(
    (other) => other !== asker && (other !== seat || isHere(seat)),
  );
  if (seat === asker) return done({ kind: 'replace', seat, policy, left: true });
  if (from.length === 0) return done({ kind: 'replace', seat, policy });
  return ask(table, asker, { kind: 'replace', seat, policy }, from);
}

function undo(table: ActContext, seat: Seat, to: number): Outcome<Entry> {
  const status = table.undoStatus(seat);
  if (status.kind === 'nothing') {
    return refused('not-allowed', 'there is nothing that you may take back');
  }
  if (status.to !== to) {
    const there = `your last answer is the one after ${status.to}`;
    return refused('stale', `${there}, not after ${to}; the table has gone on`);
  }
  if (status.kind === 'free') return done({ kind: 'rewind', seat, to });
  const away = status.from.find((other) => isAway(table.seats[other] as TableSeat));
  if (away !== undefined) {
    const name = table.seats[away]?.name ?? '';
    return refused('not-allowed', `${name} would have to agree, and is away`);
  }
  // Bots always agree.
  const from = status.from.filter((other) => table.seats[other]?.kind === 'person');
  if (from.length === 0) return done({ kind: 'rewind', seat, to });
  return ask(table, seat, { kind: 'undo', to, because: status.because }, from);
}

function ask(table: ActContext, seat: Seat, about: Asked, from: readonly Seat[]): Outcome<Entry> {
  if (table.question !== undefined) {
    return refused('not-allowed', 'another question is open; it has to be settled first');
  }
  return done({ kind: 'ask', seat, about, from });
}

function asked(table: ActContext, seq: number): Outcome<OpenQuestion> {
  const question = table.question;
  if (question?.seq !== seq) {
    return refused('no-such-question', 'that question is settled or was never asked');
  }
  return done(question);
}

/** The refusal at a table that cannot be played on, since its past comes out otherwise. */
export function stopped({ version, answer, rule }: Otherwise): ReturnType<typeof refused> {
  const where = answer === 0 ? 'the beginning' : `answer ${answer}`;
  const by = rule === undefined ? '' : ` by ${rule}`;
  const message = `by version ${version} of the rules ${where} comes out otherwise${by}`;
  return refused('wrong-rules-version', `${message}; the match may go on as a new one`);
}

function isHost(table: ActContext, { guest }: Actor): boolean {
  return guest !== undefined && guest === table.host;
}
