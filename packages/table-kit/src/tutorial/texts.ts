/** The words of lessons, examples and the glossary. */
export const TUTORIAL_TEXTS = {
  'lesson.step': 'Step {at, number} of {of, number}',
  'lesson.do': 'The marked choice goes on.',
  'lesson.next': 'Next',
  'lesson.show': 'Do it for me',
  'lesson.back': 'One step back',
  'lesson.done': 'That is all',
  'lesson.done.text': 'You have seen what a match needs. The rules are there when you want them.',
  'lesson.hint.read': 'Nothing is to be decided yet. Read on with Next.',
  'lesson.hint.other': 'Not this one here. The marked choice goes on.',
  'lesson.example.asked': '{seat} is asked: {question}',
  'lesson.example.chooses': 'Here the choice is: {option}',
  'lesson.example.end': 'This is what came of it. The log says it line by line.',
  'rules.show-me': 'Show me',
  'rules.show-me.of': 'Show me {id} on the table',
} as const satisfies Readonly<Record<string, string>>;
