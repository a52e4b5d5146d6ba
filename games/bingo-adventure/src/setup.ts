import type { Table } from '@tablewright/engine';
import { CLASSES } from './content/classes.ts';
import { MONSTERS } from './content/monsters.ts';
import type { AdventureEvent } from './events.ts';
import type { AdventureState, Card, Character, Settings } from './model.ts';
import {
  type AdventureOptions,
  charactersOf,
  controlOf,
  letterOfName,
  namesOf,
} from './options.ts';
import { deckTokens, newCard } from './rules/deck.ts';
import { characterStart, MONSTER_START } from './rules/movement.ts';
import { SET_UP_RULES } from './rules/reference.ts';

/** Dud tokens that a monster has at the start of a hard game (BA-OPT-05). */
const HARD_DUDS = 2;

/**
 * Lays out the table (BA-SETUP-03 to BA-SETUP-06): sheets with full health and nothing else on them.
 * Cards are drawn character by character, then for the team, then for the monster.
 */
export function setUp(table: Table<undefined, AdventureOptions, AdventureEvent>): AdventureState {
  const { options, seatCount } = table;
  const { deck, difficulty, mysticElements, gapsBlocked, freeCentre } = options;
  const { rpgSkills, rpgMovement, roundLimit } = options;
  const settings: Settings = {
    deck,
    difficulty,
    mysticElements,
    gapsBlocked,
    freeCentre,
    rpgSkills,
    rpgMovement,
    roundLimit,
  };
  const cards = (count: number): Card[] => {
    const made: Card[] = [];
    while (made.length < count) made.push(newCard(table, settings));
    return made;
  };
  const characters = makeCharacters(options, seatCount, cards);
  const team = cards(options.teamCard ? 1 : 0);
  if (table.listening) tell(table, characters);
  return {
    settings,
    seatCount,
    step: 'elements',
    round: 0,
    result: 'playing',
    bag: deckTokens(settings),
    setAside: [],
    reserved: [],
    held: [],
    current: '',
    characters,
    monster: makeMonster(options, characters.length, cards(options.cardsPerSheet)),
    team,
    activations: [],
    monsterActivations: [],
    hits: [],
    lastMark: { placed: 0, duds: 0 },
    ready: new Array<boolean>(seatCount).fill(false),
    distract: 0,
    roarRound: 0,
    tally: {
      dealt: 0,
      suffered: 0,
      prevented: 0,
      healed: 0,
      shielded: 0,
      duds: 0,
      powers: 0,
      monsterPowers: 0,
    },
  };
}

/** The characters, each with cards of its own and full health (BA-SETUP-03, BA-SETUP-04). */
function makeCharacters(
  options: AdventureOptions,
  seatCount: number,
  cards: (count: number) => Card[],
): Character[] {
  const names = namesOf(options, seatCount);
  const control = controlOf(options, seatCount);
  return charactersOf(options, seatCount).map((name, index): Character => {
    const called = names[index] ?? '';
    const rating = CLASSES[name].health;
    // Sheets are written out in one piece: spread from a common one, their fields lie apart.
    return {
      rating,
      cards: cards(options.cardsPerSheet),
      pool: rating,
      pendingHealth: 0,
      pendingDamage: 0,
      besideHealth: 0,
      besideDamage: 0,
      duds: 0,
      shields: 0,
      class: name,
      name: called,
      letter: letterOfName(called),
      seat: control[index] ?? -1,
      hidden: false,
      engulfed: false,
      slime: 0,
      elements: [],
      moves: 0,
      place: options.rpgMovement ? characterStart(index) : -1,
    };
  });
}

/** The monster against so many characters (BA-SETUP-03, BA-SETUP-04). */
function makeMonster(
  options: AdventureOptions,
  characters: number,
  cards: Card[],
): AdventureState['monster'] {
  const monster = MONSTERS[options.monster];
  const rating = ratingOfMonster(options, characters);
  return {
    rating,
    cards,
    pool: rating,
    pendingHealth: 0,
    pendingDamage: 0,
    besideHealth: 0,
    besideDamage: 0,
    duds: options.difficulty === 'hard' ? HARD_DUDS : 0,
    shields: 0,
    kind: monster.id,
    affinity: 'none',
    skips: monster.powers.map(() => 0),
    pierced: 0,
    place: options.rpgMovement ? MONSTER_START : -1,
    pinned: false,
  };
}

/** The monster's health rating; difficulty counts after scaling (BA-OPT-05, BA-OPT-06). */
function ratingOfMonster(options: AdventureOptions, characters: number): number {
  const { monster, difficulty, nigobHealth } = options;
  const health = MONSTERS[monster].health(characters, nigobHealth === 'scaled');
  return difficulty === 'hard' ? Math.floor(1.5 * health) : health;
}

const DECK_RULES = { '25-card': 'BA-DECK-01', '75-number': 'BA-DECK-06' } as const;

/** Says who plays what with which deck. */
function tell(
  table: Table<undefined, AdventureOptions, AdventureEvent>,
  characters: readonly Character[],
): void {
  const { options } = table;
  const rules = SET_UP_RULES;
  table.emit({ type: 'laid-out', rule: 'BA-SETUP-03', monster: options.monster, rules });
  const rule = options.freeCentre ? 'BA-DECK-09' : DECK_RULES[options.deck];
  table.emit({ type: 'deck-made', rule, count: deckTokens(options).length });
  for (const { class: sheet, name, seat } of characters) {
    const several = characters.filter((one) => one.seat === seat).length > 1;
    const control = seat < 0 ? 'BA-CTRL-03' : several ? 'BA-CTRL-02' : 'BA-CTRL-01';
    table.emit({ type: 'joined', rule: control, sheet, name, seat });
  }
}
