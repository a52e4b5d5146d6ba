import {
  choose,
  chooseAmount,
  chooseSome,
  type Flow,
  type Option,
  type Seat,
} from '@tablewright/engine';
import type { AdventureState, Character } from '../model.ts';
import type { Adventure } from '../table.ts';
import { spendMarkers } from './deck.ts';
import { type PlaceOption, placeOption, sheetOf, TEAM } from './places.ts';
import { spacesIn } from './squares.ts';

/** The ratings of skill uses, one step apart (BA-RPG-07). */
export const RATINGS = [1, 2, 3, 5, 8, 13, 21] as const;

/** The most tokens that a skill use may spend (BA-RPG-01). */
const MOST_TOKENS = 5;
/** More special effects or complications than there are steps change nothing. */
const MOST_STEPS = RATINGS.length - 1;

/** A dud token as something to spend. */
interface DudOption extends Option {
  readonly dud: true;
}

const DUD_OPTIONS: readonly DudOption[] = Array.from({ length: MOST_TOKENS }, (_, i) => ({
  id: `dud/${i + 1}`,
  text: { key: 'option.dud' },
  dud: true,
}));

interface DifficultyOption extends Option {
  readonly difficulty: number;
}

const DIFFICULTIES: readonly DifficultyOption[] = [0, ...RATINGS].map((difficulty) => ({
  id: difficulty === 0 ? 'none' : `difficulty-${difficulty}`,
  text: { key: 'option.difficulty', params: { difficulty } },
  difficulty,
}));

/** Whether a character has a token that can be spent on a skill use (BA-RPG-02). */
export function canUseSkill(state: AdventureState, character: Character): boolean {
  if (character.duds > 0) return true;
  for (const card of character.cards) if (card.marked !== 0) return true;
  for (const card of state.team) if (card.marked !== 0) return true;
  return false;
}

/**
 * The rating of 1 to 5 tokens (2, 3, 5, 8, 13), a step lower for each special effect and a step
 * higher for each complication, within the table (BA-RPG-01, BA-RPG-04 to BA-RPG-07).
 */
export function ratingOf(tokens: number, effects: number, complications: number): number {
  const step = Math.max(0, Math.min(MOST_STEPS, tokens - effects + complications));
  return RATINGS[step] ?? 1;
}

/** Markers of a character's own cards and the team card as options (BA-RPG-02). */
export function markerOptions(state: AdventureState, character: Character): PlaceOption[] {
  const sheet = sheetOf(character.class);
  const options: PlaceOption[] = [];
  character.cards.forEach((card, index) => {
    for (const space of spacesIn(card.marked)) options.push(placeOption(sheet, index, space));
  });
  state.team.forEach((card, index) => {
    for (const space of spacesIn(card.marked)) options.push(placeOption(TEAM, index, space));
  });
  return options;
}

/** Spends the marker on a space; its token returns (BA-RPG-03). Returns whether it was the team's. */
export function spendMarker(
  t: Adventure,
  character: Character,
  place: PlaceOption,
  rule: string,
): boolean {
  const { state } = t;
  const team = place.sheet === TEAM;
  const card = team ? state.team[place.card] : character.cards[place.card];
  if (card !== undefined) spendMarkers(t, card, 1 << place.space, rule);
  return team;
}

/**
 * A skill use within the character's mundane field, which the seat declares by choosing it
 * (BA-RPG-09). Returns whether a team marker was spent.
 */
export function* makeSkillUse(t: Adventure, character: Character, seat: Seat): Flow<boolean> {
  const { state } = t;
  const params = { name: character.name, field: { key: `field.${character.class}` } };
  const duds = DUD_OPTIONS.slice(0, character.duds);
  const options: (PlaceOption | DudOption)[] = [...markerOptions(state, character), ...duds];
  /** @ids <class>/<space>, <class>/2/<space>, team/<space>, dud/<number> */
  const spent = yield* chooseSome(t, seat, 'choice.skill-tokens', options, {
    rule: 'BA-RPG-02',
    params,
    min: 1,
    max: Math.min(MOST_TOKENS, options.length),
  });
  const effects = yield* chooseAmount(t, seat, 'choice.skill-effects', {
    rule: 'BA-RPG-04',
    params,
    min: 0,
    max: MOST_STEPS,
  });
  const complications = yield* chooseAmount(t, seat, 'choice.skill-complications', {
    rule: 'BA-RPG-05',
    params,
    min: 0,
    max: MOST_STEPS,
  });
  const { difficulty } = yield* choose(t, seat, 'choice.skill-difficulty', DIFFICULTIES, {
    rule: 'BA-RPG-08',
    params,
    fallback: 0,
  });
  let team = false;
  for (const option of spent) {
    if ('dud' in option) character.duds -= 1;
    else team = spendMarker(t, character, option, 'BA-RPG-03') || team;
  }
  const rating = ratingOf(spent.length, effects, complications);
  t.tell?.({
    type: 'skill-used',
    rule: effects > 0 && complications > 0 ? 'BA-RPG-06' : 'BA-RPG-01',
    sheet: character.class,
    name: character.name,
    tokens: spent.length,
    effects,
    complications,
    rating,
    difficulty,
    outcome: difficulty === 0 ? 'announced' : rating >= difficulty ? 'success' : 'failure',
  });
  return team;
}
