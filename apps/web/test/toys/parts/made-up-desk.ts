import type { CardAction, CardDesk, Doable } from '@tablewright/table-kit/cards';
import type { Shown } from './controls.tsx';
import { moved, turned, type Zones } from './zones.ts';

const NOTHING: Doable = { actions: [], run: () => {}, pointed: false, closed: undefined };

/** What can be done with the made-up cards, as a game's choices would offer it. */
export function deskFor({
  zones,
  onZones,
  shown,
  onShown,
  say,
}: {
  readonly zones: Zones;
  readonly onZones: (zones: Zones) => void;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
  readonly say: (en: string, de: string) => string;
}): CardDesk {
  const once = (id: string, label: string, run: () => void): CardAction => ({
    id,
    label,
    picked: 0,
    ordered: false,
    atOnce: true,
    run,
  });
  const doing = (...actions: readonly CardAction[]): Doable => ({
    ...NOTHING,
    actions,
    run: () => actions[0]?.run(),
  });
  const picking = (id: string): Doable => {
    const picked = shown.picked.includes(id);
    const all = picked ? shown.picked.filter((one) => one !== id) : [...shown.picked, id];
    const label = say('Discard it', 'Ablegen');
    const run = (): void => onShown({ ...shown, picked: all });
    return doing({ id, label, picked: picked ? 1 : 0, ordered: false, atOnce: false, run });
  };
  const play = (id: string): Doable => {
    const at = zones.hand.indexOf(id);
    if (id.startsWith('curse')) {
      return {
        ...NOTHING,
        closed: say('Curses are played in a combat.', 'Flüche spielt man im Kampf.'),
      };
    }
    if (id.startsWith('torch')) {
      return doing(
        once('wield', say('Take it into a hand', 'In die Hand nehmen'), () =>
          onZones(moved(zones, 'hand', 'hands', [id])),
        ),
        once('sell', say('Sell it for 300 gold', 'Für 300 Gold verkaufen'), () =>
          onZones(moved(zones, 'hand', 'discard', [id])),
        ),
      );
    }
    return at % 2 === 0
      ? doing(
          once('play', say('Play it', 'Ausspielen'), () =>
            onZones(moved(zones, 'hand', 'row', [id])),
          ),
        )
      : NOTHING;
  };
  return {
    at: (key, id) => {
      if (shown.asks === 'nothing') return NOTHING;
      if (key === 'place') {
        const [top] = zones.deck;
        return id === 'deck' && top !== undefined
          ? doing(
              once('draw', say('Draw a card', 'Eine Karte ziehen'), () =>
                onZones(moved(zones, 'deck', 'hand', [top])),
              ),
            )
          : id === 'feet' && zones.hand.includes('boots')
            ? doing(
                once('wear', say('Put the boots on', 'Stiefel anziehen'), () =>
                  onZones(moved(zones, 'hand', 'feet', ['boots'])),
                ),
              )
            : NOTHING;
      }
      if (zones.hand.includes(id)) return shown.asks === 'some' ? picking(id) : play(id);
      if (zones.hands.includes(id) || zones.row.includes(id)) {
        return doing(once('tap', say('Turn it', 'Drehen'), () => onZones(turned(zones, id))));
      }
      return NOTHING;
    },
    point: () => {},
  };
}
