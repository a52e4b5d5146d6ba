import {
  type GivenRecord,
  readCount,
  readDistinct,
  readFlag,
  readRecord,
  readTexts,
  readWord,
  wrong,
} from '@tablewright/engine/given';
import { POWERS } from '../content/classes.ts';
import { MONSTERS } from '../content/monsters.ts';
import {
  type AdventureState,
  CLASS_NAMES,
  ELEMENTS,
  type Element,
  STEPS,
  type StepName,
  type Token,
} from '../model.ts';
import { columnOf, deckTokens } from '../rules/deck.ts';
import { elementOfColumn } from '../rules/elements.ts';
import { addActivations, addMonsterActivations } from './activations.ts';
import {
  CHARACTER_KEYS,
  layCards,
  layCharacter,
  layMonster,
  MONSTER_KEYS,
  orderCards,
  TEAM_KEYS,
} from './sheet.ts';
import { addHits, countSoFar } from './so-far.ts';

const KEYS = [
  'step',
  'round',
  'current',
  'layout',
  'randomizer',
  'setAside',
  'reserved',
  'affinity',
  'roar',
  'roarRound',
  'elements',
  'characters',
  'monster',
  'team',
  'activated',
  'monsterActivated',
  'hits',
  'distract',
  'lastMark',
  'tally',
] as const;

/** The Mystic's powers that have an element, in sheet order. */
export const ELEMENT_KEYS = ['blast', 'fan', 'wall', 'storm'] as const;

/**
 * Lays a scenario's position over a fresh set-up; `docs/scenarios/bingo-adventure.md` documents
 * every key. Cards have the ordered layout (BA-DECK-10) unless `layout` is `dealt`.
 * @throws GivenError naming the key that is wrong and what would be right
 */
export function given(state: AdventureState, position: GivenRecord): void {
  const about = readRecord(position, '', KEYS) ?? {};
  const step = readWord(about.step, 'step', STEPS) ?? 'draw';
  const round = readCount(about.round, 'round', 1) ?? 1;
  state.step = step;
  state.round = step === 'elements' || step === 'affinity' || step === 'draw' ? round - 1 : round;
  state.roarRound = readCount(about.roarRound, 'roarRound') ?? 0;
  if (readFlag(about.roar, 'roar') === true) {
    if (about.roarRound !== undefined)
      wrong('roar', 'says the same as roarRound; name one of them');
    state.roarRound = round;
  }
  giveSheets(state, about, step);
  giveTokens(state, about, step);
  giveElements(state, about, step);
  const activations = ['activated', 'monsterActivated'] as const;
  for (const key of activations) {
    const earliest = key === 'activated' ? 'activate' : 'note';
    if (about[key] !== undefined && STEPS.indexOf(step) < STEPS.indexOf(earliest)) {
      wrong(key, `is possible only from the step ${earliest} on`);
    }
  }
  addActivations(state, about.activated);
  addMonsterActivations(state, about.monsterActivated);
  addHits(state, about.hits);
  state.distract = readCount(about.distract, 'distract') ?? distractOf(state, step);
  if (state.distract > 0 && step !== 'heal' && step !== 'assign') {
    wrong('distract', 'is possible only in the steps heal and assign (BA-ROG-10)');
  }
  countSoFar(state, about);
}

function giveSheets(state: AdventureState, about: GivenRecord, step: StepName): void {
  const rest = { step, deck: deckTokens(state.settings) };
  const layout = readWord(about.layout, 'layout', ['ordered', 'dealt']) ?? 'ordered';
  if (layout === 'ordered') {
    for (const { cards } of [...state.characters, state.monster, { cards: state.team }]) {
      orderCards(cards, state.settings);
    }
  }
  const characters = readRecord(about.characters, 'characters', CLASS_NAMES) ?? {};
  for (const name of Object.keys(characters)) {
    const key = `characters.${name}`;
    const character = state.characters.find((one) => one.class === name);
    if (character === undefined) wrong(key, 'is not in play; see the option characters');
    const sheet = readRecord(characters[name], key, CHARACTER_KEYS) ?? {};
    layCharacter(character, sheet, key, rest);
  }
  refuseSharedPlaces(state);
  const monster = readRecord(about.monster, 'monster', MONSTER_KEYS) ?? {};
  const { powers } = MONSTERS[state.monster.kind];
  layMonster(state.monster, monster, 'monster', rest, powers);
  const team = readRecord(about.team, 'team', TEAM_KEYS);
  if (team === undefined) return;
  if (state.team.length === 0) wrong('team', 'needs the option teamCard');
  layCards(state.team, team, 'team', rest.deck);
}

/** Throws if two stand on one square of the field (BA-RPG-12). */
function refuseSharedPlaces(state: AdventureState): void {
  for (const [at, character] of state.characters.entries()) {
    const { place } = character;
    const other = state.characters.slice(0, at).find((one) => one.place === place);
    if (place >= 0 && other !== undefined) {
      wrong(`characters.${character.class}.at`, `is where the ${other.class} stands`);
    }
  }
}

/** Without `setAside`, the printed tokens of all markers are set aside; so is the current one. */
function giveTokens(state: AdventureState, about: GivenRecord, step: StepName): void {
  const deck = deckTokens(state.settings);
  const known = (token: Token, key: string) => {
    if (!deck.includes(token)) wrong(key, `names "${token}", which is no token of this deck`);
  };
  const current = readTexts(about.current === undefined ? undefined : [about.current], 'current');
  const token = current?.[0];
  if (token !== undefined) known(token, 'current');
  if (token === undefined && step === 'mark') wrong('current', 'is needed before the step mark');
  state.current = token ?? '';
  if (about.randomizer !== undefined) {
    listTokens(state, about, deck);
    return;
  }
  const reserved = readDistinct(about.reserved, 'reserved') ?? [];
  const aside = new Set(readDistinct(about.setAside, 'setAside') ?? tokensUnderMarkers(state));
  if (token !== undefined) aside.add(token);
  for (const one of reserved) {
    known(one, 'reserved');
    if (about.setAside === undefined && one !== token) aside.delete(one);
    if (aside.has(one)) wrong('reserved', `names ${one}, which is set aside`);
  }
  for (const one of aside) known(one, 'setAside');
  state.setAside.splice(0, Number.POSITIVE_INFINITY, ...aside);
  state.reserved.splice(0, Number.POSITIVE_INFINITY, ...reserved);
  const out = new Set([...aside, ...reserved]);
  const bag = deck.filter((one) => !out.has(one));
  state.bag.splice(0, Number.POSITIVE_INFINITY, ...bag);
}

/**
 * Every token of the deck, where it lies: the way to say that the current one has returned, and in
 * which order they are listed.
 */
function listTokens(state: AdventureState, about: GivenRecord, deck: readonly Token[]): void {
  const places = ['randomizer', 'setAside', 'reserved'] as const;
  const [bag = [], aside = [], reserved = []] = places.map((key) => readTexts(about[key], key));
  const listed = [...bag, ...aside, ...reserved].sort();
  if (listed.join() !== [...deck].sort().join()) {
    wrong('randomizer', `with setAside and reserved must list all ${deck.length} tokens once`);
  }
  state.bag.splice(0, Number.POSITIVE_INFINITY, ...bag);
  state.setAside.splice(0, Number.POSITIVE_INFINITY, ...aside);
  state.reserved.splice(0, Number.POSITIVE_INFINITY, ...reserved);
}

function tokensUnderMarkers(state: AdventureState): Token[] {
  const cards = [...state.characters, state.monster].flatMap((sheet) => sheet.cards);
  return [...cards, ...state.team].flatMap(({ tokens, marked }) =>
    tokens.filter((token, space) => token !== '' && (marked & (1 << space)) !== 0),
  );
}

/** The Mystic's elements (earth, air, fire, water unless said otherwise) and the affinity. */
function giveElements(state: AdventureState, about: GivenRecord, step: StepName): void {
  const elements = readRecord(about.elements, 'elements', ELEMENT_KEYS) ?? {};
  const mystic = state.characters.find((one) => one.class === 'mystic');
  if (mystic !== undefined && step !== 'elements' && state.settings.mysticElements !== 'perUse') {
    mystic.elements.splice(
      0,
      4,
      ...ELEMENT_KEYS.map(
        (power, index): Element =>
          readWord(elements[power], `elements.${power}`, ELEMENTS) ?? ELEMENTS[index] ?? 'earth',
      ),
    );
  }
  const affinity = readWord(about.affinity, 'affinity', [...ELEMENTS, 'none']);
  const { kind } = state.monster;
  const source = MONSTERS[kind].affinity;
  if (affinity !== undefined && affinity !== 'none' && source === 'none') {
    wrong('affinity', `is none for ${kind} (BA-ELEM-09)`);
  }
  const usual = source === 'drawn' ? 'water' : elementOfColumn(columnOf(state.current));
  if (step === 'elements' || step === 'affinity') state.monster.affinity = 'none';
  else state.monster.affinity = affinity ?? (source === 'none' ? 'none' : usual);
}

/** After step 1 a recorded Distract has its points; before it they are still to be noted. */
function distractOf(state: AdventureState, step: StepName): number {
  if (step !== 'heal' && step !== 'assign') return 0;
  let points = 0;
  for (const { power, bonus } of state.activations) {
    POWERS.get(power)?.parts.forEach((part, index) => {
      if (part.kind === 'distract') points += part.strength + (bonus[index] ?? 0);
    });
  }
  return points;
}
