import type { ChoiceView, FieldView } from '@tablewright/engine';
import type { ReactNode } from 'react';
import { type Draft, draftProblem, fieldsOf, pickedIn, pickInto } from '../draft.ts';
import { Said } from '../prose/said.tsx';
import { useTable } from '../table-context.tsx';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';

/** The fields of a form, one below the other, each with what is still wrong with it. */
export function FormFields({
  form,
  decision,
  draw,
}: {
  readonly form: ChoiceView;
  readonly decision: Decision;
  /** Draws the controls of one field. */
  readonly draw: (choice: ChoiceView, decision: Decision) => ReactNode;
}): ReactNode {
  return (
    <div className="tw-form">
      {form.fields?.map((field) => (
        <FormField key={field.name} form={form} field={field} decision={decision} draw={draw} />
      ))}
    </div>
  );
}

function FormField({
  form,
  field,
  decision,
  draw,
}: {
  readonly form: ChoiceView;
  readonly field: FieldView;
  readonly decision: Decision;
  readonly draw: (choice: ChoiceView, decision: Decision) => ReactNode;
}): ReactNode {
  const { speaker } = useTable();
  const words = useWords();
  const { choice } = field;
  const help = speaker.sayIfKnown({ ...choice.why, key: `${choice.why.key}.help` });
  const within = fieldDecision(form, field, decision);
  const problem = draftProblem(choice, within.draftOf(choice));
  return (
    <fieldset className="tw-field" data-field={field.name}>
      <legend>
        <Said text={choice.why} as="phrases" />
      </legend>
      {help !== undefined && <p className="tw-quiet">{help}</p>}
      {draw(choice, within)}
      {/* That nothing is written anybody sees. */}
      {problem !== undefined && problem.key !== 'draft.blank' && (
        <p className="tw-quiet" role="status">
          {words(problem.key, problem.params)}
        </p>
      )}
    </fieldset>
  );
}

/** The decision of one field: whatever is picked goes into the form, and nothing is answered yet. */
function fieldDecision(
  form: ChoiceView,
  { name, choice }: FieldView,
  decision: Decision,
): Decision {
  const draftOf = (): Draft => fieldsOf(decision.draftOf(form))[name] ?? choice.fallback;
  const set = (draft: Draft): void =>
    decision.setDraft(form, { ...fieldsOf(decision.draftOf(form)), [name]: draft } as Draft);
  return {
    ...decision,
    choices: [choice],
    atOnce: false,
    narrowed: undefined,
    draftOf,
    setDraft: (_, draft) => set(draft),
    pick: ([offer]) => {
      if (offer !== undefined) set(pickInto(choice, draftOf(), offer.option.id));
    },
    picked: ({ option }) => pickedIn(choice, draftOf(), option.id),
    point: () => {},
    pointedAt: () => false,
    answer: (_, answer) => set(answer),
  };
}
