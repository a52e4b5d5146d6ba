import type { Label, Telling, ToldDraw } from '@tablewright/engine';
import type { KazzamEvent } from './events.ts';
import type { CreatureId, Effect, KazzamState } from './model.ts';
import { isOnMap } from './rules/court/creatures.ts';
import { itemAt } from './rules/court/item-at.ts';
import { isAway, tokensOf } from './rules/court/tokens.ts';
import { isStatusKind } from './rules/effects/status.ts';

/** What the events tell: every draw (KZ-GEN-10), and every change of HP and statuses. */
export const TELLING: Telling<KazzamState, KazzamEvent> = {
  draws: (event) => {
    switch (event.type) {
      case 'start':
        return told('creep-start', event.group, [event.roll]);
      case 'initiative':
        return told('initiative', event.who, [event.roll]);
      case 'roll-off':
        return event.dice.map((result, who) => ({ purpose: 'roll-off', who, result }));
      case 'thrown':
      case 'attack':
        return told('attack', event.roller ?? event.who, event.foreseen ? [] : event.dice);
      case 'save':
        return told('save', event.who, event.foreseen ? [] : event.dice);
      case 'wild':
        return told(event.status, event.who, event.foreseen ? [] : [event.roll]);
      case 'secret-roll':
        return told('secret', event.who, event.foreseen ? [] : [event.roll]);
      case 'group-roll':
        return [{ purpose: 'creeps', result: event.roll }];
      case 'own-roll':
        return told('creep', event.who, [event.roll]);
      case 'lot':
        return told(event.what, event.who, [event.cells.indexOf(event.cell)]);
      case 'quest':
        return told('quest', event.who, event.lots);
      case 'hold-lot':
        return told('creep-choice', event.who, [event.index]);
      default:
        return [];
    }
  },
  facts(state) {
    const facts = new Map<string, number>();
    for (const [id, creature] of state.creatures.entries()) {
      if (!isThere(state, id)) continue;
      // A Goon is wounded or not (KZ-CREEP-09).
      const { type, wounded, hp, maxHp } = creature;
      facts.set(wounds(id), type === 'goon' ? Number(wounded) : maxHp - hp);
    }
    for (const effect of state.effects) {
      if (effect.innate === true || !isStatusKind(effect.kind)) continue;
      // Whoever has fallen loses them all, which is told in one line (KZ-HP-06).
      if (!isThere(state, effect.on)) continue;
      facts.set(entry(effect.on, effect.kind, effect), 1 + effect.amount);
    }
    return facts;
  },
  follow(facts, event, state) {
    switch (event.type) {
      case 'damage':
        return change(facts, state, event.who, event.hp);
      case 'hp-lost':
        return change(facts, state, event.who, event.amount);
      case 'healed':
        return change(facts, state, event.who, -event.amount);
      case 'revived':
        return rule(facts, state, event.who, event.hp);
      case 'ruling':
        if (event.what === 'hp') rule(facts, state, event.who, event.amount ?? 0);
        return;
      case 'taken-out':
        // Of a Shade its statuses are told one by one, as it is there still (KM-SOUL-02).
        if (event.stays === true) {
          rule(facts, state, event.who, 0);
          return;
        }
        forget(facts, event.who);
        return;
      case 'vanished':
        forget(facts, event.who);
        return;
      case 'status':
        if (event.innate === undefined)
          facts.set(entry(event.who, event.status, event), 1 + event.amount);
        return;
      case 'status-over':
        facts.delete(entry(event.who, event.status, event));
        return;
      default:
    }
  },
};

/** Whether it is in the match now: on the map, or in the ground for a while (KM-MOLE-03). */
function isThere(state: KazzamState, id: CreatureId): boolean {
  const creature = itemAt(state.creatures, id);
  return creature !== undefined && (isOnMap(creature) || isAway(state, id));
}

function told(purpose: string, who: number, results: readonly Label[]): readonly ToldDraw[] {
  return results.map((result) => ({ purpose, who, result }));
}

function forget(facts: Map<string, number>, who: CreatureId): void {
  for (const name of facts.keys()) if (name.startsWith(`${who} `)) facts.delete(name);
}

function wounds(id: CreatureId): string {
  return `${id} has lost`;
}

function entry(
  on: CreatureId,
  status: string,
  { by, source }: Pick<Effect, 'by' | 'source'>,
): string {
  return `${on} is ${status} from ${by} by ${source}`;
}

/** What one token has lost all tokens of its creature have (KM-MOLE-01). */
function change(
  facts: Map<string, number>,
  state: KazzamState,
  who: CreatureId,
  lost: number,
): void {
  const goon = itemAt(state.creatures, who)?.type === 'goon';
  for (const token of tokensOf(state, who)) {
    const name = wounds(token);
    if (!goon) facts.set(name, (facts.get(name) ?? 0) + lost);
    else if (lost !== 0) facts.set(name, Number(lost > 0));
  }
}

function rule(facts: Map<string, number>, state: KazzamState, who: CreatureId, hp: number): void {
  const { type, maxHp = hp } = itemAt(state.creatures, who) ?? {};
  for (const token of tokensOf(state, who))
    facts.set(wounds(token), type === 'goon' ? Number(hp < maxHp) : maxHp - hp);
}
