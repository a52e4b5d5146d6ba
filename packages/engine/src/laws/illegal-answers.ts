import type { Choice, Option } from '../choice.ts';
import { fallbackAnswer } from '../list-answers.ts';
import { toWire } from '../wire-answer.ts';

/** Answers that the choice may not take: of the wrong kind, naming strangers, just out of range. */
export function illegalAnswers(choice: Choice): readonly unknown[] {
  const closed = choice.closed?.().map((option) => option.id) ?? [];
  const wrong: unknown[] = [
    undefined,
    null,
    true,
    [[]],
    Number.NaN,
    ...closed,
    ...closed.map((id) => [id]),
  ];
  switch (choice.kind) {
    case 'one':
      wrong.push({}, [], 1e9, 'no such option', { 'no such option': 1 }, idsOf(choice));
      break;
    case 'amount':
      wrong.push({}, [], String(choice.min), choice.min - 1, choice.max + 1, choice.min + 0.5);
      break;
    case 'some': {
      const ids = idsOf(choice);
      wrong.push({}, 7, 'no such option', ['no such option']);
      if (ids.length > 0) wrong.push([...ids, ...ids]);
      if (ids.length > choice.max) wrong.push(ids);
      if (choice.min > 0) wrong.push([]);
      break;
    }
    case 'order': {
      const ids = idsOf(choice);
      wrong.push({}, 7, ['no such option']);
      if (ids.length > 0) wrong.push(ids.slice(1), [...ids, ...ids]);
      break;
    }
    case 'allocation': {
      const first = choice.options[0]?.id;
      wrong.push(7, [], 'no such option', { 'no such option': 1 });
      if (first !== undefined) wrong.push({ [first]: -1 }, { [first]: (choice.caps[0] ?? 0) + 1 });
      if (choice.min > 0) wrong.push({});
      break;
    }
    case 'path':
      wrong.push({}, 7, 'no such option', ['no such option']);
      break;
    case 'text':
      wrong.push({}, [], 7, 'x'.repeat(choice.maxLength + 1));
      if (choice.prose === true) wrong.push('x\u200b', 'x\u202e', 'x\0');
      if (choice.document !== undefined)
        wrong.push('x', '{', 'null', '7', '[[]]', '{"no such field":1}');
      if (choice.picture === true) wrong.push('x', `${'0'.repeat(64)} `, `${'g'.repeat(64)} x`);
      break;
    case 'form': {
      const right = toWire(choice, fallbackAnswer(choice)) as Readonly<Record<string, unknown>>;
      wrong.push(7, [], 'no such option', { ...right, 'no such field': 1 });
      for (const field of choice.fields) {
        for (const answer of illegalAnswers(field.choice)) {
          if (answer !== undefined) wrong.push({ ...right, [field.name]: answer });
        }
      }
    }
  }
  return wrong;
}

function idsOf(choice: { readonly options: readonly Option[] }): string[] {
  return choice.options.map((option) => option.id);
}
