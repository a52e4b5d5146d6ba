import type { Flow, Option } from '@tablewright/engine';
import { ABILITIES, type Ability } from '../../abilities.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { adventureOf, playing, sceneOf } from '../adventure/adventure.ts';
import { has } from '../bearers/bearers.ts';
import { afflict, HOUR } from '../effects/afflict.ts';
import { modifierOf } from '../numbers/scores.ts';
import { addCircumstance } from '../rolls/circumstances.ts';
import { drawLot, rollD6 } from '../rolls/roll.ts';
import { canHoldToken, gainToken, takeAway } from '../story/doing.ts';
import { advance } from '../time/clock.ts';

/** A setback that a player may propose, and that the software accepts (DT-TOK-20, -31 to -36, DT-AGM-08). */
export interface Setback extends Option {
  readonly rule: string;
  take(t: D20, creature: Creature): Flow<void> | undefined;
}

/** A scene of one of these kinds lies ahead. */
function liesAhead(t: D20, kind: 'social' | 'fight'): boolean {
  const adventure = adventureOf(t);
  if (adventure === undefined) return false;
  const now = sceneOf(t).id;
  const ahead = adventure.scenes.filter(
    ({ id }) => id !== now && playing(t).story.left[id] === undefined,
  );
  return ahead.some(({ people = [], foes = [] }) =>
    kind === 'social' ? people.length > 0 : foes.length > 0,
  );
}

/** Whether the adventure has a clock that it could lose time by: something waits for a time of day. */
const hasClock = (t: D20): boolean =>
  JSON.stringify([adventureOf(t)?.events, adventureOf(t)?.scenes]).includes('"past"') ||
  sceneOf(t).countdown !== undefined;

/** Whether an ability is impaired already; another may be (DT-TOK-32, DT-COND-13). */
const isImpaired = ({ effects }: Creature, ability: Ability): boolean =>
  effects.some(({ kind, data }) => kind === 'impaired-ability' && data?.ability === ability);

/** The menu for one character: nothing if it has had one in this scene, or cannot hold a token (DT-TOK-23, -24). */
export function setbacksOf(t: D20, creature: Creature): readonly Setback[] {
  if (creature.used.setback !== undefined || !canHoldToken(creature)) return [];
  const until = { at: 'long-rest' } as const;
  const menu: Setback[] = [];
  if (losableOf(creature).length >= 3) {
    menu.push({ id: 'lose-item', rule: 'DT-TOK-31', take: (at) => loseOne(at, creature) });
  }
  for (const ability of ABILITIES) {
    if (isImpaired(creature, ability) || modifierOf(t, creature, ability) < 0) continue;
    menu.push({
      id: `impaired-${ability}`,
      names: { ability },
      rule: 'DT-TOK-32',
      *take(at) {
        const source = { rule: 'DT-TOK-32' };
        yield* afflict(at, creature, {
          kind: 'impaired-ability',
          source,
          until,
          data: { ability },
        });
      },
    });
  }
  if (!has(creature, 'impaired-movement')) {
    menu.push({
      id: 'impaired-movement',
      rule: 'DT-TOK-33',
      *take(at) {
        yield* afflict(at, creature, {
          kind: 'impaired-movement',
          source: { rule: 'DT-TOK-33' },
          until,
        });
      },
    });
  }
  if (hasClock(t) && t.state.combat === undefined) {
    menu.push({ id: 'lose-hours', rule: 'DT-TOK-34', take: (at) => loseHours(at, creature) });
  }
  if (liesAhead(t, 'social'))
    menu.push({ id: 'worse-welcome', rule: 'DT-TOK-35', take: (at) => worseWelcome(at) });
  if (liesAhead(t, 'fight'))
    menu.push({ id: 'alert-foes', rule: 'DT-TOK-36', take: (at) => alertFoes(at) });
  return menu;
}

/** A setback is taken: it comes into effect, and the token with it (DT-TOK-20). */
export function* takeSetback(t: D20, creature: Creature, setback: Setback): Flow<void> {
  creature.used.setback = t.state.clock;
  t.tell?.({ type: 'setback', rule: setback.rule, creature: creature.id, what: setback.id });
  gainToken(t, creature, 'DT-TOK-20');
  const flow = setback.take(t, creature);
  if (flow !== undefined) yield* flow;
}

/** What could be lost: not the armor that is worn, nor what is spent (DT-TOK-31). */
const losableOf = ({ items, armor }: Creature) =>
  items.filter(({ id, uses }) => id !== armor && uses !== 0);

function loseOne(t: D20, creature: Creature): undefined {
  const losable = losableOf(creature);
  const item = losable[drawLot(t, creature, losable.length, 'lost-item')];
  if (item === undefined) return undefined;
  takeAway(creature, item.id);
  t.tell?.({ type: 'lost-item', rule: 'DT-TOK-31', creature: creature.id, item: item.kind });
  return undefined;
}

function* loseHours(t: D20, creature: Creature): Flow<void> {
  const [face = 1] = yield* rollD6(t, creature, 1, 'lost-hours');
  yield* advance(t, face * HOUR);
}

function worseWelcome(t: D20): undefined {
  addCircumstance(t, 'party', { on: 'welcome', is: 'disadvantage', for: 'roll' }, 'DT-TOK-35');
  return undefined;
}

function alertFoes(t: D20): undefined {
  addCircumstance(t, 'foes', { on: 'initiative', is: 'first', for: 'fight' }, 'DT-TOK-36');
  return undefined;
}
