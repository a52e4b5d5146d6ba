import {
  type Command,
  CommandLine,
  type Decision,
  KeysSheet,
  type SessionState,
  type TableSession,
  useKeptFocus,
  useKeys,
  useTable,
  useTableCommands,
  useWords,
} from '@tablewright/table-kit';
import { type ReactNode, useEffect } from 'react';
import { useWebWords } from '../web-words.ts';
import type { SheetName } from './table-sheets.tsx';

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
  const { fetchRules } = useTable();
  // Commands name every rule.
  useEffect(() => {
    if (sheet === 'command') fetchRules();
  }, [sheet, fetchRules]);
  const commands = useRoomCommands(session, decision, (name) =>
    name === 'log' ? toLog() : open(name)(),
  );
  // A sheet tells late that it was closed; what a command has opened meanwhile stays open.
  const close = (name: SheetName) => () => {
    if (sheet === name) onSheet(undefined);
  };
  return (
    <>
      <CommandLine open={sheet === 'command'} onClose={close('command')} commands={commands} />
      <KeysSheet open={sheet === 'keys'} onClose={close('keys')} on={on} onSwitch={onSwitch} />
    </>
  );
}

/** What can be written in the command line: the options, taking back, and the names of sheets. */
function useRoomCommands(
  session: TableSession,
  decision: Decision,
  show: (name: SheetName) => void,
): ReturnType<typeof useTableCommands> {
  const words = useWebWords();
  const kit = useWords();
  return useTableCommands(decision, [
    { id: 'undo', name: words('table.undo'), run: () => session.undo() },
    { id: 'redo', name: words('table.redo'), run: () => session.redo() },
    { id: 'pause', name: kit('keys.pause'), run: () => session.pausing?.call('pause') },
    ...(['log', 'rules', 'seats', 'more', 'keys'] as const).map(
      (name): Command => ({ id: name, name: words(`table.${name}`), run: () => show(name) }),
    ),
  ]);
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
