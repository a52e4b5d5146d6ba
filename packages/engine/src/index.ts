/** What a game is written with: choices, flows, windows, and the form of a game. Hosts: ./host.ts. */

export * from './asked-document.ts';
export {
  type AllocationChoice,
  type AmountChoice,
  type Answer,
  type Choice,
  type ChoiceExtras,
  type ClosedOption,
  type FieldAnswer,
  type FieldChoice,
  type FormChoice,
  type Graph,
  NO_YES,
  type OneChoice,
  type OpenChoices,
  type Option,
  optionOf,
  type Passing,
  type PathChoice,
  type Sieve,
  type SomeChoice,
  type Strides,
  type Trail,
  trailOfLists,
  type Why,
  type WireAnswer,
} from './choice.ts';
export * from './choose.ts';
export { notPlain } from './clone.ts';
export { didYouMean } from './closest.ts';
export type { HeardEvent } from './course.ts';
export {
  type Deal,
  type Dealing,
  type DealNews,
  type Deals,
  type DealWords,
  dealAsked,
  dealing,
  lapse,
  noDeals,
} from './deals.ts';
export type { EventForms, NamedNumber } from './event-forms.ts';
export type { GameEvent } from './events.ts';
export { type Blank, blank, type Filled, fillIn, formOf } from './fill.ts';
export {
  askAllocation,
  askAmount,
  askAny,
  askOne,
  askOrder,
  askPath,
  askSome,
  askText,
  type Flow,
  maybe,
  type Reply,
  type SlotAnswer,
} from './flow.ts';
export {
  defineGame,
  type Entrant,
  type Game,
  GivenError,
  type Harm,
  type Invariant,
  type Measures,
  type OffersInput,
  type OwnedFigure,
  type Playout,
  type Policy,
  type PolicyInput,
  type Speech,
} from './game.ts';
export { canonicalJson } from './hash.ts';
export { lazyPath, orOption, sievedOne } from './lazy-choice.ts';
export { fallbackAnswer } from './list-answers.ts';
export type { Effect, EffectKind, Handler } from './listeners.ts';
export type { ChoiceView, FieldView } from './match-view.ts';
export type { StandingOffers } from './offers.ts';
export type { OptionProblem, OptionSpec, OptionsSchema, OptionValues } from './options.ts';
export type { Outcome } from './outcome.ts';
export { PASS, type PassingWindow, untilAllPass } from './passing.ts';
export * from './picture.ts';
export * from './prose.ts';
export { D6, D20, type Die, type Label, type RandomSource } from './random/source.ts';
export type { Refusal, Result } from './result.ts';
export { leftTo } from './rulings.ts';
export * from './sample-answer.ts';
export * from './sample-of.ts';
export * from './seat.ts';
export { type Draw, Table } from './table.ts';
export type { Telling, ToldDraw } from './telling.ts';
export type { Text, TextParam } from './text.ts';
export { parallel, secretly } from './together.ts';
export type { UndoTerms } from './undo.ts';
export { UNSAID } from './unsaid.ts';
export { defineWindows, type Windows } from './windows.ts';
