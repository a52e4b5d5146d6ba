/** What runs games: matches and their files, random sources, answers as clients send them. */
export {
  type AnswerBefore,
  answerAsBefore,
  beginAsBefore,
  type CameOutSame,
  type Evidence,
  type RulesDifference,
} from './as-before.ts';
export { checkAnswer } from './check-answer.ts';
export type { Checkpoint } from './checkpoints.ts';
export { CHOICE_KINDS, choicesIn, isAside, mayAnswer, type Pending } from './choice.ts';
export { clonePlain } from './clone.ts';
export {
  type Comparison,
  compareRules,
  differenceText,
  endsOtherwise,
  openFile,
  type RestsOn,
} from './compare-rules.ts';
export type { LoggedDraw, MatchPast, PlayedFor } from './course.ts';
export * from './difference.ts';
export { type AnyEventForms, hasForm, isWords, undeclared } from './event-forms.ts';
export { eventFor, unveiled } from './events.ts';
export { followFile } from './follow-file.ts';
export { hidesAnything } from './game.ts';
export { hashPlain } from './hash.ts';
export type { Packing } from './kept-list.ts';
export { countAnswers, enumerateAnswers, isAnswerable, repeatedId } from './list-answers.ts';
export { Match, type MatchSetup, type Submission } from './match.ts';
export {
  type LoggedAnswer,
  loggedOf,
  MATCH_FORMAT,
  MATCH_FORMAT_VERSION,
  type MatchFile,
  readMatchFile,
  type SeatInfo,
} from './match-file.ts';
export { choiceView, type SeatView, type Waiting } from './match-view.ts';
export { onlyAnswer } from './only-answer.ts';
export { readOptions } from './options.ts';
export * from './orders.ts';
export * from './random/keyed.ts';
export * from './random/scripted.ts';
export { seededSource } from './random/seeded.ts';
export type { RandomSpec } from './random/spec.ts';
export { RulesFault } from './rules-fault.ts';
export { isLaterVersion } from './rules-version.ts';
export { Runner, type RunnerSetup } from './runner.ts';
export type { LogEntry, UndoStatus } from './undo.ts';
export * from './verify.ts';
export { withoutWhispers } from './whispers.ts';
export * from './wire-answer.ts';
