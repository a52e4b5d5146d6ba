import type { ReactNode } from 'react';
import { drawnUnseen, moved, turned, type Zones } from './zones.ts';

/** What the page shows beside where the cards are. */
export interface Shown {
  readonly look: 'chart' | 'leather';
  /** Whether something is asked: a choice of one, or of some. */
  readonly asks: 'nothing' | 'one' | 'some';
  /** Ids of what is picked. */
  readonly picked: readonly string[];
}

/** Buttons that move the cards about. */
export function Controls({
  zones,
  onZones,
  shown,
  onShown,
}: {
  readonly zones: Zones;
  readonly onZones: (zones: Zones) => void;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
}): ReactNode {
  const { deck, hand, discard } = zones;
  const acts: Readonly<Record<string, () => void>> = {
    'Draw one': () => onZones(moved(zones, 'deck', 'hand', deck.slice(0, 1))),
    'Draw six': () => onZones(moved(zones, 'deck', 'hand', deck.slice(0, 6))),
    'Bo draws': () => onZones(drawnUnseen(zones)),
    'Play the first': () => onZones(moved(zones, 'hand', 'row', hand.slice(0, 1))),
    'Discard the last': () => onZones(moved(zones, 'hand', 'discard', hand.slice(-1))),
    'Take it back': () => onZones(moved(zones, 'discard', 'hand', discard.slice(0, 1))),
    'Turn the staff': () => onZones(turned(zones, 'staff')),
    'Ask nothing': () => onShown({ ...shown, asks: 'nothing', picked: [] }),
    'Ask for one': () => onShown({ ...shown, asks: 'one', picked: [] }),
    'Ask for some': () => onShown({ ...shown, asks: 'some', picked: hand.slice(1, 2) }),
    'Star chart and brass': () => onShown({ ...shown, look: 'chart' }),
    'Leather and parchment': () => onShown({ ...shown, look: 'leather' }),
  };
  return (
    <div className="parts-controls">
      {Object.entries(acts).map(([name, act]) => (
        <button key={name} type="button" className="tw-button" onClick={act}>
          {name}
        </button>
      ))}
    </div>
  );
}
