import {
  type Decision,
  type SessionState,
  type TableSession,
  useKeptFocus,
  useKeys,
} from '@tablewright/table-kit';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { idle } from '../parts/idle.ts';
import type { SheetName } from './table-sheets.tsx';

/** Fetched while nothing else is to be done: what is written before a command line stands would press keys of the table. */
const fetchSheets = () => import('./keyboard-sheets.tsx');
const KeyboardSheets = lazy(fetchSheets);

/** The table by keyboard: single keys, the list of them, the command line, and a focus never lost. */
export function TableKeys({
  session,
  state,
  decision,
  sheet,
  onSheet,
  on,
  onSwitch,
}: {
  readonly session: TableSession;
  readonly state: SessionState;
  readonly decision: Decision;
  readonly sheet: SheetName | undefined;
  readonly onSheet: (name: SheetName | undefined) => void;
  /** Whether single keys do things. */
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}): ReactNode {
  const { observer, answeredBy } = state;
  const answers = answeredBy.filter((seat) => seat === observer).length;
  const asked = decision.choices.map(({ slot, why }) => `${slot}/${why.key}`).join();
  useEffect(() => {
    idle()
      .then(fetchSheets)
      .catch(() => undefined);
  }, []);
  useKeptFocus(`${state.handOver ?? ''}/${observer}/${state.over}/${answers}/${asked}`);

  const open = (name: SheetName) => () => {
    onSheet(name);
    return true;
  };
  const done = (act: () => void): boolean => {
    act();
    return true;
  };
  const toLog = (): boolean => focusOn('.table-log .tw-log > ol')() || open('log')();
  useKeys(
    {
      p: focusOn('[data-focus-home]'),
      // Where the board has places to walk over, there, and rather to one that is offered.
      b: focusOn(
        '.table-board [role="grid"] [data-offered][tabindex="0"]',
        '.table-board [role="grid"] [tabindex="0"]',
        '.table-board [tabindex="0"], .table-board button',
      ),
      t: focusOn('.tw-deal .tw-option', '.tw-tray summary'),
      u: () => done(() => session.undo()),
      y: () => done(() => session.redo()),
      l: toLog,
      r: open('rules'),
      x: () => done(() => session.pausing?.call('pause')),
      '/': open('command'),
      '?': open('keys'),
    },
    on,
  );
  const isOpen = sheet === 'command' || sheet === 'keys';
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <KeyboardSheets
        session={session}
        decision={decision}
        sheet={sheet}
        onSheet={onSheet}
        show={(name) => (name === 'log' ? toLog() : open(name)())}
        on={on}
        onSwitch={onSwitch}
      />
    </Suspense>
  );
}

/** A key that focuses the first thing that the first of these selectors finds. */
function focusOn(...selectors: readonly string[]): () => boolean {
  return () => {
    const found = selectors.flatMap(
      (selector) => document.querySelector<HTMLElement>(selector) ?? [],
    );
    found[0]?.focus();
    return found.length > 0;
  };
}
