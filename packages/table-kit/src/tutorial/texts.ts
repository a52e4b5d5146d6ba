/** The words of lessons, examples and the glossary. */
export const TUTORIAL_TEXTS = {
  'lesson.step': 'Step {at, number} of {of, number}',
  'lesson.next': 'Next',
  'lesson.show': 'Do it for me',
  'lesson.back': 'Back',
  'lesson.done': 'That is all',
  'lesson.done.text':
    'You have done it all once. In a first match, hints stand beside what you can choose.',
  'lesson.hint.read': 'Nothing is to be decided yet. Read on with Next.',
  'lesson.hint.other': 'Not this one here. The marked choice goes on.',
  'lesson.example.asked': '{seat} is asked: {question}',
  'lesson.example.chooses': 'Here the choice is: {option}',
  'lesson.example.begin': 'This is how it stands.',
  'lesson.example.play': 'Play',
  'lesson.example.pause': 'Pause',
  'lesson.example.step': 'Next step',
  'lesson.example.again': 'Again',
  'lesson.example.end': 'This is what came of it. The log says it line by line.',
  'rules.show-me': 'Show me',
  'rules.show-me.of': 'Show me: {id}',
} as const satisfies Readonly<Record<string, string>>;
