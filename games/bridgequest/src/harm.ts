import type { Harm, Seat } from '@tablewright/engine';
import type { BridgeEvent } from './events.ts';

/** How bad things are: a death above all, then what costs gear, travels, chances. */
const DEATH = 10;
const CAPTURED = 9;
const BAD_STUFF = 6;
const CAUGHT = 4;
const CURSED = 5;
const TURN_LOST = 5;
const HIJACKED = 5;
const CARDS = 3;
const TRAVELS = 2;
const KARMA = 1;

/** What an event did to a seat. */
export function harm(event: BridgeEvent, _view: unknown, seat: Seat): Harm | undefined {
  if ('owner' in event && event.type === 'hijacked' && event.owner === seat) {
    return { weight: HIJACKED };
  }
  if (!('seat' in event) || event.seat !== seat) return undefined;
  switch (event.type) {
    case 'died':
      return { weight: DEATH, blow: 'death' };
    case 'captured':
      return { weight: CAPTURED };
    case 'bad-stuff':
      return { weight: BAD_STUFF, blow: 'run' };
    case 'caught':
      return { weight: CAUGHT, blow: 'run', begins: true };
    case 'curse-struck':
      return { weight: CURSED, blow: 'curse', begins: true };
    case 'turns-lost':
      return { weight: TURN_LOST };
    case 'travels-changed':
      return event.by < 0 ? { weight: TRAVELS } : undefined;
    case 'karma-changed':
      return event.points < 0 ? { weight: KARMA, blow: 'curse' } : undefined;
    case 'cards-moved':
      return event.rule.startsWith('BQC-VERB') && event.to.endsWith('discard')
        ? { weight: CARDS }
        : undefined;
    default:
      return undefined;
  }
}
