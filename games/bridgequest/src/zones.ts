import { Cards, type Place } from '@tablewright/cards';
import type { Table } from '@tablewright/engine';
import type { Location } from './bridge/layout.ts';
import { BACKS } from './content/card-set.ts';
import type { BridgeState, CardId } from './model.ts';

/** The cards of this game: two characters of one player hold one hand (BQ-SOLO-04). */
class BridgeCards<Z extends string> extends Cards<BridgeState, Z, CardId> {
  override at(state: BridgeState, place: Place<Z>): readonly CardId[] {
    return super.at(state, joint(state, place));
  }

  override draw(...[t, from, to, count, about]: Parameters<Cards<BridgeState, Z, CardId>['draw']>) {
    const drawn = super.draw(t, joint(t.state, from), joint(t.state, to), count, about);
    if (drawn.length > 0) bothSee(t, to);
    return drawn;
  }

  override move(...[t, cards, from, to, about]: Parameters<Cards<BridgeState, Z, CardId>['move']>) {
    super.move(t, cards, joint(t.state, from), joint(t.state, to), about);
    if (from.endsWith('-deck')) bothSee(t, to);
  }
}

/** What comes to the hand of two characters of one player is seen from the seats of both (BQ-SOLO-04). */
function bothSee(t: Pick<Table<BridgeState>, 'state' | 'reveal'>, to: string): void {
  if (t.state.isPair && joint(t.state, to) === 'hand/0') t.reveal([0, 1]);
}

function joint<P extends string>({ isPair }: Pick<BridgeState, 'isPair'>, place: P): P {
  return isPair && place === 'hand/1' ? ('hand/0' as P) : place;
}

/**
 * Where cards lie (BQ-INV-01, BQ-HIDN-01, -11); a deck that has run out is refilled from its discards (BQ-COMP-06). What is on a table lies open; `world/20` has the worlds of a
 * location, the first of which is below, `loose` the monsters that are figures of their own, `turned` the Doors that
 * are being resolved, and `played` what somebody plays, while it works.
 */
export const ZONES = new BridgeCards({
  zones: {
    'door-deck': { as: 'pile', faces: 'nobody', refill: 'door-discard' },
    'door-discard': { as: 'pile', faces: 'all' },
    'treasure-deck': { as: 'pile', faces: 'nobody', refill: 'treasure-discard' },
    'treasure-discard': { as: 'pile', faces: 'all' },
    'world-deck': { as: 'pile', faces: 'nobody', refill: 'world-discard' },
    'world-discard': { as: 'pile', faces: 'all' },
    'dust-deck': { as: 'pile', faces: 'nobody', refill: 'dust-discard' },
    'dust-discard': { as: 'pile', faces: 'all' },
    'spell-deck': { as: 'pile', faces: 'nobody', refill: 'spell-discard' },
    'spell-discard': { as: 'pile', faces: 'all' },
    'hand/': { as: 'hand', faces: 'owner' },
    'karma/': { as: 'hand', faces: 'owner' },
    'active/': { as: 'row', faces: 'all' },
    'tapped/': { as: 'row', faces: 'all' },
    'side/': { as: 'row', faces: 'all' },
    'identities/': { as: 'row', faces: 'all' },
    combat: { as: 'row', faces: 'all' },
    turned: { as: 'row', faces: 'all' },
    played: { as: 'row', faces: 'all' },
    'world/': { as: 'row', faces: 'all' },
    loose: { as: 'row', faces: 'all' },
    'dropped/': { as: 'row', faces: 'all' },
    'glue/': { as: 'row', faces: 'all' },
    'magnet/': { as: 'row', faces: 'all' },
  },
  places: (state: BridgeState) => state.places,
  secrets: (state: BridgeState) => state.secrets,
  back: backOf,
});

/** What backs show, each as it stands in ids. */
const IN_IDS = Object.values(BACKS).map((back) => ({ back, text: `-${back}-` }));

/** What the back of a card shows, by its id: `BQC-DOOR-012#1` is a Door. */
function backOf(card: CardId): string {
  const at = card.indexOf('-');
  return IN_IDS.find(({ text }) => card.startsWith(text, at))?.back ?? 'own';
}

/** Where the worlds of a location lie. */
export const worldsOn = (location: Location): `world/${number}` => `world/${location}`;

/** Where the glue of a location lies (BQ-CHG-08). */
export const glueOn = (location: Location): `glue/${number}` => `glue/${location}`;

/** Whether a world lies on a location (BQ-TERM-02). */
export function isOpen(state: BridgeState, location: Location): boolean {
  return worldsAt(state, location).length > 0;
}

/** The world cards of a location, the one below first (BQ-LILS-03). */
export function worldsAt(state: BridgeState, location: Location): readonly CardId[] {
  return ZONES.at(state, worldsOn(location));
}

/** Lays a card that has come into the game only now, as from a sheet (BQ-INV-02). */
export function layNew(state: BridgeState, place: string, card: CardId): void {
  const there = state.places[place] ?? [];
  state.places[place] = [...there, card];
}

/** Whether a card came from a sheet, and stands for what is saved there (BQ-INV-02). */
export function isFromSheet(card: CardId): boolean {
  return /#s\d+$/.test(card);
}
