import type { Flow } from '@tablewright/engine';
import { damagedSpaces } from '../../rules/deck.ts';
import { BINGO } from '../../rules/patterns.ts';
import { countSpaces, firstInSpiral, SQUARES } from '../../rules/squares.ts';
import type { Adventure } from '../../table.ts';
import { duds, LINE, marks, monsterSheet } from '../power.ts';
import { byMonster, onDifferent, onEach } from './aim.ts';

const BITE = { id: 'claw-claw-bite', rule: 'BA-NIG-03' };
const ROAR = { id: 'terrifying-roar', rule: 'BA-NIG-04' };
const BREATH = { id: 'breath', rule: 'BA-NIG-05' };
const SWEEP = { id: 'tail-sweep', rule: 'BA-NIG-07' };
const BUFFET = { id: 'wing-buffet', rule: 'BA-NIG-08' };
const STOKE = { id: 'stoke-the-furnace', rule: 'BA-NIG-09' };

/** Nigob the Dragon (BA-NIG-01). */
export const NIGOB = monsterSheet({
  id: 'nigob',
  rule: 'BA-NIG-01',
  health: (characters, scaled) => (scaled ? 8 + 4 * characters : 20),
  move: 4,
  toughness: 0,
  affinity: 'drawn',
  powers: [
    {
      id: 'fearsome-vigor',
      rule: 'BA-NIG-02',
      cost: marks('X../.X./...'),
      circle: 'skip',
      heals: 3,
      guards: 1,
    },
    {
      ...BITE,
      cost: marks('X.X/.X./...'),
      circle: 'skip',
      aim: onDifferent(BITE, [2, 2, 3]),
    },
    { ...ROAR, cost: marks('.X./X.X/.X.'), circle: 'skip', note: roar },
    { ...BREATH, cost: LINE, circle: 'removeAll', elemental: true, aim: onEach(BREATH, 8) },
    { ...SWEEP, cost: duds(1), circle: 'skip', aim: onDifferent(SWEEP, [3]) },
    { ...BUFFET, cost: duds(2), circle: 'skip', aim: onEach(BUFFET, 3) },
    { ...STOKE, cost: duds(3), circle: 'removeAll', note: stoke },
  ],
});

/** In the next round only two-dot, three-dot and dud powers may be activated (BA-NIG-06, DA-1). */
function* roar(t: Adventure): Flow<void> {
  t.state.roarRound = t.state.round + 1;
  t.tell?.({ type: 'roared', ...byMonster(t, ROAR), rule: 'BA-NIG-06', round: t.state.roarRound });
}

/**
 * A marker on the first empty space in spiral order of the BINGO line with most markers among those
 * without damage that are not complete; card 2 only if card 1 has no such line (BA-NIG-09, DA-5).
 */
function* stoke(t: Adventure): Flow<void> {
  const { cards } = t.state.monster;
  for (let index = 0; index < cards.length; index += 1) {
    const card = cards[index];
    if (card === undefined) continue;
    let best = 0;
    let most = -1;
    for (const { dots } of BINGO.placements) {
      const markers = countSpaces(card.marked & dots);
      if ((dots & damagedSpaces(card)) !== 0 || markers === 5 || markers <= most) continue;
      best = dots;
      most = markers;
    }
    if (best === 0) continue;
    const space = firstInSpiral(best & ~card.marked);
    card.marked |= 1 << space;
    t.tell?.({
      type: 'stoked',
      ...byMonster(t, STOKE),
      card: index + 1,
      square: SQUARES[space] ?? '',
    });
    return;
  }
  t.tell?.({ type: 'without-effect', ...byMonster(t, STOKE) });
}
