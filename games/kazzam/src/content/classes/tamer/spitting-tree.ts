import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../../model.ts';
import { attackThrough, commandAction, summonAction } from '../../../rules/actions/commands.ts';
import { creatureOf, creatureOption, creaturesWhere } from '../../../rules/court/creatures.ts';
import { distanceBetween } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import type { CompanionBlock } from '../../../rules/effects/companion-block.ts';
import { type AttackPower, wholePower } from '../../../rules/effects/power.ts';
import { BITS, has, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { recover } from '../../../rules/harm/recover.ts';
import { canChoose } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';
import { isFoe, LEVEL_1, worthOfSummoning } from './summoning.ts';

const TREE = 'spitting-tree';

/** Marked by the tree until the end of its next turn (KC-TMR-30, KC-TMR-32). */
function* markBy(t: Kazzam, by: CreatureId, on: CreatureId): Flow<void> {
  const until = untilNextTurnEnds(t.state, on);
  yield* inflict(t, { kind: 'marked', on, by, source: TREE, until });
}

/** What it spits as it appears: at enemies alone (KC-TMR-30). */
const SPIT: AttackPower = wholePower({
  id: 'summon-spitting-tree',
  rule: 'KC-TMR-30',
  target: { burst: 3, enemies: true },
  damage: 2,
  effect: [
    {
      on: 'target',
      gives: 'marked',
      run: (t, { attacker, target }) => markBy(t, attacker, target),
    },
  ],
});

/** Spray: everybody around it, friend or foe (KC-TMR-31). */
const SPRAY: AttackPower = wholePower({
  id: 'spray',
  rule: 'KC-TMR-31',
  target: { burst: 3 },
  damage: 1,
  effect: [
    {
      on: 'target',
      gives: 'ongoing',
      *run(t, { attacker: by, target: on }) {
        const until = { ends: 'save' } as const;
        yield* inflict(t, { kind: 'ongoing', on, by, source: 'spray', amount: 1, until });
      },
    },
  ],
});

/** How far it Marks at the end of a turn, and how far it punishes (KC-TMR-32). */
const FAR = 6;

/** The closest enemies that are not beside it, within its reach and in its sight (KC-TMR-32). */
function closest(t: Kazzam, tree: CreatureId): readonly CreatureId[] {
  const { state } = t;
  const ground = groundOf(state);
  const self = creatureOf(state, tree);
  const gap = (id: CreatureId): number =>
    distanceBetween(ground, self, creatureOf(state, id)) ?? FAR + 1;
  const all = creaturesWhere(
    state,
    (id) => isFoe(state, tree, id) && canChoose(t, tree, id) && gap(id) > 1 && gap(id) <= FAR,
  );
  const least = Math.min(...all.map(gap));
  return all.filter((id) => gap(id) === least);
}

function* markClosest(t: Kazzam, tree: CreatureId): Flow<void> {
  const { state } = t;
  if (has(creatureOf(state, tree), BITS.stunned)) return;
  const enemies = closest(t, tree);
  if (enemies.length === 0) return;
  const { creature } = yield* choose(
    t,
    tree,
    'tree-marks',
    enemies.map((id) => creatureOption(state, id)),
    { rule: 'KC-TMR-32' },
  );
  yield* markBy(t, tree, creature);
}

/** The Spitting Tree (KC-TMR-32). */
export const SPITTING_TREE: CompanionBlock = {
  id: TREE,
  name: 'Spitting Tree',
  rule: 'KC-TMR-32',
  kind: 'summoned',
  hp: 6,
  speed: 4,
  range: FAR,
  command: { power: SPRAY },
  instead: {
    id: 'take-root',
    rule: 'KC-TMR-32',
    possible({ state }, id) {
      const { hp, maxHp } = creatureOf(state, id);
      return hp < maxHp;
    },
    *run(t, who) {
      yield* recover(t, { who, amount: 2, by: who, rule: 'KC-TMR-32' });
    },
    bot: {
      worth: ({ t, id }) =>
        0.1 * Math.min(2, creatureOf(t.state, id).maxHp - creatureOf(t.state, id).hp),
    },
  },
  *strikes(t, by, on) {
    const until = { ends: 'save' } as const;
    yield* inflict(t, { kind: 'ongoing', on, by, source: TREE, amount: 2, until });
  },
  on: {
    'turn-end': {
      modify(t, { on }, event) {
        if (event.creature !== creatureOf(t.state, on).owner) return;
        event.events.push({
          id: 'tree-marks',
          names: { of: on },
          by: on,
          run: () => markClosest(t, on),
        });
      },
    },
  },
};

/** Summon Spitting Tree, and what it can be commanded then (KC-TMR-30, KC-TMR-31). */
export const summonSpittingTree: Ability = {
  id: 'tamer/summon-spitting-tree',
  rule: 'KC-TMR-30',
  actions: [
    summonAction({
      id: 'summon-spitting-tree',
      rule: 'KC-TMR-30',
      slot: LEVEL_1,
      block: SPITTING_TREE,
      appears: (t, tree) => attackThrough(t, tree, SPIT),
      bot: { worth: worthOfSummoning },
    }),
    commandAction(SPITTING_TREE),
  ],
};
