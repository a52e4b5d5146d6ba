import { type Choice, mayAnswer, type Option } from '../choice.ts';
import { closestWord } from '../closest.ts';
import type { Game } from '../game.ts';
import type { Match } from '../match.ts';
import { findOption } from '../wire-answer.ts';
import {
  type AskedWanted,
  type ChoiceWanted,
  type OptionsWanted,
  type Scenario,
  seatOf,
} from './scenario.ts';

/** An open choice for a message: who is asked what. */
export function asked({ seats }: Pick<Scenario, 'seats'>, choice: Choice): string {
  const names = (choice.seats ?? [choice.seat]).map((seat) => seats[seat]?.name ?? `seat ${seat}`);
  return `${names.join(' or ')} "${choice.why.key}"`;
}

/** All open choices for a message. */
export function openIn(scenario: Pick<Scenario, 'seats'>, { choices }: Match): string {
  return choices.length === 0
    ? 'nothing'
    : choices.map((choice) => asked(scenario, choice)).join(', ');
}

/** Which expected choices are not open as expected, and which others are open. */
export function choiceProblems(
  scenario: Pick<Scenario, 'seats'>,
  match: Match,
  wanted: readonly ChoiceWanted[],
  exactly: boolean,
): string[] {
  const { choices } = match;
  const fits = (one: ChoiceWanted, choice: Choice) =>
    mayAnswer(choice, seatOf(scenario, one.seat)) && choice.why.key === one.why;
  const pairs = paired(wanted, choices, fits);
  const problems = wanted.flatMap((one, at) => {
    const choice = pairs[at] ?? choices.find((other) => fits(one, other));
    if (choice === undefined || (exactly && pairs[at] === undefined)) {
      const name = scenario.seats[seatOf(scenario, one.seat)]?.name;
      return [`no choice "${one.why}" is open for ${name}; open: ${openIn(scenario, match)}`];
    }
    return [
      ...askedProblems(match.game, choice, one),
      ...fieldProblems(match.game, choice, one.fields ?? {}),
    ].map((problem) => `${asked(scenario, choice)} ${problem}`);
  });
  const beside = exactly ? choices.filter((choice) => !pairs.includes(choice)) : [];
  return [...problems, ...beside.map((choice) => `${asked(scenario, choice)} is open as well`)];
}

/** Pairs expected choices with open ones, as many as possible. */
function paired(
  wanted: readonly ChoiceWanted[],
  choices: readonly Choice[],
  fits: (one: ChoiceWanted, choice: Choice) => boolean,
): readonly (Choice | undefined)[] {
  const taken = new Map<Choice, number>();
  const find = (at: number, tried: Set<Choice>): boolean =>
    choices.some((choice) => {
      const one = wanted[at];
      if (one === undefined || tried.has(choice) || !fits(one, choice)) return false;
      tried.add(choice);
      const other = taken.get(choice);
      if (other !== undefined && !find(other, tried)) return false;
      taken.set(choice, at);
      return true;
    });
  wanted.forEach((_, at) => {
    find(at, new Set());
  });
  return wanted.map((_, at) => choices.find((choice) => taken.get(choice) === at));
}

/** How the fields of a form differ from those that are expected. */
function fieldProblems(
  game: Game,
  choice: Choice,
  wanted: NonNullable<ChoiceWanted['fields']>,
): string[] {
  const fields = choice.kind === 'form' ? choice.fields : [];
  return Object.entries(wanted).flatMap(([name, one]) => {
    const field = fields.find((other) => other.name === name);
    if (field !== undefined) {
      return askedProblems(game, field.choice, one).map((problem) => `"${name}" ${problem}`);
    }
    const names = fields.map((other) => other.name).join(', ') || 'none';
    return [`has no field "${name}"; its fields are ${names}`];
  });
}

/** How what there is to choose differs from what is expected. */
function askedProblems(game: Game, choice: Choice, one: AskedWanted): string[] {
  return [
    ...(one.options === undefined ? [] : offerProblems(game, choice, one.options)),
    ...boundProblems(choice, one),
  ];
}

/** How the options of a choice differ from those that are expected. */
export function offerProblems(game: Game, choice: Choice, wanted: OptionsWanted): string[] {
  if (!('options' in choice)) return [`asks for ${choice.kind} and offers no options`];
  const { exactly, contains, not, closed } = Array.isArray(wanted)
    ? { contains: wanted as readonly string[] }
    : (wanted as Exclude<OptionsWanted, readonly string[]>);
  const { options } = choice;
  const find = (word: string) => findOption(choice, word);
  const lacking = [...(exactly ?? []), ...(contains ?? [])].flatMap((word) => {
    const found = find(word);
    return found.ok ? [] : [`does not offer "${word}": ${found.error.message}`];
  });
  const named = new Set((exactly ?? []).map((word) => options[indexOf(find(word))]));
  const beside = options.filter((option) => option.aside !== true && !named.has(option));
  return [
    ...lacking,
    ...(exactly === undefined ? [] : beside.map(({ id }) => `offers "${id}" as well`)),
    ...(not ?? []).flatMap((word) => {
      if (find(word).ok) return [`offers "${word}"`];
      const meant = misspelt(game, options, word);
      return meant === undefined ? [] : [`offers "${meant}", and nobody knows "${word}"`];
    }),
    ...(closed ?? []).flatMap((word) => {
      const found = find(word);
      if (found.ok) return [`offers "${word}"`];
      return found.error.code === 'closed-option' ? [] : [found.error.message];
    }),
  ];
}

function indexOf(found: ReturnType<typeof findOption>): number {
  return found.ok ? found.value : -1;
}

/**
 * The option that an unknown id was probably meant to be. Without this check, "must not be offered"
 * would hold for every misspelt id. Ids that differ in digits or capitals are never taken for typos.
 */
function misspelt({ texts }: Game, options: readonly Option[], word: string): string | undefined {
  if (Object.keys(texts).some((key) => key === word || key.endsWith(`.${word}`))) return undefined;
  const telling = (id: string) => id.replace(/[^A-Z\d]/g, '');
  const ids = options.map(({ id }) => id).filter((id) => telling(id) === telling(word));
  return closestWord(word, ids);
}

function boundProblems(choice: Choice, { min, max }: AskedWanted): string[] {
  if (min === undefined && max === undefined) return [];
  if (choice.kind !== 'some' && choice.kind !== 'amount' && choice.kind !== 'allocation')
    return [`is a choice of ${choice.kind} and has no least and most`];
  return [
    ...(min === undefined || min === choice.min
      ? []
      : [`takes at least ${choice.min}, not ${min}`]),
    ...(max === undefined || max === choice.max ? [] : [`takes at most ${choice.max}, not ${max}`]),
  ];
}
