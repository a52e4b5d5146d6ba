import { type ChoiceView, LONGEST_PROSE } from '@tablewright/engine';
import { type FocusEvent, lazy, type ReactNode, Suspense } from 'react';
import { draftProblem } from '../draft.ts';
import { ProseField } from '../prose/prose-field.tsx';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';

/** Fetched when a document is asked for. */
const DocumentField = lazy(() => import('../builder/document-field.tsx'));
/** Fetched when a picture is asked for. */
const PictureField = lazy(() => import('../pictures/picture-field.tsx'));

/** Texts that may be longer than this get several lines. */
const ONE_LINE = 100;

/** An answer in one's own words. */
export function TextField({
  choice,
  decision,
}: {
  readonly choice: ChoiceView;
  readonly decision: Decision;
}): ReactNode {
  const words = useWords();
  const text = String(decision.draftOf(choice));
  /** What stands there until somebody says something gives way to the first key. */
  const replaces = ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (text === choice.fallback) currentTarget.select();
  };
  if (choice.document !== undefined) {
    return (
      <Suspense>
        <DocumentField
          choice={choice}
          kind={choice.document.kind}
          value={text}
          onChange={(answer) => decision.setDraft(choice, answer)}
        />
      </Suspense>
    );
  }
  if (choice.picture === true) {
    return (
      <Suspense>
        <PictureField
          value={text}
          onChange={(answer) => decision.setDraft(choice, answer)}
          optional={choice.minLength === 0}
        />
      </Suspense>
    );
  }
  if (choice.prose === true) {
    return (
      <ProseField
        value={text}
        onChange={(written) => decision.setDraft(choice, written)}
        longest={choice.maxLength ?? LONGEST_PROSE}
        label={words('text.label')}
        onFocus={replaces}
      />
    );
  }
  if ((choice.maxLength ?? 0) > ONE_LINE) {
    return (
      <textarea
        className="tw-text"
        rows={3}
        value={text}
        maxLength={choice.maxLength}
        aria-label={words('text.label')}
        onFocus={replaces}
        onChange={(event) => decision.setDraft(choice, event.target.value)}
      />
    );
  }
  return (
    <input
      type="text"
      className="tw-text"
      value={text}
      maxLength={choice.maxLength}
      aria-label={words('text.label')}
      onFocus={replaces}
      onChange={(event) => decision.setDraft(choice, event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && draftProblem(choice, text) === undefined) {
          decision.answer(choice.slot, text);
        }
      }}
    />
  );
}
