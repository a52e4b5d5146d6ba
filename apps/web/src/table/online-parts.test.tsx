import { SPECTATOR } from '@tablewright/engine';
import { Match } from '@tablewright/engine/host';
import type { DecidedFor, Question, SeatFace, TableFace, Update } from '@tablewright/protocol';
import {
  ConnectionBar,
  DecisionPanel,
  EventLog,
  KIT_TEXTS,
  OnlineNotes,
  OnlineSession,
  SeatsBar,
  TableProvider,
  UndoBar,
  useDecision,
  useTableOf,
  WordsProvider,
} from '@tablewright/table-kit';
import { createSpeaker } from '@tablewright/words';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { secretPick } from '../../test/toys/secret-pick.ts';

const LYA: SeatFace = { kind: 'person', name: 'Lya', mark: 0, here: true };
const TOM: SeatFace = { kind: 'person', name: 'Tom', mark: 1, here: true };
const EVE: SeatFace = { kind: 'person', name: 'Eve', mark: 2, here: true };

const UNDO: Question = {
  seq: 9,
  seat: 1,
  about: { kind: 'undo', to: 0, because: 'others-answered' },
  from: [0, 2],
  agreed: [2],
};

const never = (): Promise<never> => new Promise(() => {});
const spoken = createSpeaker({ texts: KIT_TEXTS, locale: 'en', seatName: String });

/** A table at which some have picked, Lya not yet, in a session that has heard of it. */
function sit({
  observer = 0,
  answered = [1],
  told = {},
  ...face
}: Partial<TableFace> & {
  observer?: number;
  answered?: number[];
  told?: Pick<Partial<Update>, 'events' | 'answeredBy' | 'decidedFor'>;
} = {}) {
  const seats = face.seats ?? [LYA, TOM, EVE];
  const made = Match.create(secretPick, {
    id: 'parts',
    seats: seats.map(({ name }) => ({ name, player: 'human' })),
    random: { kind: 'seeded', seed: 'parts' },
  });
  if (!made.ok) throw new Error('secret pick takes three seats');
  const match = made.value;
  for (const seat of answered) match.submit({ seat, answer: 'stone' });
  const session = new OnlineSession({
    game: match.game,
    observer,
    face: {
      table: 'parts0000000',
      game: 'secret-pick',
      rulesVersion: '1',
      options: {},
      pace: { kind: 'none' },
      status: 'playing',
      listed: false,
      chat: true,
      commitment: '',
      opened: 0,
      seats,
      ...face,
    },
    wire: {
      act: never,
      past: never,
      told: never,
      file: never,
      resync() {},
      newId: () => 'act-0001',
      now: () => 0,
    },
  });
  const { view, choices, waiting } = match.seatView(observer);
  session.hear({
    type: 'update',
    table: 'parts0000000',
    seq: 5,
    answers: match.seq,
    keep: -1,
    events: [],
    answeredBy: answered,
    seen: {
      view,
      choices: choices.map((choice) => ({ ...choice, name: `4.${choice.slot}` })),
      waiting,
    },
    undo: match.undoStatus(observer),
    ...told,
  });
  return session;
}

/** The words of the parts around such a table, without their marks. */
function drawn(session: OnlineSession, own: readonly number[] = []): string {
  return renderToStaticMarkup(
    <WordsProvider speaker={spoken}>
      <Around session={session} own={own} />
    </WordsProvider>,
  );
}

function Around({
  session,
  own,
}: {
  readonly session: OnlineSession;
  readonly own: readonly number[];
}): ReactNode {
  const state = session.snapshot();
  const table = useTableOf(session, state, {
    rules: undefined,
    book: undefined,
    fetchRules: () => undefined,
    openRule: () => {},
    locale: 'en',
    texts: session.game.texts,
  });
  const decision = useDecision(state.seen.choices, '', () => {});
  if (state.online === undefined) return null;
  return (
    <TableProvider value={table}>
      <ConnectionBar online={state.online} />
      <SeatsBar observer={0} clocks={state.online.clocks} mayTake={[]} onTake={() => {}} />
      <OnlineNotes state={state} online={state.online} desk={session} own={own} />
      <DecisionPanel state={state} decision={decision} onPass={() => {}} />
      <UndoBar state={state} onUndo={() => {}} onRedo={() => {}} />
      <EventLog state={state} />
    </TableProvider>
  );
}

test('whoever is asked reads what, why and who has agreed, and may agree or decline', () => {
  const html = drawn(sit({ question: UNDO }));
  expect(html).toContain(
    '<p>Tom would like to take back the last decision. Others have decided since.</p>',
  );
  expect(html).toContain('role="alert"');
  expect(html).toContain('Agreed: Eve. Still asked: Lya.');
  expect(html).toMatch(/Agree<.*Decline</);
  expect(html).not.toContain('Withdraw');
});

test('who asks may withdraw, and who watches may neither', () => {
  const asker = drawn(sit({ observer: 1, question: UNDO }));
  expect(asker).toContain('Withdraw');
  expect(asker).not.toContain('Decline');
  const onlooker = drawn(sit({ observer: SPECTATOR, question: UNDO }));
  expect(onlooker).toContain('would like to take back');
  expect(onlooker).not.toMatch(/Withdraw|Decline/);
});

test('taking back is said to ask the others, and is not offered while they are asked', () => {
  expect(drawn(sit({ observer: 1 }))).toContain('Takes back the last decision of Tom.');
  const answered = [1, 2];
  expect(drawn(sit({ observer: 1, answered }))).toContain(
    'Others have decided since. They are asked; bots agree.',
  );
  expect(drawn(sit({ observer: 1, answered, question: UNDO }))).toContain(
    'Nothing to take back now.',
  );
});

test('who is away is marked, and while all wait for them a bot may be asked for', () => {
  const html = drawn(sit({ observer: 1, seats: [{ ...LYA, here: false }, TOM, EVE] }));
  expect(html).toContain('away · to decide');
  expect(html).toContain('Let a bot play for Lya');
  expect(html).not.toContain('Let a bot play for Eve');
  // Who only watches asks for nothing.
  const onlooker = sit({ observer: SPECTATOR, seats: [{ ...LYA, here: false }, TOM, EVE] });
  expect(drawn(onlooker)).not.toContain('Let a bot play');
});

test('for another seat of one’s own no bot is asked for, though nobody is at it', () => {
  const session = sit({ observer: 1, seats: [{ ...LYA, here: false }, TOM, EVE] });
  expect(drawn(session, [1])).toContain('Let a bot play for Lya');
  expect(drawn(session, [0, 1])).not.toContain('Let a bot play');
});

/** What the log says at three answers, and the clock or a bot gave some of them. */
function logOf(answeredBy: number[], ...decidedFor: DecidedFor[]) {
  const events = answeredBy.map((_, at) => ({
    seq: at + 1,
    event: { type: 'shown', rule: 'TOY-PICK-01', what: `hand ${at}` },
  }));
  const html = drawn(sit({ answered: [1, 0, 2], told: { events, answeredBy, decidedFor } }));
  const heads = [...html.matchAll(/<\/svg>([^<]+)<\/button><ul>/g)].map(([, head]) => head);
  return { html, heads };
}

test('what the clock or a bot decided is told in the log, and to oneself what the clock did', () => {
  const own = logOf([1, 0, 2]);
  expect(own.heads).toEqual(['Tom decided', 'Lya decided', 'Eve decided']);
  expect(own.html).not.toContain('Your time was up');
  const late = logOf([1, 0, 2], { answer: 2, by: 'clock' });
  expect(late.heads[1]).toBe('Time was up for Lya: the suggested answer counts');
  expect(late.html).toContain('What happened to you');
  expect(late.html).toContain('Your time was up: the suggested answer was given for you.');
  const kept = logOf([1, 0, 2], { answer: 2, by: 'bot' });
  expect(kept.heads[1]).toBe('A bot decided for Lya');
  expect(kept.html).not.toContain('Your time was up');
  const ofAnother = logOf([1, 0, 2], { answer: 1, by: 'clock' });
  expect(ofAnother.heads[0]).toBe('Time was up for Tom: the suggested answer counts');
  expect(ofAnother.html).not.toContain('Your time was up');
});

test('in the log a heading stands for what follows as long as the same decided', () => {
  expect(logOf([0, 0, 0]).heads).toEqual(['Lya decided']);
  expect(logOf([0, 0, 0], { answer: 2, by: 'clock' }, { answer: 3, by: 'clock' }).heads).toEqual([
    'Lya decided',
    'Time was up for Lya: the suggested answer counts',
  ]);
});

test('a bot that keeps a seat is marked, and its person may come back', () => {
  const kept: SeatFace = { kind: 'bot', name: 'Lya', mark: 0, policy: 'heuristic', kept: true };
  const html = drawn(sit({ seats: [kept, TOM, EVE] }));
  expect(html).toContain('bot for now');
  expect(html).toContain('Take your seat back');
  expect(html).not.toContain('data-option');
  expect(drawn(sit({ observer: 1, seats: [kept, TOM, EVE] }))).not.toContain('Take your seat back');
});

test('clocks show what is left and whether it runs', () => {
  const html = drawn(
    sit({
      clocks: [
        { left: 185_000, running: false },
        { left: 51 * 3_600_000, running: false },
        { left: 0, running: false },
      ],
    }),
  );
  expect(html).toContain('aria-label="Time left: 3:05"');
  expect(html).toContain('>2 d 3 h<');
  expect(html).toContain('>0:00<');
});

test('a lost line is said, and so is a table that is gone', () => {
  const session = sit({ question: UNDO });
  expect(drawn(session)).toMatch(/role="status" data-lost="true">Connecting…/);
  session.connected(true);
  expect(drawn(session)).not.toContain('data-lost');
  session.connected(false);
  expect(drawn(session)).toMatch(/role="status" data-lost="true">Reconnecting…/);
  session.connected(true);
  session.hear({ type: 'gone', table: 'parts0000000' });
  const html = drawn(session);
  expect(html).toContain('This table is no longer there.');
  expect(html).toContain('This table was deleted');
  expect(html).not.toMatch(/data-option|closed|Decline/);
});

test('while something is on its way nothing else can be pressed', () => {
  const session = sit({ question: UNDO });
  const dead = /<button[^>]* disabled=""[^>]*>(Agree|Decline)</g;
  expect(drawn(session)).not.toMatch(dead);
  session.consent(UNDO.seq, true);
  expect(drawn(session).match(dead)).toHaveLength(2);
});

test('what is on its way is said', () => {
  const session = sit();
  session.connected(true);
  expect(drawn(session)).not.toContain('On its way');
  session.answer(session.snapshot().seen.choices[0]?.slot ?? -1, 'paper');
  expect(drawn(session)).toContain('On its way to the table.');
  expect(drawn(session)).toContain('aria-busy="true"');
});

test('where a table went on with other rules stands in its log', () => {
  const told = {
    events: [1, 2].map((seq) => ({ seq, event: { type: 'told', rule: `R-${seq}` } })),
    answeredBy: [1, 2],
  };
  const line = /R-1<.*From here on by version 1 of the rules<.*R-2</;
  const upgraded = { from: '0', answers: 1 };
  expect(drawn(sit({ answered: [1, 2], told, upgraded }))).toMatch(line);
  expect(drawn(sit({ answered: [1, 2], told, goesOn: 1 }))).toMatch(line);
  expect(drawn(sit({ answered: [1, 2], told }))).not.toContain('From here on');
});

test('a table whose past comes out otherwise is closed to whoever looks at it', () => {
  const otherwise = {
    version: '2',
    answer: 1,
    kind: 'event',
    common: 0,
    played: 1,
    mayGoOn: true,
  } as const;
  const html = drawn(sit({ observer: 1, status: 'finished', otherwise }));
  expect(html).toContain('This table is closed');
});
