import { type ReactNode, useId } from 'react';
import { useWebWords } from '../../web-words.ts';
import { Problem } from '../server/problem.tsx';
import { useTurnCalls } from './use-turn-calls.ts';

/** Whether this device says when it is somebody's turn who is not at the table; asked to by a click. */
export function TurnCalls(): ReactNode {
  const words = useWebWords();
  const { calls, doing, failed, change } = useTurnCalls();
  const help = useId();
  const never = typeof calls === 'object' ? calls.never : undefined;
  const about =
    never !== undefined
      ? (`calls.never.${never}` as const)
      : calls === 'blocked'
        ? 'calls.blocked'
        : failed
          ? 'calls.failed'
          : 'calls.help';
  const possible = calls === 'on' || calls === 'off';
  return (
    <div className="turn-calls">
      <label className="check">
        <input
          type="checkbox"
          checked={calls === 'on'}
          disabled={!possible || doing.busy}
          aria-describedby={help}
          onChange={({ target }) => change(target.checked)}
        />
        {words('calls.tell')}
      </label>
      <p id={help} className="tw-quiet" role="status">
        {words(about)}
      </p>
      <Problem of={doing.problem} />
    </div>
  );
}
