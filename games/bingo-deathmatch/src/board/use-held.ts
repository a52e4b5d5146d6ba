import type { ChoiceView } from '@tablewright/engine';
import { type Offer, offersOf } from '@tablewright/table-kit/board';
import { useState } from 'react';

/** What earlier touches have narrowed an open choice to. */
export interface Held {
  readonly open: readonly Offer[];
  readonly isHeld: (offers: readonly Offer[]) => boolean;
  readonly touch: (offers: readonly Offer[]) => void;
}

interface Kept {
  readonly moment: string;
  readonly names: readonly string[];
}

/**
 * Lets one say an answer in several touches: first the item, then the action, then the player
 * aimed at. A touch that names several offers holds them, and the next one chooses among them.
 */
export function useHeld(
  choices: readonly ChoiceView[],
  pick: (offers: readonly Offer[]) => void,
): Held {
  const all = offersOf(choices);
  const moment = all.map(nameOf).join(' ');
  const [kept, keep] = useState<Kept | undefined>(undefined);
  const held = kept?.moment === moment ? kept.names : undefined;
  const open = held === undefined ? all : all.filter((offer) => held.includes(nameOf(offer)));
  const isHeld = (offers: readonly Offer[]): boolean =>
    held !== undefined &&
    offers.length === held.length &&
    offers.every((offer) => held.includes(nameOf(offer)));
  return {
    open,
    isHeld,
    touch: (offers) => {
      if (offers.length === 0) return;
      if (offers.length === 1) {
        keep(undefined);
        pick(offers);
      } else if (isHeld(offers)) {
        keep(undefined);
        pick(all);
      } else {
        keep({ moment, names: offers.map(nameOf) });
        pick(offers);
      }
    },
  };
}

function nameOf({ choice, option }: Offer): string {
  return `${choice.slot}/${option.id}`;
}
