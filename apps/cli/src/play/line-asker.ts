import type { Io } from '../io.ts';
import type { Asker, Question, Reply } from './asker.ts';
import { howToAnswer, typedAnswer } from './typed-answer.ts';

const COMMANDS: Readonly<Record<string, Reply>> = {
  '/undo': { kind: 'undo' },
  '/view': { kind: 'view' },
  '/quit': { kind: 'quit' },
};

/** Asks line by line: for pipes and scripts. Lines that begin with # are ignored. */
export function lineAsker(io: Io, json: boolean): Asker {
  const read = async (): Promise<string | undefined> => {
    for (;;) {
      const line = await io.readLine();
      if (line === undefined || !line.startsWith('#')) return line;
    }
  };
  return {
    ask: async (question) => {
      if (!json) show(io, question);
      const line = await read();
      if (line === undefined) return { kind: 'end' };
      const offer = /^\/do(?: +(\d+))?$/.exec(line.trim());
      if (offer !== null) {
        return {
          kind: 'offers',
          ...(offer[1] === undefined ? {} : { place: Number(offer[1]) - 1 }),
        };
      }
      const command = COMMANDS[line.trim()];
      return command ?? { kind: 'answer', answer: typedAnswer(question.choice, line) };
    },
    // A script answers the first open question; the others come up in turn.
    pick: async () => 0,
    handOver: async (to) => {
      if (!json) io.out(`--- for ${to}'s eyes ---`);
    },
  };
}

function show(io: Io, question: Question): void {
  const { seatName, title, choice, fields } = question;
  const rule = choice.why.rule === undefined ? '' : ` [${choice.why.rule}]`;
  io.out(`${seatName}: ${title}${rule}`);
  showOptions(io, question, '  ');
  for (const { name, question: field } of fields) {
    io.out(`  ${name}: ${field.title} (${howToAnswer(field.choice)})`);
    showOptions(io, field, '    ');
  }
  const more = question.offers === 0 ? '' : '/do or /do 2 for what may be done at any time, ';
  io.out(`  (${howToAnswer(choice)}; nothing for the default; ${more}/view, /undo, /quit)`);
}

function showOptions(io: Io, { options, closed }: Question, indent: string): void {
  options.forEach(({ id, label }, i) => {
    io.out(`${indent}${i + 1}  ${id}${label === id ? '' : `  ${label}`}`);
  });
  for (const reason of closed) io.out(`${indent}-  ${reason}`);
}
