import { type Choice, type ChoiceView, type FormChoice, fallbackAnswer } from '@tablewright/engine';
import { toWire } from '@tablewright/engine/host';

/**
 * What a typed line means as an answer to a choice: nothing typed is the default; a number that
 * is no option's id is a place in the list, counted from 1; lists are separated by commas; points
 * are `option=2, other=1`; the fields of a form are `name: answer`, separated by semicolons, and what
 * is left out stays as it is by default. Whether the answer is legal is for the match to decide.
 */
export function typedAnswer(choice: Choice, line: string): unknown {
  const text = line.trim();
  if (text === '') return toWire(choice, fallbackAnswer(choice));
  // The content of a document is text, which happens to be JSON.
  const isContent = choice.kind === 'text' && choice.document !== undefined;
  if (!isContent && /^[[{"]/.test(text)) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  switch (choice.kind) {
    case 'one':
      return placed(choice, text);
    case 'amount':
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'text':
      return line;
    case 'some':
    case 'order':
    case 'path':
      if (text === '-') return [];
      return text.split(',').map((item) => placed(choice, item.trim()));
    case 'allocation': {
      if (text === '-') return {};
      const points: Record<string, number> = {};
      for (const part of text.split(',')) {
        const [name = '', amount = ''] = part.split('=').map((item) => item.trim());
        points[placed(choice, name)] = /^\d+$/.test(amount) ? Number(amount) : Number.NaN;
      }
      return points;
    }
    case 'form':
      return typedForm(choice, text);
  }
}

function typedForm(form: FormChoice, text: string): Readonly<Record<string, unknown>> {
  const typed: Record<string, unknown> = {};
  for (const part of text.split(';')) {
    const [name = '', ...rest] = part.split(':');
    const field = form.fields.find((other) => other.name === name.trim());
    const line = rest.join(':').trim();
    typed[name.trim()] = field === undefined ? line : typedAnswer(field.choice, line);
  }
  return { ...(toWire(form, fallbackAnswer(form)) as object), ...typed };
}

/** How to answer this kind of choice, in few words. */
export function howToAnswer(choice: Choice | ChoiceView): string {
  switch (choice.kind) {
    case 'one':
      return 'a number or an id';
    case 'amount':
      return `a number from ${choice.min} to ${choice.max}`;
    case 'some':
      return `${choice.min} to ${choice.max} of them, separated by commas; - for none`;
    case 'order':
      return 'all of them in order, separated by commas';
    case 'path':
      return 'the places in order, separated by commas; - to stay';
    case 'allocation':
      return `${choice.min} to ${choice.max} points: id=points, separated by commas; - for none`;
    case 'text':
      return choice.document === undefined
        ? `${choice.minLength} to ${choice.maxLength} characters`
        : `a ${choice.document.kind} as JSON, on one line`;
    case 'form':
      return 'name: answer; name: answer; what is left out stays as it is by default';
  }
}

function placed(choice: { readonly options: readonly { readonly id: string }[] }, text: string) {
  if (choice.options.some(({ id }) => id === text)) return text;
  const place = /^\d+$/.test(text) ? choice.options[Number(text) - 1] : undefined;
  return place?.id ?? text;
}
