/** What a game is written with: choices, flows, windows, and the form of a game. Hosts: ./host.ts. */
export {
  type AllocationChoice,
  type AmountChoice,
  type Answer,
  type Choice,
  type ChoiceExtras,
  type ClosedOption,
  circlesForFree,
  type Graph,
  NO_YES,
  type OneChoice,
  type OpenChoices,
  type Option,
  type OrderChoice,
  optionOf,
  type PathChoice,
  placeOf,
  type Reaction,
  type Sieve,
  type SomeChoice,
  type Strides,
  type TextChoice,
  type Trail,
  type Why,
  type WireAnswer,
} from './choice.ts';
export * from './choose.ts';
export { notPlain } from './clone.ts';
export { didYouMean } from './closest.ts';
export type { EventForms, FieldForm, ItemForm, NamedNumber } from './event-forms.ts';
export type { GameEvent, SecretPart } from './events.ts';
export * from './flow.ts';
export {
  defineGame,
  type Entrant,
  type Game,
  GivenError,
  type Invariant,
  type Measures,
  type Playout,
  type Policy,
  type PolicyInput,
  type Speech,
} from './game.ts';
export { canonicalJson } from './hash.ts';
export * from './lazy-choice.ts';
export { fallbackAnswer } from './list-answers.ts';
export type { Effect, EffectKind, Handler, RulesEvent, Stage, WithEffects } from './listeners.ts';
export type { HeardEvent } from './match.ts';
export type { ChoiceView } from './match-view.ts';
export type { OptionProblem, OptionSpec, OptionsSchema, OptionValues } from './options.ts';
export type { Outcome } from './outcome.ts';
export { D6, D20, type Die, type Label, type RandomSource } from './random/source.ts';
export * from './result.ts';
export * from './sample-answer.ts';
export * from './seat.ts';
export { type Draw, type DrawKind, Table } from './table.ts';
export type { Facts, Telling, ToldDraw } from './telling.ts';
export type { Text, TextParam } from './text.ts';
export * from './together.ts';
export type { UndoTerms } from './undo.ts';
export * from './windows.ts';
