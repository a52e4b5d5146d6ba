import type { Harm, Seat } from '@tablewright/engine';
import type { D20Event } from './events.ts';
import type { Creature } from './model.ts';
import { maxHpOf } from './rules/numbers/hit-points.ts';
import type { D20Content } from './table.ts';
import { type D20View, worldOf } from './view.ts';

/** How bad it is: a death above all, then to go down, wounds by their share, conditions, what is lost. */
const DEATH = 10;
const DEFEAT = 9;
const DOWN = 8;
const HELPLESS = 6;
const WOUND = 5;
const CONDITION = 4;
const SCORE = 4;
const SURPRISED = 3;
const TURN_LOST = 3;
const LOST = 2;
const STRAINED = 1;

/** Conditions in which somebody can do nothing. */
const HELD: readonly string[] = [
  ...['asleep', 'paralyzed', 'petrified', 'stunned', 'confusion', 'hacked', 'possessed'],
  ...['charmed', 'beguiled', 'feeblemind', 'soul-out', 'polymorphed'],
];
/** Others that do harm. */
const BAD: readonly string[] = [
  ...['aflame', 'afraid', 'blighted', 'blinded', 'compulsion', 'cursed', 'deluded', 'doomed'],
  ...['immobilized', 'impaired-ability', 'impaired-movement', 'infected', 'overheated', 'shaken'],
  ...['silenced', 'starving', 'suffocating', 'thirst', 'grappled', 'in-web', 'in-pit', 'turned'],
  ...['insect-swarm', 'bound-by-geas', 'quest', 'manacled', 'phantasm-victim', 'lifted', 'seared'],
];

/** What an event did to the character of a seat, at a table with this content. */
export function harmOf(content: D20Content) {
  return (event: D20Event, seen: unknown, seat: Seat): Harm | undefined => {
    if (event.type === 'defeated') return { weight: DEFEAT };
    if (!('creature' in event)) return undefined;
    const view = seen as D20View;
    const own = view.creatures.find(({ id }) => id === event.creature);
    if (own === undefined || own.seat !== seat) return undefined;
    return harmTo(event, own, () => maxHpOf(worldOf(view, content), own));
  };
}

function harmTo(event: D20Event, own: Creature, max: () => number): Harm | undefined {
  switch (event.type) {
    case 'died':
      return { weight: DEATH, blow: 'wound' };
    case 'fell':
      return { weight: DOWN, blow: 'wound' };
    case 'hurt':
      return hurtBy(event, max());
    case 'imagined':
      return { weight: CONDITION, blow: 'wound' };
    case 'afflicted':
      return afflictedBy(event, own);
    case 'score-changed':
      return { weight: SCORE };
    case 'transformed':
      return { weight: LOST };
    case 'surprised':
      return { weight: SURPRISED };
    case 'turn-passed':
      return { weight: TURN_LOST };
    case 'lost-item':
      return { weight: LOST };
    case 'setback':
      return { weight: LOST, own: true };
    case 'strained':
      return { weight: STRAINED, own: true };
    default:
      return undefined;
  }
}

/** A wound by its share of all Hit Points; one that fells says more than the fall, as it says who did it. */
function hurtBy(
  { loss, wound }: Extract<D20Event, { type: 'hurt' }>,
  max: number,
): Harm | undefined {
  if (loss <= 0) return undefined;
  const share = Math.min(1, loss / Math.max(1, max));
  const fells = wound === 'down' || wound === 'dead';
  return { weight: fells ? DOWN + share : WOUND * share, blow: 'wound', begins: true };
}

function afflictedBy(
  { effect, by }: Extract<D20Event, { type: 'afflicted' }>,
  { id }: Creature,
): Harm | undefined {
  const weight = HELD.includes(effect) ? HELPLESS : BAD.includes(effect) ? CONDITION : 0;
  if (weight === 0) return undefined;
  return by === id ? { weight, own: true } : { weight };
}
