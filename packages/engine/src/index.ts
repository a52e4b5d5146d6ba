export { checkAnswer } from './check-answer.ts';
export type { Checkpoint } from './checkpoints.ts';
export * from './choice.ts';
export { clonePlain, notPlain } from './clone.ts';
export { didYouMean } from './closest.ts';
export * from './event-forms.ts';
export * from './events.ts';
export * from './flow.ts';
export { followFile } from './follow-file.ts';
export * from './game.ts';
export { canonicalJson, hashPlain } from './hash.ts';
export * from './lazy-choice.ts';
export {
  countAnswers,
  enumerateAnswers,
  fallbackAnswer,
  isAnswerable,
  repeatedId,
} from './list-answers.ts';
export * from './match.ts';
export {
  type LoggedAnswer,
  MATCH_FORMAT,
  MATCH_FORMAT_VERSION,
  type MatchFile,
  readMatchFile,
  type SeatInfo,
} from './match-file.ts';
export { type ChoiceView, choiceView, type SeatView, type Waiting } from './match-view.ts';
export { onlyAnswer } from './only-answer.ts';
export * from './options.ts';
export * from './orders.ts';
export type { Outcome } from './outcome.ts';
export * from './random/keyed.ts';
export * from './random/scripted.ts';
export { seededSource } from './random/seeded.ts';
export * from './random/source.ts';
export type { RandomSpec } from './random/spec.ts';
export * from './result.ts';
export { RulesFault } from './rules-fault.ts';
export { Runner, type RunnerSetup } from './runner.ts';
export * from './sample-answer.ts';
export * from './seat.ts';
export { type Draw, type DrawKind, Table } from './table.ts';
export * from './telling.ts';
export * from './text.ts';
export * from './together.ts';
export type { LogEntry, UndoStatus, UndoTerms } from './undo.ts';
export * from './verify.ts';
export * from './windows.ts';
export * from './wire-answer.ts';
