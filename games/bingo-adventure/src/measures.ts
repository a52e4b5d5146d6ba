import type { Measures } from '@tablewright/engine';
import { CLASS_OF_POWER, CLASSES } from './content/classes.ts';
import { MONSTER_POWERS, MONSTERS } from './content/monsters.ts';
import type { AdventureEvent } from './events.ts';
import type { AdventureState } from './model.ts';

/** The monster that each of its powers belongs to. */
const MONSTER_OF_POWER: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(MONSTERS).flatMap(({ id, powers }) => powers.map((power) => [power.id, id])),
);

/** Every class with its powers, and every power of every monster. */
const CONTENT: readonly string[] = [
  ...Object.values(CLASSES).flatMap(({ id, powers }) => [
    `class.${id}`,
    ...powers.map((power) => `power.${id}/${power.id}`),
  ]),
  ...Object.values(MONSTERS).flatMap(({ id, powers }) =>
    powers.map((power) => `monster.${id}/${power.id}`),
  ),
];

/** What simulations count of a game. */
export const MEASURES: Measures<AdventureState, AdventureEvent> = {
  numbers: ({ round, tally, monster, characters }) => ({
    rounds: round,
    damageDealt: tally.dealt,
    damageTaken: tally.suffered,
    prevented: tally.prevented,
    healed: tally.healed,
    shielded: tally.shielded,
    duds: tally.duds,
    powers: tally.powers,
    monsterPowers: tally.monsterPowers,
    monsterHealth: monster.pool,
    knockedOut: characters.filter(({ pool }) => pool === 0).length,
  }),
  facets: ({ monster, settings, characters, team }) => ({
    monster: monster.kind,
    difficulty: settings.difficulty,
    party: characters.map((one) => one.class).join('+'),
    characters: String(characters.length),
    cards: String(monster.cards.length),
    teamCard: team.length > 0 ? 'on' : 'off',
  }),
  // All win together: a shared character stands for the first seat.
  entrants: ({ characters }) =>
    characters.map((one) => ({ seat: Math.max(0, one.seat), facets: { class: one.class } })),
  content: CONTENT,
  chosen: ({ names }, { why }) =>
    why.key === 'choice.activate' && names?.power !== undefined
      ? `power.${names.power}`
      : undefined,
  counter: (event) => {
    if (event.type === 'activated') {
      return `power.${CLASS_OF_POWER[event.power] ?? 'none'}/${event.power}`;
    }
    if (event.type !== 'monster-activated' || MONSTER_POWERS.get(event.power) === undefined) {
      return undefined;
    }
    return `monster.${MONSTER_OF_POWER[event.power] ?? 'none'}/${event.power}`;
  },
  // The party is as strong as its weakest character: one without health ends the game (BA-END-05).
  standing: ({ characters, monster }) => [
    Math.min(...characters.map(({ pool, rating }) => pool / rating)),
    monster.pool / monster.rating,
  ],
  // An attack has told its number; a hit that came to nothing tells nothing.
  isBookkeeping: (event) =>
    event.type === 'damage-assigned' || (event.type === 'hit' && event.points === 0),
};
