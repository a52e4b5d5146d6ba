import {
  type Command,
  CommandLine,
  type Decision,
  KeysSheet,
  type TableSession,
  useTable,
  useTableCommands,
  useWords,
} from '@tablewright/table-kit';
import { type ReactNode, useEffect } from 'react';
import { hasCards } from '../cards/load-cards.ts';
import { useWebWords } from '../web-words.ts';
import type { SheetName } from './table-sheets.tsx';

/** The command line and the list of keys. */
export default function KeyboardSheets({
  session,
  decision,
  sheet,
  onSheet,
  show,
  on,
  onSwitch,
}: {
  readonly session: TableSession;
  readonly decision: Decision;
  readonly sheet: SheetName | undefined;
  readonly onSheet: (name: SheetName | undefined) => void;
  /** Shows a sheet, or the log where it always is in sight. */
  readonly show: (name: SheetName) => void;
  /** Whether single keys do things. */
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}): ReactNode {
  const { fetchRules } = useTable();
  // Commands name every rule.
  useEffect(() => {
    if (sheet === 'command') fetchRules();
  }, [sheet, fetchRules]);
  const commands = useRoomCommands(session, decision, show);
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
    ...(['log', 'rules', 'cards', 'seats', 'more', 'keys'] as const)
      .filter((name) => name !== 'cards' || hasCards(session.game.id))
      .map((name): Command => ({ id: name, name: words(`table.${name}`), run: () => show(name) })),
  ]);
}
