import { blank, type Flow, type Seat } from '@tablewright/engine';
import { ABILITIES } from '../../abilities.ts';
import { TAGS } from '../../content/tags.ts';
import type { D20 } from '../../d20-table.ts';
import { contentOf } from '../../table.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { hazardOf, strike } from '../harm/hazard.ts';
import { ruledParts } from '../tasks/ruled.ts';
import { callFor } from './called.ts';
import { characters, note, subjects, type Tool, tool, whoAll, word } from './tool.ts';

const LEANS = ['straight', 'advantage', 'disadvantage'] as const;
/** Target numbers that a person may set (DT-TN-10), and the bonus of a circumstance. */
const TN = { min: 1, max: 40, fallback: 15 } as const;
const BONUS = { min: -5, max: 5, fallback: 0 } as const;

/** Whether players see the target number: as the table has set it, or as this call says (DT-OPT-12, DT-GMC-03). */
const SHOWN = ['as-table', 'target-open', 'target-hidden'] as const;

const isOpen = (t: D20, shown: (typeof SHOWN)[number]): boolean =>
  shown === 'as-table' ? t.options.tnVisibility === 'declared' : shown === 'target-open';

const HELP = ['with-help', 'without-help'] as const;

/** A task roll is called for: who, by which tag, against what number or whom, and whether others may help (DT-GMC-03). */
export function callTool(t: D20, master: Seat): readonly Tool[] {
  const heroes = characters(t);
  if (heroes.length === 0) return [];
  const tags = Object.keys(TAGS).map((id) => ({ id, names: { tag: id } }));
  const fields = {
    who: whoAll(heroes),
    tag: blank.one(tags),
    ability: word(['usual', ...ABILITIES]),
    target: blank.amount(TN),
    against: blank.one(
      [
        { id: 'the-number', creature: undefined },
        ...subjects(t).map((creature) => ({
          id: `creature-${creature.id}`,
          names: { creature: creature.id },
          creature,
        })),
      ],
      { fallback: 0 },
    ),
    shown: word(SHOWN),
    lean: word(LEANS),
    bonus: blank.amount(BONUS),
    helpers: word(HELP),
    stakes: note(),
  };
  return [
    tool(master, 'call', 'DT-GMC-03', fields, (said): Flow<void> => {
      const { who, tag, ability, target, against, shown, lean, bonus, helpers, stakes } = said;
      const by = ABILITIES.find((one) => one === ability.id);
      return callFor(t, {
        kind: 'check',
        who: who.map(({ creature }) => creature),
        tag: tag.id,
        target,
        against: against.creature,
        isOpen: isOpen(t, shown.id),
        more: ruledParts(lean.id, bonus),
        mayHelp: helpers.id === 'with-help',
        note: stakes,
        ...(by === undefined ? {} : { ability: by }),
      });
    }),
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
    shown: word(SHOWN),
    lean: word(LEANS),
    stakes: note(),
  };
  return [
    tool(
      master,
      'save',
      'DT-SAVE-01',
      fields,
      ({ who, ability, target, shown, lean, stakes }): Flow<void> =>
        callFor(t, {
          kind: 'save',
          who: who.map(({ creature }) => creature),
          tag: ability.id,
          ability: ability.id,
          target,
          isOpen: isOpen(t, shown.id),
          more: ruledParts(lean.id, 0),
          mayHelp: false,
          note: stakes,
        }),
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
