import { type ProseFault, proseFault } from '@tablewright/engine';
import { type FocusEventHandler, type ReactNode, useId } from 'react';
import { useWords, type Words } from '../words.tsx';
import { ProseView } from './prose-view.tsx';

/**
 * Where somebody writes prose: several lines, what marks there are, how much room is left, and below it
 * how it will look.
 */
export function ProseField({
  value,
  onChange,
  longest,
  label,
  onFocus,
}: {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** In characters. */
  readonly longest: number;
  readonly label: string;
  readonly onFocus?: FocusEventHandler<HTMLTextAreaElement> | undefined;
}): ReactNode {
  const words = useWords();
  const help = useId();
  const fault = proseFault(value);
  return (
    <div className="tw-prose-field">
      <textarea
        className="tw-text"
        rows={5}
        dir="auto"
        value={value}
        maxLength={longest}
        aria-label={label}
        aria-describedby={help}
        aria-invalid={fault !== undefined || undefined}
        onFocus={onFocus}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={help} className="tw-quiet tw-prose-help">
        <span>{words('prose.help')}</span>
        <span>{words('prose.room', { count: value.length, longest })}</span>
      </p>
      {fault !== undefined && (
        <p className="tw-quiet" role="status">
          {faultWords(words, fault)}
        </p>
      )}
      {fault === undefined && value.trim() !== '' && (
        // biome-ignore lint/a11y/useSemanticElements: no field, and no landmark of the page
        <div role="group" className="tw-prose-preview" aria-label={words('prose.preview')}>
          <p className="tw-quiet" aria-hidden="true">
            {words('prose.preview')}
          </p>
          <ProseView prose={{ prose: value }} />
        </div>
      )}
    </div>
  );
}

/** What is wrong with a character of prose, in words of the interface. */
function faultWords(words: Words<`draft.prose.${ProseFault['kind']}`>, fault: ProseFault): string {
  const { kind, sign, line } = fault;
  return words(`draft.prose.${kind}`, { sign, line });
}
