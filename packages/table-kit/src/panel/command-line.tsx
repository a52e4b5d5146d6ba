import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Sheet } from '../parts/sheet.tsx';
import { useWords } from '../words.tsx';
import { type Command, findCommands } from './commands.ts';

/** A line to write in what is to be done: an option by id or name, or a word such as `undo`. */
export function CommandLine({
  open,
  onClose,
  commands,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What can be done when so much is written. */
  readonly commands: (written: string) => readonly Command[];
}): ReactNode {
  const words = useWords();
  return (
    <Sheet title={words('command.title')} open={open} onClose={onClose}>
      <CommandField commands={commands} onClose={onClose} />
    </Sheet>
  );
}

function CommandField({
  commands,
  onClose,
}: {
  readonly commands: (written: string) => readonly Command[];
  readonly onClose: () => void;
}): ReactNode {
  const words = useWords();
  const id = useId();
  const [written, write] = useState('');
  const [at, setAt] = useState(0);
  const found = findCommands(commands(written), written);
  const chosen = Math.min(at, found.length - 1);
  const rewrite = (text: string): void => {
    write(text);
    setAt(0);
  };
  const run = (command: Command | undefined): void => {
    if (command === undefined) return;
    rewrite('');
    if (command.stays !== true) onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    switch (event.key) {
      case 'ArrowDown':
        setAt((chosen + 1) % Math.max(1, found.length));
        break;
      case 'ArrowUp':
        setAt((chosen + found.length - 1) % Math.max(1, found.length));
        break;
      case 'Tab':
        // Completes, unless there is nothing to complete.
        if (event.shiftKey || written === '' || found[chosen]?.id === written) return;
        rewrite(found[chosen]?.id ?? written);
        break;
      case 'Enter':
        run(found[chosen]);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  return (
    <div className="tw-command">
      <p id={`${id}-help`} className="tw-quiet">
        {words('command.help')}
      </p>
      <input
        type="text"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${chosen}` : undefined}
        aria-label={words('command.title')}
        aria-describedby={`${id}-help`}
        // The attribute itself: a sheet that opens gives it the focus, and React leaves it out.
        ref={(field) => field?.setAttribute('autofocus', '')}
        autoComplete="off"
        spellCheck={false}
        value={written}
        onChange={(event) => rewrite(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <CommandList id={id} found={found} chosen={chosen} onRun={run} />
      <p className="tw-quiet" role="status">
        {words('command.found', { count: found.length })}
      </p>
    </div>
  );
}

/** The commands that fit what is written; the elements are found by the ids that the field names. */
function CommandList({
  id,
  found,
  chosen,
  onRun,
}: {
  /** What the ids begin with. */
  readonly id: string;
  readonly found: readonly Command[];
  /** The place of the one that Enter takes. */
  readonly chosen: number;
  readonly onRun: (command: Command) => void;
}): ReactNode {
  const words = useWords();
  return (
    <div id={`${id}-list`} role="listbox" aria-label={words('command.list')}>
      {found.map((command, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are read by the field
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={command.id}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === chosen}
          onClick={() => onRun(command)}
        >
          <span>{command.name}</span>
          <code>{command.id}</code>
        </div>
      ))}
    </div>
  );
}
