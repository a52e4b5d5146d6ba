import type { Flow } from '@tablewright/engine';
import type { AdventureState, MonsterActivation } from '../../model.ts';
import { emptySpaces, isEmpty } from '../../rules/deck.ts';
import { firstInSpiral, SQUARES, squareNames } from '../../rules/squares.ts';
import { drawTarget, everyone } from '../../rules/targets.ts';
import type { Adventure } from '../../table.ts';
import { duds, LINE, marks, monsterSheet } from '../power.ts';
import { addHit, byMonster, onAny, onEach } from './aim.ts';

const CUTPURSE = { id: 'cutpurse', rule: 'BA-GOB-02' };
const VOLLEY = { id: 'volley-of-rocks', rule: 'BA-GOB-03' };
const RANSACK = { id: 'ransack', rule: 'BA-GOB-05' };
const PIT = { id: 'goblin-pit', rule: 'BA-GOB-07' };
const RUSH = { id: 'mob-rush', rule: 'BA-GOB-08' };

/** Gobin the Goblin King (BA-GOB-01), a thief of markers. */
export const GOBIN = monsterSheet({
  id: 'gobin',
  rule: 'BA-GOB-01',
  health: (characters) => 8 + 4 * characters,
  move: 3,
  toughness: 0,
  affinity: 'none',
  powers: [
    {
      ...CUTPURSE,
      cost: marks('XX./.../...'),
      circle: 'skip',
      note: cutPurse,
      aim: hitTheRobbed,
    },
    {
      ...VOLLEY,
      cost: marks('X../XX./...'),
      circle: 'skip',
      aim: onAny(VOLLEY, [1, 1, 1, 1, 1]),
    },
    {
      id: 'shield-wall',
      rule: 'BA-GOB-04',
      cost: marks('XX./XX./...'),
      circle: 'skip',
      heals: 3,
      shields: 5,
    },
    { ...RANSACK, cost: LINE, circle: 'removeAll', note: ransack, aim: onEach(RANSACK, 4) },
    {
      id: 'snatch',
      rule: 'BA-GOB-06',
      cost: duds(1, 'mark'),
      circle: 'skip',
      snatches: victimsOfSnatch,
    },
    { ...PIT, cost: duds(2), circle: 'skip', aim: intoThePit },
    { ...RUSH, cost: duds(3), circle: 'removeAll', aim: onEach(RUSH, 2) },
  ],
});

/**
 * Step 1: takes the target's first marker in spiral order whose same space on Gobin's first card is
 * empty (BA-GOB-02). The target is kept for step 3.
 */
function* cutPurse(t: Adventure, activation: MonsterActivation): Flow<void> {
  const { state } = t;
  const { monster } = state;
  activation.target = yield* drawTarget(t, CUTPURSE, everyone(state));
  const character = state.characters[activation.target];
  const own = monster.cards[0];
  if (character === undefined || own === undefined) return;
  for (const card of character.cards) {
    const space = firstInSpiral(card.marked & emptySpaces(own));
    if (space < 0) continue;
    card.marked &= ~(1 << space);
    own.marked |= 1 << space;
    if (t.listening) {
      const about = byMonster(t, CUTPURSE);
      t.tell?.({
        type: 'marker-taken',
        ...about,
        from: character.class,
        fromName: character.name,
        to: 'monster',
        toName: about.name,
        square: SQUARES[space] ?? '',
      });
    }
    return;
  }
}

function* hitTheRobbed(t: Adventure, activation: MonsterActivation): Flow<void> {
  addHit(t, CUTPURSE, activation.target, 3, true);
}

/** Step 1: every marker on the spaces of the line leaves all characters' and team cards. */
function* ransack(t: Adventure, { spaces }: MonsterActivation): Flow<void> {
  const { characters, team } = t.state;
  for (const { cards } of characters) for (const card of cards) card.marked &= ~spaces;
  for (const card of team) card.marked &= ~spaces;
  t.tell?.({ type: 'ransacked', ...byMonster(t, RANSACK), squares: squareNames(spaces) });
}

/** Step 3: a random target takes 3 damage and loses a dud token if it has one (BA-GOB-11). */
function* intoThePit(t: Adventure): Flow<void> {
  const index = yield* drawTarget(t, PIT, everyone(t.state));
  addHit(t, PIT, index, 3, true);
  const character = t.state.characters[index];
  if (character === undefined || character.duds === 0) return;
  character.duds -= 1;
  if (t.listening) {
    const { class: sheet, name } = character;
    t.tell?.({ type: 'dud-lost', rule: 'BA-GOB-11', sheet, name, power: PIT.id });
  }
}

/**
 * Characters whose first card would gain a marker on a space that is empty on Gobin's first card
 * and is not where that card gains its own (BA-GOB-10).
 */
function victimsOfSnatch(state: AdventureState, gains: readonly number[], own: number): number {
  const card = state.monster.cards[0];
  let victims = 0;
  for (let i = 0; i < gains.length; i += 1) {
    const space = gains[i] ?? -1;
    if (card === undefined || space < 0 || space === own || !isEmpty(card, space)) continue;
    victims |= 1 << i;
  }
  return victims;
}
