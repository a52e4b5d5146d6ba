import { isCancel, multiselect, select, text } from '@clack/prompts';
import { fallbackAnswer } from '@tablewright/engine';
import { fromWire, toWire } from '@tablewright/engine/host';
import { printable } from '@tablewright/words/printable';
import type { Io } from '../io.ts';
import type { Asker, Question, Reply } from './asker.ts';
import { howToAnswer, typedAnswer } from './typed-answer.ts';

const MOST_LINES = 14;
const COMMANDS = [
  { value: '/view', label: 'Show the table' },
  { value: '/do', label: 'Do something else, as one may at any time' },
  { value: '/undo', label: 'Take back' },
  { value: '/quit', label: 'Stop playing' },
] as const;

/** Asks by menus: for a person at a screen. Escape stops. */
export function menuAsker(io: Io): Asker {
  return {
    ask: async (asked) => ask(io, printableQuestion(asked)),
    pick: async (titles) => {
      const options = titles.map((title, value) => ({ value, label: printable(title) }));
      const picked = await select({ message: 'What first?', options });
      return isCancel(picked) ? 0 : picked;
    },
    handOver: async (seatName) => {
      io.clear();
      const to = printable(seatName);
      const options = [{ value: 'ready', label: `I am ${to}` }];
      await select({ message: `Hand the keyboard to ${to}.`, options });
      io.clear();
    },
  };
}

/** What the menus print of it they print by themselves. */
function printableQuestion(question: Question): Question {
  const { seatName, title, options, closed, fields } = question;
  return {
    ...question,
    seatName: printable(seatName),
    title: printable(title),
    options: options.map(({ id, label }) => ({ id, label: printable(label) })),
    closed: closed.map(printable),
    fields: fields.map((field) => ({ ...field, question: printableQuestion(field.question) })),
  };
}

async function ask(io: Io, question: Question): Promise<Reply> {
  switch (question.choice.kind) {
    case 'one':
      return askOne(question);
    case 'some':
      return askSome(question);
    case 'form':
      return askForm(io, question);
    default:
      return askTyped(io, question);
  }
}

/** One field after the other. */
async function askForm(io: Io, { title, fields }: Question): Promise<Reply> {
  io.out(title);
  const answer: Record<string, unknown> = {};
  for (const { name, question } of fields) {
    const reply = await ask(io, question);
    if (reply.kind !== 'answer') return reply;
    answer[name] = reply.answer;
  }
  return { kind: 'answer', answer };
}

function message({ seatName, title, choice }: Question): string {
  return `${seatName}: ${title}${choice.why.rule === undefined ? '' : ` [${choice.why.rule}]`}`;
}

async function askOne(question: Question): Promise<Reply> {
  const { choice } = question;
  const picked = await select<string>({
    message: message(question),
    options: [
      ...question.options.map(({ id, label }) => ({ value: `=${id}`, label })),
      ...question.closed.map((label) => ({ value: `-${label}`, label, disabled: true })),
      ...COMMANDS.filter(({ value }) => value !== '/do' || question.offers > 0).map(
        ({ value, label }) => ({ value, label, hint: 'not a move' }),
      ),
    ],
    initialValue: `=${String(toWire(choice, fallbackAnswer(choice)))}`,
    maxItems: MOST_LINES,
  });
  if (isCancel(picked)) return { kind: 'quit' };
  return picked.startsWith('=') ? { kind: 'answer', answer: picked.slice(1) } : command(picked);
}

async function askSome(question: Question): Promise<Reply> {
  const { choice } = question;
  const picked = await multiselect<string>({
    message: `${message(question)} (${howToAnswer(choice)})`,
    options: [
      ...question.options.map(({ id, label }) => ({ value: id, label })),
      ...question.closed.map((label) => ({ value: `-${label}`, label, disabled: true })),
    ],
    initialValues: [...(toWire(choice, fallbackAnswer(choice)) as readonly string[])],
    required: false,
    maxItems: MOST_LINES,
  });
  return isCancel(picked) ? { kind: 'quit' } : { kind: 'answer', answer: picked };
}

async function askTyped(io: Io, question: Question): Promise<Reply> {
  const { choice } = question;
  for (const reason of question.closed) io.out(`  (${reason})`);
  for (const { id, label } of question.options)
    io.out(`  ${id}${label === id ? '' : `  ${label}`}`);
  const typed = await text({
    message: `${message(question)} (${howToAnswer(choice)})`,
    placeholder: `nothing for the default; ${question.offers > 0 ? '/do, ' : ''}/view, /undo, /quit`,
    validate: (line = '') => {
      if (line.startsWith('/')) return undefined;
      const read = fromWire(choice, typedAnswer(choice, line));
      return read.ok ? undefined : read.error.message;
    },
  });
  if (isCancel(typed)) return { kind: 'quit' };
  const line = typed ?? '';
  return line.startsWith('/')
    ? command(line)
    : { kind: 'answer', answer: typedAnswer(choice, line) };
}

function command(text: string): Reply {
  if (text === '/do') return { kind: 'offers' };
  if (text === '/undo') return { kind: 'undo' };
  return { kind: text === '/quit' ? 'quit' : 'view' };
}
