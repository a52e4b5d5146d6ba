import type { ChoiceView } from '@tablewright/engine';
import type { ReactNode } from 'react';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';

/** An amount, to be stepped, typed, or drawn where there are many. */
export function AmountField({
  choice,
  decision,
}: {
  readonly choice: ChoiceView;
  readonly decision: Decision;
}): ReactNode {
  const words = useWords();
  const { min = 0, max = 0 } = choice;
  const draft = decision.draftOf(choice);
  const amount = typeof draft === 'number' ? draft : min;
  const set = (value: number) =>
    decision.setDraft(choice, Math.max(min, Math.min(max, Math.round(value))));
  return (
    <div className="tw-amount">
      <button
        type="button"
        className="tw-icon-button"
        aria-label={words('amount.less')}
        disabled={amount <= min}
        onClick={() => set(amount - 1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={amount}
        aria-label={words('amount.label', { min, max })}
        onFocus={(event) => event.target.select()}
        onChange={(event) => set(event.target.valueAsNumber || min)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') decision.answer(choice.slot, amount);
        }}
      />
      <button
        type="button"
        className="tw-icon-button"
        aria-label={words('amount.more')}
        disabled={amount >= max}
        onClick={() => set(amount + 1)}
      >
        +
      </button>
      {max - min > 2 && (
        <input
          type="range"
          min={min}
          max={max}
          value={amount}
          aria-label={words('amount.label', { min, max })}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
      )}
    </div>
  );
}
