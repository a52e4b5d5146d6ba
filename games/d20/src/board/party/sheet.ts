import type { SheetCondition, SheetData } from '@tablewright/table-kit/sheets';
import { effectCalled, namedAs } from '../../called.ts';
import { conditionsOf, isAttitudeKnown } from '../../explain/index.ts';
import type { SeenCreature } from '../../view.ts';
import type { TableTop } from '../board-context.tsx';
import { endWords } from '../creature-words.ts';
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
function knownOf({ view, events, say }: Told, { id, wound, attitude }: SeenCreature): string {
  return [
    boardText('board.sheet.looks', { wound: boardText(`board.wound.${wound}`) }),
    ...(isAttitudeKnown(view, events, id)
      ? [boardText('board.sheet.attitude', { attitude: say({ key: `option.${attitude}` }) })]
      : []),
    boardText('board.sheet.veiled'),
  ].join(' ');
}

function conditionsIn({ view, say, nameOf }: Told, id: number): readonly SheetCondition[] {
  return conditionsOf(view, id).map(
    ({ id: effect, kind, rule, end, save, ability, by, isConcentration, isSuspended }) => {
      const help = [
        ...(ability === undefined ? [] : [say(namedAs('ability', ability))]),
        ...(save === undefined
          ? []
          : [
              save.target === undefined
                ? boardText('board.save.opposed', {
                    ability: say(namedAs('ability', save.ability)),
                  })
                : boardText('board.save', {
                    ...{ ability: say(namedAs('ability', save.ability)), target: save.target },
                  }),
            ]),
        ...(by === undefined || by === id ? [] : [boardText('board.by', { name: nameOf(by) })]),
        ...(isConcentration ? [boardText('board.concentration')] : []),
        ...(isSuspended ? [boardText('board.suspended')] : []),
      ];
      return {
        ...{ id: String(effect), label: say(effectCalled(kind)), emblem: effectEmblem(kind), rule },
        help: [endWords(end), ...help].join(' · '),
      };
    },
  );
}
