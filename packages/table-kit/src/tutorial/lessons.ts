export { type Example, lessonOf, readExample, titleIn } from './example.ts';
export { ExampleCard } from './example-card.tsx';
export { ExamplePlay } from './example-play.ts';
export type { Lesson, TutorialModule } from './lesson.ts';
export { LessonCard } from './lesson-card.tsx';
export { LessonRun } from './lesson-run.ts';
export { useLesson, useLook } from './use-lesson.ts';
