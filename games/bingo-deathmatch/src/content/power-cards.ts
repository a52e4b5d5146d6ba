import { type PlayerState, POWER_IDS, type PowerId } from '../model.ts';
import { BATTERIES } from './batteries.ts';
import type { PowerCard, PowerWindow } from './hooks.ts';

/** The power cards. */
export const POWER_CARDS: Readonly<Record<PowerId, PowerCard>> = {
  'targeting-tessellator': {
    id: 'targeting-tessellator',
    price: 4,
    windows: ['reward'],
    rule: 'UB-PWR-01',
  },
  'charged-capacitor': {
    id: 'charged-capacitor',
    price: 2,
    windows: ['own-step-4', 'later-step-4'],
    fits: (player) => player.damageTaken === 0,
    play: (t, seat, _square, verbs) => {
      verbs.store(t, seat, 4, 'UB-PWR-02');
    },
    rule: 'UB-PWR-02',
  },
  'backup-battery': {
    id: 'backup-battery',
    price: 5,
    windows: ['respawn'],
    play: (t, seat, _square, verbs) => {
      const player = t.state.players[seat];
      if (player === undefined) return;
      verbs.store(t, seat, BATTERIES[player.items.battery].capacity - player.stored, 'UB-PWR-03');
    },
    rule: 'UB-PWR-03',
  },
  'continuum-compressor': {
    id: 'continuum-compressor',
    price: 3,
    windows: ['reroll'],
    rule: 'UB-PWR-04',
  },
  'entropy-engine': {
    id: 'entropy-engine',
    price: 3,
    windows: ['before-selection', 'own-step-4'],
    namesSquare: true,
    fits: (player) => player.scored !== 0,
    play: (t, seat, square, verbs) => {
      verbs.unscore(t, seat, square, 'UB-PWR-05');
      verbs.store(t, seat, 4, 'UB-PWR-05');
    },
    rule: 'UB-PWR-05',
  },
};

/** The cards that can be played in each window. */
const BY_WINDOW: Readonly<Record<PowerWindow, readonly PowerId[]>> = {
  'before-selection': fitting('before-selection'),
  reroll: fitting('reroll'),
  respawn: fitting('respawn'),
  reward: fitting('reward'),
  'own-step-4': fitting('own-step-4'),
  'later-step-4': fitting('later-step-4'),
};

/** The first kind of card in this hand that may be played in the window, if any. */
export function playableIn(window: PowerWindow, player: PlayerState): PowerCard | undefined {
  if (player.powers.length === 0) return undefined;
  for (const id of BY_WINDOW[window]) if (mayPlay(player, id)) return POWER_CARDS[id];
  return undefined;
}

/** Every kind of card in this hand that may be played in the window. */
export function allPlayableIn(window: PowerWindow, player: PlayerState): PowerCard[] {
  const cards: PowerCard[] = [];
  for (const id of BY_WINDOW[window]) if (mayPlay(player, id)) cards.push(POWER_CARDS[id]);
  return cards;
}

function mayPlay(player: PlayerState, id: PowerId): boolean {
  if (!player.powers.includes(id)) return false;
  const { fits } = POWER_CARDS[id];
  return fits === undefined || fits(player);
}

function fitting(window: PowerWindow): readonly PowerId[] {
  return POWER_IDS.filter((id) => POWER_CARDS[id].windows.includes(window));
}
