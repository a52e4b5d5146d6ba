import type { Observer, Seat } from '@tablewright/engine';
import type { Act, ChatLine, Question, Refused, TableFace, Whisper } from '@tablewright/protocol';
import type { GivenOrder } from './given-orders.ts';
import { HUMAN } from './hand-over.ts';
import { standing } from './heard-clocks.ts';
import type { HeardMatch } from './heard-match.ts';
import type { PastView } from './looking-back.ts';
import type { HeardClocks, OnlineState } from './online-state.ts';
import type { SeenPause } from './pause-desk.ts';
import type { SessionSeat, SessionState, UndoOffer } from './table-session.ts';

const NONE: SessionState['decidedFor'] = [];

/** All that a session with a server knows at a moment. */
export interface OnlineFacts {
  readonly observer: Observer;
  readonly connection: OnlineState['connection'];
  readonly face: TableFace;
  readonly seats: readonly SessionSeat[];
  readonly clocks: HeardClocks | undefined;
  readonly heard: HeardMatch | undefined;
  readonly cursor: number | undefined;
  /** The past moment whose view is shown. */
  readonly shown: PastView | undefined;
  readonly underWay: Act['kind'] | undefined;
  /** Why the last answer was not taken. */
  readonly refusal: Refused | undefined;
  /** Why the last other act was not done. */
  readonly actRefusal: Refused | undefined;
  readonly orders: readonly GivenOrder[];
  readonly chat: readonly ChatLine[];
  readonly whispers: readonly Whisper[];
  readonly notesChanged: number;
  readonly gone: boolean;
  readonly pause: SeenPause | undefined;
}

/** What the table draws of it. */
export function onlineState(facts: OnlineFacts): SessionState {
  const { observer, face, seats, heard, cursor } = facts;
  const replaced = face.seats[observer]?.kind === 'bot';
  const answers = heard?.answers ?? 0;
  const { pause } = facts;
  // At a table that is paused or gone nobody is asked anything.
  const asksNothing = replaced || facts.gone || pause !== undefined;
  const choices = asksNothing ? [] : (heard?.choices ?? []);
  const standing = asksNothing ? [] : (heard?.standing ?? []);
  const history = heard?.events ?? [];
  const answeredBy = heard?.answeredBy ?? [];
  const atPresent = cursor === undefined;
  const outcome = heard?.outcome;
  return {
    seq: answers,
    cursor,
    observer,
    seats,
    handOver: undefined,
    seen: {
      game: face.game,
      rulesVersion: face.rulesVersion,
      seats: seats.map(({ name, player }) => ({ name, player })),
      options: face.options,
      observer,
      seq: facts.shown?.answers ?? answers,
      view: facts.shown === undefined ? heard?.view : facts.shown.view,
      choices: atPresent ? choices : [],
      ...(atPresent && standing.length > 0 ? { standing } : {}),
      waiting: atPresent ? (heard?.waiting ?? []) : [],
      ...(atPresent && outcome !== undefined ? { outcome } : {}),
    },
    events: atPresent ? history : history.filter(({ seq }) => seq <= cursor),
    history,
    answeredBy: atPresent ? answeredBy : answeredBy.slice(0, cursor),
    decidedFor: heard?.decidedFor ?? NONE,
    deciding: facts.gone ? [] : [...new Set(heard?.open.flat())],
    thinking: facts.gone || pause !== undefined ? undefined : thinkingIn(heard, face),
    decidingHumans: choices.length > 0 ? [observer] : [],
    offeredHumans: [],
    over: outcome !== undefined,
    orders: facts.orders,
    undo: replaced || pause !== undefined ? undefined : undoOffer(facts),
    canRedo: false,
    refusal: facts.refusal,
    fault: undefined,
    pause,
    online: besideTheMatch(facts, replaced),
  };
}

/** Who sits where, as the server says. A seat that nobody has taken is a person's to come. */
export function seatsOf({ seats }: TableFace): readonly SessionSeat[] {
  return seats.map(({ kind, name, policy, mark, here, kept }) => ({
    name,
    player: kind === 'bot' ? (policy ?? 'random') : HUMAN,
    mark,
    away: kind === 'person' && here === false,
    kept: kept === true,
  }));
}

/** The first bot that nobody else can answer for. */
function thinkingIn(heard: HeardMatch | undefined, { seats }: TableFace): Seat | undefined {
  const isBot = (seat: Seat): boolean => seats[seat]?.kind === 'bot';
  return heard?.open.find((those) => those.length > 0 && those.every(isBot))?.[0];
}

function isAsked({ from, agreed }: Question, observer: Observer): boolean {
  return from.includes(observer) && !agreed.includes(observer);
}

function undoOffer({ observer, heard, face, gone }: OnlineFacts): UndoOffer | undefined {
  const status = heard?.undo;
  if (gone || status === undefined || status.kind === 'nothing') return undefined;
  // One question at a time.
  if (status.kind === 'consent' && face.question !== undefined) return undefined;
  return { seat: observer, status };
}

function besideTheMatch(facts: OnlineFacts, replaced: boolean): OnlineState {
  const { observer, face, heard, cursor, shown } = facts;
  const question = facts.gone ? undefined : face.question;
  return {
    connection: facts.connection,
    face,
    begun: heard !== undefined,
    underWay: facts.underWay,
    refusal: facts.actRefusal,
    fetching: cursor !== undefined && shown?.answers !== cursor,
    question,
    mustConsent: question !== undefined && isAsked(question, observer),
    replaced,
    clocks: facts.pause === undefined ? facts.clocks : standing(facts.clocks),
    chat: facts.chat,
    otherwise: heard?.otherwise,
    whispers: facts.whispers,
    notesChanged: facts.notesChanged,
    gone: facts.gone,
  };
}
