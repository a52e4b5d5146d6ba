import type { SessionState } from '../src/session/table-session.ts';
import { FakeLine } from './fake-line.ts';
import { FakeTable } from './fake-table.ts';
import { feints } from './feints.ts';

/** A table at which seat 0 plays at this end of a line. */
export function sit(...kinds: ('person' | 'bot')[]) {
  const table = new FakeTable(feints as never, kinds);
  const line = new FakeLine(table, 0).connect();
  const { session } = line;
  return {
    table,
    line,
    session,
    look: () => session.snapshot(),
    asked: () => session.snapshot().seen.choices[0]?.why.key,
    choose: (id: string) => session.answer(session.snapshot().seen.choices[0]?.slot ?? -1, id),
  };
}

/** What an online session says beside the match. */
export const beside = (state: SessionState) => {
  if (state.online === undefined) throw new Error('this session is not online');
  return state.online;
};
