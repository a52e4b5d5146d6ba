import type { ResultName } from '../model.ts';
import type { Adventure } from '../table.ts';
import { monsterName } from './control.ts';
import { announce } from './reference.ts';

/** Check: only health pools count (BA-END-08); the game ends or a new round starts (BA-END-03). */
export function check(t: Adventure): undefined {
  announce(t, 'check');
  const { state } = t;
  const { monster, characters, round, settings } = state;
  const defeated = monster.pool === 0;
  let out = false;
  for (const character of characters) {
    character.hidden = false;
    character.moves = 0;
    if (character.pool > 0) continue;
    out = true;
    if (t.listening) {
      const { class: sheet, name } = character;
      t.tell?.({ type: 'knocked-out', rule: 'BA-END-01', sheet, name });
    }
  }
  if (defeated)
    t.tell?.({
      type: 'monster-defeated',
      rule: 'BA-END-02',
      sheet: 'monster',
      name: monsterName(monster),
    });
  const last = settings.roundLimit !== 'none' && round >= settings.roundLimit;
  const over = defeated || out || last;
  // A round that ends the game is followed by no other (BA-END-03).
  const rule = over ? 'BA-ROUND-02' : 'BA-END-03';
  t.tell?.({ type: 'round-ended', rule, round });
  if (defeated) end(t, out ? 'escape' : 'victory', out ? 'BA-END-06' : 'BA-END-04');
  else if (out) end(t, 'retreat', 'BA-END-05');
  else if (last) end(t, 'retreat', 'BA-OPT-12');
  state.step = 'draw';
}

function end(t: Adventure, result: ResultName, rule: string): void {
  t.state.result = result;
  t.tell?.({ type: 'game-ended', rule, result, round: t.state.round });
}
