import type { Text } from '@tablewright/engine';
import * as sign from '@tablewright/table-kit/emblems';
import type { SheetData, SheetGroup, SheetItem } from '@tablewright/table-kit/sheets';
import { personCalled, written } from '../../called.ts';
import type { Campaign, SessionCharacter } from '../../campaign/campaign.ts';
import { clockWords } from '../creature-words.ts';
import { boardText } from '../words.ts';
import { shelfText } from './words.ts';

type Say = (text: Text) => string;

/** Of the ground behind its picture: leather. */
const HUE = 55;

/** All that a campaign remembers, as a page in the manner of a sheet. */
export function campaignPage(campaign: Campaign, say: Say): SheetData {
  const { clock, points, attitudes, finished, journal } = campaign;
  const lists: readonly (readonly [title: string, items: readonly SheetItem[]])[] = [
    [shelfText('shelf.campaign.characters'), charactersOf(campaign)],
    [
      shelfText('shelf.campaign.attitudes'),
      Object.entries(attitudes).map(([person, attitude]) => personItem(person, attitude, say)),
    ],
    [
      shelfText('shelf.campaign.finished'),
      finished.map((id) => ({
        ...{ id: `finished/${id}`, label: adventureCalled(id, say), emblem: sign.openBook },
      })),
    ],
    [shelfText('shelf.campaign.journal'), journalOf(campaign, say)],
  ];
  return {
    title: shelfText('shelf.campaign'),
    line: shelfText('shelf.campaign.line', { sessions: journal.length }),
    emblem: sign.compass,
    hue: HUE,
    groups: [
      {
        kind: 'numbers',
        title: shelfText('shelf.campaign.state'),
        numbers: [
          {
            ...{ id: 'clock', label: shelfText('shelf.campaign.clock'), value: clock },
            shown: boardText('board.clock', clockWords(clock)),
          },
          { id: 'points', label: shelfText('shelf.campaign.points'), value: points },
        ],
      },
      ...lists.flatMap(([title, items]): readonly SheetGroup[] =>
        items.length === 0 ? [] : [{ kind: 'list', title, items }],
      ),
    ],
  };
}

/** Everybody as the last of their sessions has left them, who came first coming first. */
function charactersOf({ journal }: Campaign): readonly SheetItem[] {
  const last = new Map<string, SessionCharacter>();
  for (const one of journal.flatMap(({ characters }) => characters)) last.set(one.name, one);
  return [...last.values()].map(({ name, level, xp, isDead }) => ({
    id: `character/${name}`,
    label: name,
    emblem: isDead === true ? sign.skullCrossedBones : sign.person,
    note: [
      shelfText('shelf.campaign.character', { level, xp }),
      ...(isDead === true ? [shelfText('shelf.campaign.dead')] : []),
    ].join(' · '),
  }));
}

function personItem(person: string, attitude: string, say: Say): SheetItem {
  const [adventure = '', id = ''] = person.split('/');
  const known = personCalled(adventure, id);
  return {
    ...{ id: `person/${person}`, label: known === undefined ? id : say(known) },
    note: `${say({ key: `option.${attitude}` })} · ${adventureCalled(adventure, say)}`,
  };
}

/** Each session with its end, its hour, and what everybody has learned in it (DT-LVL-01). */
function journalOf({ journal }: Campaign, say: Say): readonly SheetItem[] {
  const before = new Map<string, number>();
  return journal.map(({ adventure, ending, clock, scenes, characters }, at) => {
    const gained = characters.flatMap(({ name, xp }) => {
      const more = xp - (before.get(name) ?? 0);
      const isNew = !before.has(name);
      before.set(name, xp);
      return more > 0 && !isNew ? [shelfText('shelf.campaign.gained', { name, xp: more })] : [name];
    });
    const told = shelfText('shelf.campaign.session', {
      ...{ ending: say({ key: `document.campaign.journal.ending.${ending}` }), scenes },
      clock: boardText('board.clock', clockWords(clock)),
    });
    return {
      id: `session/${at}`,
      label: `${at + 1}. ${adventureCalled(adventure, say)}`,
      note: [told, ...gained].join(' · '),
    };
  });
}

/** An adventure by its id; one of somebody’s own has no other name here. */
function adventureCalled(id: string, say: Say): string {
  if (id === 'free') return shelfText('shelf.campaign.free');
  const title = written(id);
  return title === undefined ? id : say(title);
}
