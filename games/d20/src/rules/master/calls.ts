import { blank, type Flow, type Seat } from '@tablewright/engine';
import { ABILITIES } from '../../abilities.ts';
import { TAGS } from '../../content/tags.ts';
import type { D20 } from '../../d20-table.ts';
import { contentOf } from '../../table.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { hazardOf, strike } from '../harm/hazard.ts';
import { shownTarget } from '../rolls/tell-roll.ts';
import { saveThrow } from '../saves/save.ts';
import { ruledParts } from '../tasks/ruled.ts';
import { tryTask } from '../tasks/task.ts';
import { characters, note, subjects, type Tool, tool, whoAll, word } from './tool.ts';

const LEANS = ['straight', 'advantage', 'disadvantage'] as const;
/** Target numbers that a person may set (DT-TN-10), and the bonus of a circumstance. */
const TN = { min: 1, max: 40, fallback: 15 } as const;
const BONUS = { min: -5, max: 5, fallback: 0 } as const;

/** A task roll is called for: who, by which tag, against what (DT-GMC-03). */
export function callTool(t: D20, master: Seat): readonly Tool[] {
  const heroes = characters(t);
  if (heroes.length === 0) return [];
  const tags = Object.keys(TAGS).map((id) => ({ id, names: { tag: id } }));
  const fields = {
    who: whoAll(heroes),
    tag: blank.one(tags),
    ability: word(['usual', ...ABILITIES]),
    target: blank.amount(TN),
    lean: word(LEANS),
    bonus: blank.amount(BONUS),
    stakes: note(),
  };
  return [
    tool(
      master,
      'call',
      'DT-GMC-03',
      fields,
      function* ({ who, tag, ability, target, lean, bonus, stakes }): Flow<void> {
        for (const { creature } of who) {
          const by = ABILITIES.find((one) => one === ability.id);
          t.tell?.({
            type: 'called',
            rule: 'DT-GMC-03',
            creature: creature.id,
            tag: tag.id,
            ...shownTarget(t, target),
            note: stakes,
          });
          yield* tryTask(t, creature, {
            tag: tag.id,
            target,
            rule: 'DT-GMC-03',
            more: ruledParts(lean.id, bonus),
            ...(by === undefined ? {} : { ability: by }),
          });
        }
      },
    ),
  ];
}

/** A saving throw is called for (DT-GMC-03, DT-SAVE-01). */
export function saveTool(t: D20, master: Seat): readonly Tool[] {
  const heroes = subjects(t);
  if (heroes.length === 0) return [];
  const fields = {
    who: whoAll(heroes),
    ability: word(ABILITIES),
    target: blank.amount(TN),
    lean: word(LEANS),
    stakes: note(),
  };
  return [
    tool(
      master,
      'save',
      'DT-SAVE-01',
      fields,
      function* ({ who, ability, target, lean, stakes }): Flow<void> {
        for (const { creature } of who) {
          t.tell?.({
            type: 'called',
            rule: 'DT-SAVE-01',
            creature: creature.id,
            tag: ability.id,
            ...shownTarget(t, target),
            note: stakes,
          });
          const against = { rule: 'DT-GMC-03', tags: [] };
          yield* saveThrow(t, creature, {
            ability: ability.id,
            target,
            against,
            more: ruledParts(lean.id, 0),
          });
        }
      },
    ),
  ];
}

/** A hazard strikes (DT-GMC-06). */
export function hazardTool(t: D20, master: Seat): readonly Tool[] {
  const victims = subjects(t);
  const kinds = Object.keys(contentOf(t).hazards).map((id) => ({ id, names: { hazard: id } }));
  if (victims.length === 0 || kinds.length === 0) return [];
  const fields = {
    hazard: blank.one(kinds),
    level: blank.amount({ min: 0, max: 25, fallback: 0 }),
    who: whoAll(victims),
    note: note(),
  };
  return [
    tool(master, 'hazard', 'DT-GMC-06', fields, function* ({ hazard, level, who }): Flow<void> {
      for (const { creature } of who) {
        yield* strike(t, creature, hazardOf(t, hazard.id, level === 0 ? undefined : level));
      }
      yield* settleDeaths(t);
    }),
  ];
}
