import type { Choice, Option, Text } from '@tablewright/engine';
import { creatureCalled } from './called.ts';
import { params } from './option-params.ts';

/** What ids of deeds begin with, and how the deed is called; the first that fits. */
const BEGINNINGS: readonly (readonly [start: string, deed: string])[] = [
  ['end-turn', 'end'],
  ['end-', 'end-spell'],
  ['use-', 'item'],
  ['special-item', 'special-item'],
  ...[
    ...['attack', 'cast', 'move', 'towards', 'away', 'grapple', 'let-go', 'wake', 'tend', 'load'],
    ...['extinguish', 'unhack', 'reset', 'cool', 'appeal', 'draw', 'drop', 'stow', 'pick-up'],
    ...['hand', 'put-on', 'take-off', 'talk', 'assault', 'task', 'exit', 'retreat', 'repair'],
    ...['surgery', 'patch'],
  ].map((deed) => [`${deed}-`, deed] as const),
  ...['buy', 'sell', 'rest', 'carouse', 'research', 'unlisted', 'improvise'].map(
    (deed) => [deed, deed] as const,
  ),
];

/** Deeds that are said otherwise where they are aimed at somebody. */
const AIMED: Readonly<Record<string, string>> = {
  cast: 'cast-at',
  item: 'item-on',
  'end-spell': 'end-spell-on',
};

/** What asks for deeds. */
const ASKED: readonly string[] = ['choice.deed', 'choice.calm', 'offer.free-deed'];

/** What a deed of a turn, or one between fights, is called; nothing for other options. */
export function deedText({ id, names = {} }: Option, { why }: Choice): Text | undefined {
  if (!ASKED.includes(why.key)) return undefined;
  const by = Number(names.by);
  const deed = ownDeed(id.replace(/^by-\d+-/, ''), names);
  return names.by === undefined ? deed : byOther(deed, by);
}

/** A deed of somebody else than whoever is asked, such as a companion. */
const byOther = (deed: Text, by: number): Text => ({
  key: 'deed.by',
  params: { by: creatureCalled(by), deed },
});

function ownDeed(id: string, names: NonNullable<Option['names']>): Text {
  const isAimed = names.creature !== undefined;
  const said = params(names);
  if (names.power !== undefined)
    return { key: isAimed ? 'deed.invited' : 'deed.power', params: said };
  const deed = BEGINNINGS.find(([start]) => id.startsWith(start))?.[1] ?? id;
  if (deed === 'item' && id.endsWith('-point')) return { key: 'deed.item-at', params: said };
  const label = names.task ?? names.exit;
  if (label !== undefined) return { key: `deed.${deed}`, params: { words: labelled(names) } };
  return { key: `deed.${isAimed ? (AIMED[deed] ?? deed) : deed}`, params: said };
}

/** A task or an exit by its id, until the view says of which scene. */
const labelled = ({ task, exit }: NonNullable<Option['names']>): Text => ({
  key: 'name.label',
  params: task === undefined ? { of: 'exits', id: exit ?? '' } : { of: 'tasks', id: task },
});
