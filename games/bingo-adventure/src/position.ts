import { POWERS } from './content/classes.ts';
import { MONSTERS } from './content/monsters.ts';
import { CARDS } from './given/activations.ts';
import { ELEMENT_KEYS } from './given/given.ts';
import type {
  Activation,
  AdventureState,
  Card,
  Character,
  Hit,
  Monster,
  MonsterActivation,
  Settings,
  Sheet,
  Spaces,
} from './model.ts';
import { orderedTokens } from './rules/deck.ts';
import { SQUARES, squareNames } from './rules/squares.ts';

type Described = Readonly<Record<string, unknown>>;

/** This state, between two steps, as a starting position; `given/given.ts` reads it. */
export function positionOf(state: AdventureState): Described {
  const { step, round, characters, monster, settings } = state;
  const named = (index: number) => characters[index]?.class;
  const early = step === 'elements' || step === 'affinity';
  const mystic = characters.find(({ elements }) => elements.length > 0);
  return {
    step,
    // Before the draw, a position is about the round to come.
    round: early || step === 'draw' ? round + 1 : round,
    ...(state.current === '' ? {} : { current: state.current }),
    randomizer: state.bag,
    setAside: state.setAside,
    ...some('reserved', state.reserved),
    ...(early || MONSTERS[monster.kind].affinity === 'none' ? {} : { affinity: monster.affinity }),
    ...counted('roarRound', state.roarRound),
    ...(mystic === undefined
      ? {}
      : {
          elements: Object.fromEntries(
            ELEMENT_KEYS.map((power, index) => [power, mystic.elements[index]]),
          ),
        }),
    characters: Object.fromEntries(
      characters.map((character) => [character.class, ofCharacter(character, settings)]),
    ),
    monster: ofMonster(monster, settings),
    ...(state.team.length === 0 ? {} : { team: ofCards(state.team, settings) }),
    ...some(
      'activated',
      state.activations.map((one) => ofActivation(one)),
    ),
    ...some(
      'monsterActivated',
      state.monsterActivations.map((one) => ofMonsterActivation(one, named(one.target))),
    ),
    ...some(
      'hits',
      state.hits.map((hit) => ofHit(hit, named(hit.character))),
    ),
    distract: state.distract,
    lastMark: state.lastMark,
    tally: Object.fromEntries(Object.entries(state.tally).filter(([, count]) => count > 0)),
  };
}

function ofCharacter(character: Character, settings: Settings): Described {
  return {
    ...ofSheet(character, settings),
    ...flag('hidden', character.hidden),
    ...flag('engulfed', character.engulfed),
    ...counted('slime', character.slime),
    ...counted('moves', character.moves),
    ...ofPlace(character.place),
  };
}

function ofMonster(monster: Monster, settings: Settings): Described {
  const { powers } = MONSTERS[monster.kind];
  return {
    ...ofSheet(monster, settings),
    ...some(
      'skips',
      powers.flatMap(({ id }, index) => (monster.skips[index] === 1 ? [id] : [])),
    ),
    ...counted('pierced', monster.pierced),
    ...flag('pinned', monster.pinned),
    ...ofPlace(monster.place),
  };
}

function ofSheet(sheet: Sheet, settings: Settings): Described {
  const { cards, pool, rating, pendingHealth, pendingDamage, besideHealth, besideDamage } = sheet;
  return {
    ...ofCards(cards, settings),
    ...some('health', squaresOf(cards, 'health')),
    ...some('damage', squaresOf(cards, 'damage')),
    ...(pool === rating ? {} : { pool }),
    ...tokens('pending', pendingHealth, pendingDamage),
    ...tokens('beside', besideHealth, besideDamage),
    // Some set-ups begin with duds.
    duds: sheet.duds,
    ...counted('shields', sheet.shields),
  };
}

/** What is printed on cards, as changes of the ordered layout, and the markers on them. */
function ofCards(cards: readonly Card[], settings: Settings): Described {
  const ordered = orderedTokens(settings);
  const changed = cards.flatMap((card, index) =>
    card.tokens.flatMap((token, space) =>
      token === ordered[space] ? [] : [[squareOn(index, SQUARES[space] ?? ''), token] as const],
    ),
  );
  return {
    ...(changed.length === 0 ? {} : { layout: Object.fromEntries(changed) }),
    // A free centre is marked from the start.
    ...(settings.freeCentre
      ? { markers: squaresOf(cards, 'marked') }
      : some('markers', squaresOf(cards, 'marked'))),
  };
}

function squaresOf(cards: readonly Card[], kind: 'marked' | 'health' | 'damage'): string[] {
  return cards.flatMap((card, index) =>
    squareNames(card[kind]).map((square) => squareOn(index, square)),
  );
}

function squareOn(card: number, square: string): string {
  return card === 0 ? square : `${card + 1}/${square}`;
}

function ofActivation({ power, card, spaces, element, bonus, dealt }: Activation): Described {
  const parts = POWERS.get(power)?.parts ?? [];
  const points = parts.flatMap(({ kind }, index) =>
    (bonus[index] ?? 0) === 0 ? [] : [[kind, bonus[index]] as const],
  );
  return {
    power,
    ...(card < 0 ? {} : { card: CARDS[card], ...placement(spaces) }),
    ...(element === 'none' ? {} : { element }),
    ...(points.length === 0 ? {} : { bonus: Object.fromEntries(points) }),
    ...counted('dealt', dealt),
  };
}

function ofMonsterActivation(
  { power, card, spaces, included, skipped }: MonsterActivation,
  target: string | undefined,
): Described {
  return {
    power,
    ...(card < 0 ? {} : { card: card + 1, ...placement(spaces) }),
    ...flag('included', included),
    ...flag('skipped', skipped),
    ...(target === undefined ? {} : { target }),
  };
}

function ofHit({ power, amount, targeted, reduced }: Hit, character: string | undefined) {
  return {
    power,
    character,
    amount,
    ...flag('targeted', targeted),
    ...counted('reduced', reduced),
  };
}

function placement(spaces: Spaces): Described {
  return { squares: squareNames(spaces).join('+') };
}

function ofPlace(place: number): Described {
  return place < 0 ? {} : { at: [(place % 9) + 1, Math.floor(place / 9) + 1] };
}

function tokens(key: string, health: number, damage: number): Described {
  return health + damage === 0 ? {} : { [key]: { health, damage } };
}

function some(key: string, list: readonly unknown[]): Described {
  return list.length === 0 ? {} : { [key]: list };
}

function counted(key: string, count: number): Described {
  return count === 0 ? {} : { [key]: count };
}

function flag(key: string, on: boolean): Described {
  return on ? { [key]: true } : {};
}
