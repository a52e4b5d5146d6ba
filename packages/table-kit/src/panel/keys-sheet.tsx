import type { ReactNode } from 'react';
import { Sheet } from '../parts/sheet.tsx';
import { useWords } from '../words.tsx';

/** The single keys and what they do, in the order of the list. */
export const TABLE_KEYS = [
  { keys: ['1', '9'], does: 'keys.options', span: true },
  { keys: ['0'], does: 'keys.next-nine' },
  { keys: ['c'], does: 'keys.confirm' },
  { keys: ['d'], does: 'keys.default' },
  { keys: ['p'], does: 'keys.panel' },
  { keys: ['b'], does: 'keys.board' },
  { keys: ['t'], does: 'keys.tray' },
  { keys: ['u'], does: 'keys.undo' },
  { keys: ['y'], does: 'keys.redo' },
  { keys: ['l'], does: 'keys.log' },
  { keys: ['r'], does: 'keys.rules' },
  { keys: ['x'], does: 'keys.pause' },
  { keys: ['Space'], does: 'keys.replay' },
  { keys: ['←', '→'], does: 'keys.replay.answer' },
  { keys: ['/'], does: 'keys.command' },
  { keys: ['?'], does: 'keys.help' },
] as const satisfies readonly {
  readonly keys: readonly string[];
  readonly does: string;
  readonly span?: boolean;
}[];

/** Keys that mean the same as everywhere. */
const USUAL_KEYS = [
  { keys: ['Tab'], does: 'keys.tab' },
  { keys: ['←', '↑', '→', '↓'], does: 'keys.arrows' },
  { keys: ['Home', 'End'], does: 'keys.ends' },
  { keys: ['Page Up', 'Page Down'], does: 'keys.pages' },
  { keys: ['Enter', 'Space'], does: 'keys.press' },
  { keys: ['Esc'], does: 'keys.close' },
] as const;

/** Every key of the table, and the switch that turns the single ones off. */
export function KeysSheet({
  open,
  onClose,
  on,
  onSwitch,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whether the single keys work. */
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}): ReactNode {
  const words = useWords();
  return (
    <Sheet title={words('keys.title')} open={open} onClose={onClose}>
      <div className="tw-keys">
        <label className="tw-check">
          <input
            type="checkbox"
            checked={on}
            onChange={(event) => onSwitch(event.target.checked)}
          />
          {words('keys.on')}
        </label>
        <dl>
          {[...TABLE_KEYS, ...USUAL_KEYS].map(({ keys, does, ...row }) => (
            <div key={does}>
              <dt>
                {keys.map((key, at) => (
                  <span key={key}>
                    {at > 0 && ('span' in row ? ' – ' : ' ')}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </dt>
              <dd>{words(does)}</dd>
            </div>
          ))}
        </dl>
        <p className="tw-quiet">{words('keys.commands')}</p>
      </div>
    </Sheet>
  );
}
