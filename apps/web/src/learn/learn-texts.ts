/** The words around lessons. */
export const LEARN_TEXTS = {
  'home.learn': 'Learn',
  'learn.title': 'Learn: {title}',
  'learn.none': 'There is no lesson for {title} yet.',
  'learn.play': 'Play a first match now',
  'learn.other-table': 'Set another table',
  'learn.again': 'Begin again',
  'learn.is-done': 'done',
  'learn.following': 'Next lesson: {title}',
  'learn.lessons': 'Lesson {at} of {of}',
  'learn.leave': 'Leave',
  'learn.example.unknown': 'There is no example {id}.',
  'learn.example.leave': 'To the rules',
  'learn.open': 'Play on from here',
  'learn.more': 'More on this rule',
} as const satisfies Readonly<Record<string, string>>;
