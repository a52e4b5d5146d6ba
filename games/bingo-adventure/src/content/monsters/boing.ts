import type { Flow } from '@tablewright/engine';
import { tokensOn } from '../../rules/sheets.ts';
import { drawTarget, everyone } from '../../rules/targets.ts';
import type { Adventure } from '../../table.ts';
import { duds, LINE, marks, monsterSheet } from '../power.ts';
import { addHit, addSlime, onEach } from './aim.ts';

const SPATTER = { id: 'spatter', rule: 'BA-BOI-03' };
const ENGULF = { id: 'engulf', rule: 'BA-BOI-04' };
const DIGEST = { id: 'digest', rule: 'BA-BOI-06' };
const SEEP = { id: 'seep', rule: 'BA-BOI-09' };
const BOUNCE = { id: 'bounce', rule: 'BA-BOI-10' };

/** Boing the Ooze (BA-BOI-01), which smothers cards; gelatinous (BA-BOI-02). */
export const BOING = monsterSheet({
  id: 'boing',
  rule: 'BA-BOI-01',
  health: (characters) => 8 + 5 * characters,
  move: 2,
  toughness: 1,
  affinity: 'shifting',
  powers: [
    { ...SPATTER, cost: marks('XoX/.../...'), circle: 'skip', aim: spatter },
    { ...ENGULF, cost: marks('XXX/.../...'), circle: 'skip', aim: engulf },
    {
      id: 'divide',
      rule: 'BA-BOI-05',
      cost: marks('XXX/.X./...'),
      circle: 'skip',
      heals: 5,
      shields: 8,
    },
    { ...DIGEST, cost: LINE, circle: 'removeAll', aim: digest },
    { id: 'wobble', rule: 'BA-BOI-07', cost: duds(1), circle: 'skip', prevents: 3 },
    { ...SEEP, cost: duds(2), circle: 'skip', aim: seep },
    { ...BOUNCE, cost: duds(3), circle: 'removeAll', aim: onEach(BOUNCE, 3) },
  ],
});

/** Two different random targets get 3 slime each (BA-BOI-03). */
function* spatter(t: Adventure): Flow<void> {
  let allowed = everyone(t.state);
  for (let count = 0; count < 2; count += 1) {
    const index = yield* drawTarget(t, SPATTER, allowed);
    if (index < 0) return;
    allowed &= ~(1 << index);
    addSlime(t, SPATTER, index, 3);
  }
}

/** One random target takes 5 damage and is engulfed for the next Mark phase (BA-BOI-04). */
function* engulf(t: Adventure): Flow<void> {
  const index = yield* drawTarget(t, ENGULF, everyone(t.state));
  const character = t.state.characters[index];
  if (character === undefined) return;
  addHit(t, ENGULF, index, 5, true);
  character.engulfed = true;
  if (t.listening) {
    const { class: sheet, name } = character;
    t.tell?.({ type: 'engulfed', rule: 'BA-BOI-04', sheet, name, power: ENGULF.id });
  }
}

/**
 * 3 damage and half, rounded down, of the tokens on each character's cards as they lie between
 * steps 2 and 5 (BA-BOI-06, BA-BOI-13).
 */
function* digest(t: Adventure): Flow<void> {
  t.state.characters.forEach((character, index) => {
    addHit(t, DIGEST, index, 3 + Math.floor(tokensOn(character) / 2), false);
  });
}

/** Each character gets 1 slime (BA-BOI-09). */
function* seep(t: Adventure): Flow<void> {
  for (let i = 0; i < t.state.characters.length; i += 1) addSlime(t, SEEP, i, 1);
}
