import type { Flow } from '@tablewright/engine';
import { type Doing, doing } from '../content/classes.ts';
import { MONSTER_POWERS } from '../content/monsters.ts';
import { TASKS } from '../content/power.ts';
import type { Character, MonsterActivation } from '../model.ts';
import type { Adventure } from '../table.ts';
import { monsterName } from './control.ts';
import { type Effect, spendDistract } from './distract.ts';
import { mend } from './mend.ts';
import { announce } from './reference.ts';
import { healMonster } from './sheets.ts';
import { squareNames } from './squares.ts';

interface MonsterMend extends Effect {
  readonly kind: 'heal' | 'shield';
  readonly rule: string;
}

const NOTHING: readonly MonsterMend[] = [];

/** Step 2 of Resolve: healing and shields, characters in order, then the monster (BA-RES-01). */
export function heal(t: Adventure): Flow<void> | undefined {
  announce(t, 'heal');
  const effects = monsterMends(t);
  const mending = doing(t.state, TASKS.mend | TASKS.distract);
  if (mending.length > 0) return mendAll(t, mending, effects);
  endHeal(t, effects);
  return undefined;
}

/** The monster mends last of all; then comes step 3. */
function endHeal(t: Adventure, effects: readonly MonsterMend[]): void {
  for (const effect of effects) applyMend(t, effect);
  t.state.step = 'assign';
}

/** Each character first takes points off the monster's mending, then does its own. */
function* mendAll(
  t: Adventure,
  mending: readonly Doing[],
  effects: readonly MonsterMend[],
): Flow<void> {
  let before: Character | undefined;
  for (const { character, activation, power } of mending) {
    if (character !== before && t.state.distract > 0) yield* spendDistract(t, character, effects);
    before = character;
    for (let index = 0; index < power.parts.length; index += 1) {
      const part = power.parts[index];
      if (part?.kind !== 'mend') continue;
      const points = part.strength + (activation.bonus[index] ?? 0);
      yield* mend(t, character, power, part, points);
    }
  }
  endHeal(t, effects);
}

/** The monster's own healing and shields of this round. */
function monsterMends({ state }: Adventure): readonly MonsterMend[] {
  if (!state.monsterActivations.some(mends)) return NOTHING;
  const effects: MonsterMend[] = [];
  const add = (power: string, rule: string, kind: 'heal' | 'shield', amount = 0) => {
    if (amount === 0) return;
    const count = 1 + effects.filter((one) => one.power === power && one.kind === kind).length;
    const id = `${power}/${kind}${count > 1 ? `/${count}` : ''}`;
    const text = {
      key: `option.effect-${kind}`,
      params: { power: { key: `power.${power}` }, amount },
    };
    effects.push({ id, text, power, rule, kind, amount, reduced: 0 });
  };
  for (const { power } of state.monsterActivations) {
    const { rule = '', heals, shields } = MONSTER_POWERS.get(power) ?? {};
    add(power, rule, 'heal', heals);
    add(power, rule, 'shield', shields);
  }
  return effects;
}

function mends({ power }: MonsterActivation): boolean {
  const { heals = 0, shields = 0 } = MONSTER_POWERS.get(power) ?? {};
  return heals + shields > 0;
}

function applyMend(t: Adventure, { kind, power, rule, amount, reduced }: MonsterMend): void {
  const { monster } = t.state;
  const points = amount - reduced;
  if (points <= 0) return;
  const event = { rule, sheet: 'monster', name: monsterName(monster), power } as const;
  if (kind === 'shield') {
    monster.shields += points;
    t.tell?.({ type: 'shielded', by: 'BA-HEAL-05', ...event, points });
    return;
  }
  const before = monster.pool;
  const { beside, spaces } = healMonster(monster, points);
  if (!t.listening) return;
  const squares = spaces.flatMap((set, card) =>
    squareNames(set).map((square) => (card === 0 ? square : `${card + 1}/${square}`)),
  );
  const health = monster.pool - before;
  const damage = squares.length + beside - health;
  t.tell?.({ type: 'healed', by: 'BA-HEAL-09', ...event, squares, health, damage });
}
