import type { Motion, Place } from '@tablewright/table-kit/motion';
import type { D20Event } from '../events.ts';
import type { D20View } from '../view.ts';
import { boardText, signed } from './words.ts';

/** What is seen of an event on the board. */
export function motionsOf(event: D20Event, view: D20View): readonly Motion[] {
  const at = (creature: number) => placeOn(view, creature);
  switch (event.type) {
    case 'turn-began':
      return [{ kind: 'glows', at: at(event.creature), tone: 'good' }];
    case 'hit':
      return [{ kind: 'flies', from: at(event.creature), to: at(event.at) }];
    case 'missed':
      return [
        { kind: 'flies', from: at(event.creature), to: at(event.at) },
        { kind: 'says', at: at(event.at), text: boardText('board.seen.missed'), tone: 'plain' },
      ];
    case 'cast':
      return event.at
        .filter((target) => target !== event.creature)
        .map((target) => ({ kind: 'flies', from: at(event.creature), to: at(target) }));
    case 'hurt':
      return [
        event.loss > 0 && isOpen(view, event.creature)
          ? { kind: 'says', at: at(event.creature), text: signed(-event.loss), tone: 'bad' }
          : { kind: 'glows', at: at(event.creature), tone: 'bad' },
      ];
    case 'healed':
      return [{ kind: 'says', at: at(event.creature), text: signed(event.amount), tone: 'good' }];
    case 'died':
      return [
        { kind: 'says', at: at(event.creature), text: boardText('board.wound.dead'), tone: 'bad' },
      ];
    case 'afflicted':
      return [{ kind: 'glows', at: at(event.creature), tone: 'bad' }];
    default:
      return [];
  }
}

/** Whether Hit Points of a creature are for all to know (DT-HID-03). */
const isOpen = ({ creatures }: D20View, id: number): boolean =>
  creatures.find((one) => one.id === id)?.isVeiled === false;

/** Where a creature is seen: its square, its token on the line, its card. */
function placeOn({ creatures }: D20View, id: number): Place {
  const place = creatures.find((one) => one.id === id)?.place;
  return [...(place?.at === 'square' ? [`square/${place.cell}`] : []), `creature/${id}`];
}
