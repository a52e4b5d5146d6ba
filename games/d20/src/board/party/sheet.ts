import type { SheetCondition, SheetData } from '@tablewright/table-kit/sheets';
import { namedAs } from '../../called.ts';
import { conditionsOf, isAttitudeKnown } from '../../explain/index.ts';
import type { SeenCreature } from '../../view.ts';
import type { TableTop } from '../board-context.tsx';
import { conditionName, conditionWords, doesWords } from '../conditions/condition-words.ts';
import { effectEmblem, emblemOf } from '../emblem-of.ts';
import { boardText } from '../words.ts';
import {
  abilityGroups,
  attackGroup,
  gearGroup,
  mainNumbers,
  roleGroup,
  spellGroups,
} from './sheet-groups.ts';

type Told = Pick<TableTop, 'view' | 'say' | 'nameOf' | 'events'>;

/** Of the ground behind its picture: leather. */
const HUE = 55;

/** The sheet of a creature: all that the observer may know of it, every number with its terms. */
export function sheetOf(table: Told, creature: SeenCreature): SheetData {
  const { id, isVeiled } = creature;
  const conditions = conditionsIn(table, id);
  const lies =
    conditions.length === 0
      ? []
      : [{ kind: 'conditions' as const, title: boardText('board.sheet.conditions'), conditions }];
  return {
    title: table.nameOf(id),
    line: lineOf(table, creature),
    emblem: emblemOf(creature),
    hue: HUE,
    groups: isVeiled
      ? [
          ...lies,
          { kind: 'text', title: boardText('board.sheet.known'), text: knownOf(table, creature) },
        ]
      : [
          {
            kind: 'numbers',
            title: boardText('board.sheet.numbers'),
            numbers: mainNumbers(table, creature),
          },
          ...lies,
          ...abilityGroups(table, creature),
          attackGroup(table, creature),
          ...spellGroups(table, creature),
          gearGroup(table, creature),
          ...roleGroup(table, creature),
        ],
  };
}

function lineOf({ say }: Told, { character, wound, level }: SeenCreature): string {
  const looks = boardText(`board.wound.${wound}`);
  if (character === undefined) return looks;
  return [
    say(namedAs('heritage', character.heritage)),
    boardText('board.sheet.level', { level }),
    looks,
  ].join(' · ');
}

/** What players know of others than characters: how they look, and how they stand to them (DT-HID-03, -04, -06). */
function knownOf({ view, say }: Told, { id, wound, attitude }: SeenCreature): string {
  return [
    boardText('board.sheet.looks', { wound: boardText(`board.wound.${wound}`) }),
    ...(isAttitudeKnown(view, id)
      ? [boardText('board.sheet.attitude', { attitude: say({ key: `option.${attitude}` }) })]
      : []),
    boardText('board.sheet.veiled'),
  ].join(' ');
}

function conditionsIn(table: Told, id: number): readonly SheetCondition[] {
  return conditionsOf(table.view, id).map((one) => {
    const does = doesWords(one);
    const more = conditionWords(table, id, one).join(' · ');
    return {
      ...{ id: String(one.id), label: conditionName(table, one), rule: one.rule },
      emblem: effectEmblem(one.kind),
      help: does === undefined ? more : `${does} ${more}`,
    };
  });
}
