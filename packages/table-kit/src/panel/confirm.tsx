import { type ChoiceView, canonicalJson } from '@tablewright/engine';
import { type ReactNode, useId } from 'react';
import {
  costOfWay,
  countPicked,
  type Draft,
  type DraftProblem,
  draftProblem,
  idsOf,
  lackingField,
  pointsOf,
  totalOf,
} from '../draft.ts';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';
import { defaultNamed } from './default-words.ts';

/** What is still wrong with an answer that is put together, and the ways to give, drop or skip it. */
export function Confirm({
  choice,
  decision,
}: {
  readonly choice: ChoiceView;
  readonly decision: Decision;
}): ReactNode {
  const words = useWords();
  const { speaker } = useTable();
  const id = useId();
  const draft = decision.draftOf(choice);
  const problem = draftProblem(choice, draft);
  const facts = factsOf(choice, draft);
  const said = useDraftSaid(choice, draft, problem);
  const verb =
    speaker.sayIfKnown({ key: `${choice.why.key}.verb`, params: facts }) ??
    words(`confirm.${choice.kind === 'one' ? 'some' : choice.kind}`, facts);
  const fields = ['amount', 'text', 'form'].includes(choice.kind);
  // The default says nothing new where it is what stands here already.
  const isDefault = canonicalJson(draft) === canonicalJson(choice.fallback);
  const untouched =
    !fields && idsOf(draft).length === 0 && Object.keys(pointsOf(draft)).length === 0;
  // Fields begin with what is suggested.
  const isAsGiven = isDefault && (untouched || fields);
  return (
    <div className="tw-confirm">
      <p id={id} className="tw-quiet" role="status">
        {said.join(' · ')}
      </p>
      <button
        type="button"
        className="tw-button tw-primary"
        // To do nothing is never the loud one.
        data-quiet={untouched || draft === 0 || undefined}
        data-take-default={(isAsGiven && problem === undefined) || undefined}
        disabled={problem !== undefined}
        aria-describedby={id}
        onClick={() => decision.answer(choice.slot, draft)}
      >
        {verb}
      </button>
      {untouched && choice.slot >= 0 && !(isDefault && problem === undefined) && (
        <button
          type="button"
          className="tw-button"
          data-take-default
          onClick={() => decision.answer(choice.slot, choice.fallback)}
        >
          <Default choice={choice} />
        </button>
      )}
      {!untouched && !fields && (
        <button
          type="button"
          className="tw-button"
          onClick={() => decision.setDraft(choice, choice.kind === 'allocation' ? {} : [])}
        >
          {words('panel.clear')}
        </button>
      )}
    </div>
  );
}

/** What an answer that is put together costs so far, how much of it is there, and what is wrong with it. */
function useDraftSaid(
  choice: ChoiceView,
  draft: Draft,
  problem: DraftProblem | undefined,
): readonly string[] {
  const words = useWords();
  const { speaker } = useTable();
  const said: string[] = [];
  if (choice.kind === 'path') {
    const { budget = 0 } = choice;
    said.push(words('draft.spent', { cost: costOfWay(choice, draft), budget }));
  }
  const picked = countPicked(choice, draft);
  if (picked !== undefined) {
    const { key, params } = picked;
    const own = speaker.sayIfKnown({ key: `${choice.why.key}.picked`, params });
    said.push(own ?? words(key, params));
  }
  // The count says already that some are missing.
  if (problem !== undefined && !(picked !== undefined && problem.key === 'draft.some')) {
    const field = lackingField(choice, draft);
    const lacks = words(problem.key, problem.params);
    said.push(field === undefined ? lacks : `${sayOrShow(speaker, field.choice.why)}: ${lacks}`);
  }
  return said;
}

/** What the default is, as far as it is said in a word. */
function Default({ choice }: { readonly choice: ChoiceView }): ReactNode {
  const words = useWords();
  const { label } = useTable();
  const what = defaultNamed(choice, label);
  if (what !== undefined) return words('panel.use-default.of', { what });
  if (choice.kind !== 'order') return words('panel.use-default');
  return (
    <>
      {words('panel.as-listed')}
      <span className="tw-visually-hidden"> ({words('panel.default')})</span>
    </>
  );
}

/** What the verb on the button may count; what is still missing counts as there. */
function factsOf(choice: ChoiceView, draft: Draft): Readonly<Record<string, number>> {
  const { min = 0 } = choice;
  const ids = idsOf(draft);
  const points = pointsOf(draft);
  const targets = Object.keys(points).length;
  return {
    count: choice.kind === 'allocation' ? targets : Math.max(ids.length, min),
    steps: ids.length,
    total: Math.max(totalOf(points), min),
    amount: typeof draft === 'number' ? draft : min,
  };
}
