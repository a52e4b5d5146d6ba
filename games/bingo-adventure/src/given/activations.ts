import { readCount, readFlag, readRecord, readWord, wrong } from '@tablewright/engine/given';
import { CLASS_OF_POWER, POWERS } from '../content/classes.ts';
import { MONSTERS } from '../content/monsters.ts';
import type { Cost } from '../content/power.ts';
import { type Activation, type AdventureState, CLASS_NAMES, ELEMENTS } from '../model.ts';
import { sortForResolution } from '../rules/monster-activation.ts';
import { spaceNamed } from '../rules/squares.ts';

const ACTIVATION_KEYS = ['power', 'card', 'squares', 'element', 'bonus', 'dealt'] as const;
const MONSTER_KEYS = ['power', 'card', 'squares', 'included', 'skipped', 'target'] as const;
/** What may pay, in the order of {@link Activation.card}. */
export const CARDS = ['own', '2', 'team'] as const;

/** Activations of characters that are recorded already: power ids, or objects that say more. */
export function addActivations(state: AdventureState, value: unknown): void {
  for (const [index, entry] of listOf(value, 'activated').entries()) {
    const key = `activated.${index}`;
    const given = entryOf(entry, key, ACTIVATION_KEYS);
    const power = POWERS.get(String(given.power));
    const name = power === undefined ? undefined : CLASS_OF_POWER[power.id];
    const character = state.characters.findIndex((one) => one.class === name);
    if (power === undefined || character < 0) {
      const ids = [...POWERS.keys()].filter((id) =>
        state.characters.some((one) => one.class === CLASS_OF_POWER[id]),
      );
      wrong(`${key}.power`, `must be a power of a character in play: ${ids.join(', ')}`);
    }
    const duds = power.cost.kind === 'duds';
    const card = duds ? -1 : CARDS.indexOf(readWord(given.card, `${key}.card`, CARDS) ?? 'own');
    if (card === 1 && (state.characters[character]?.cards.length ?? 0) < 2) {
      wrong(`${key}.card`, 'is 2, but there is one card; see the option cardsPerSheet');
    }
    if (card === 2 && state.team.length === 0) {
      wrong(`${key}.card`, 'is team, which needs the option teamCard');
    }
    if (given.element !== undefined && state.settings.mysticElements !== 'perUse') {
      wrong(`${key}.element`, 'needs the option mysticElements to be perUse');
    }
    const taken = state.activations
      .filter((one) => one.card === card && (card === 2 || one.character === character))
      .reduce((set, one) => set | one.spaces, 0);
    const activation: Activation = {
      character,
      power: power.id,
      card,
      spaces: spacesOf(power.cost, given.squares, `${key}.squares`, taken),
      element: readWord(given.element, `${key}.element`, ELEMENTS) ?? 'none',
      bonus: bonusOf(power.parts, given.bonus, `${key}.bonus`),
      dealt: readCount(given.dealt, `${key}.dealt`) ?? 0,
    };
    state.activations.push(activation);
  }
}

/** Activations of the monster that are recorded already. */
export function addMonsterActivations(state: AdventureState, value: unknown): void {
  const { powers } = MONSTERS[state.monster.kind];
  for (const [index, entry] of listOf(value, 'monsterActivated').entries()) {
    const key = `monsterActivated.${index}`;
    const given = entryOf(entry, key, MONSTER_KEYS);
    const power = powers.find(({ id }) => id === given.power);
    if (power === undefined) {
      wrong(`${key}.power`, `must be one of ${powers.map(({ id }) => id).join(', ')}`);
    }
    const card = readCount(given.card, `${key}.card`, 1) ?? 1;
    if (card > state.monster.cards.length) wrong(`${key}.card`, 'names a card that is not there');
    const target = readWord(given.target, `${key}.target`, CLASS_NAMES);
    state.monsterActivations.push({
      power: power.id,
      card: power.cost.kind === 'duds' ? -1 : card - 1,
      spaces: spacesOf(power.cost, given.squares, `${key}.squares`, 0),
      included: readFlag(given.included, `${key}.included`) ?? false,
      skipped: readFlag(given.skipped, `${key}.skipped`) ?? false,
      target: state.characters.findIndex((one) => one.class === target),
    });
  }
  sortForResolution(state);
}

function listOf(value: unknown, key: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) wrong(key, 'must be a list of power ids or objects');
  return value as readonly unknown[];
}

function entryOf(entry: unknown, key: string, known: readonly string[]) {
  return readRecord(typeof entry === 'string' ? { power: entry } : entry, key, known) ?? {};
}

/** The placement named as `I1+I3`, else the first that uses no marker used before. */
function spacesOf(cost: Cost, value: unknown, key: string, taken: number): number {
  if (cost.kind === 'duds') return 0;
  const { placements } = cost.pattern;
  if (value === undefined) {
    const free = placements.find(({ dots }) => (dots & taken) === 0);
    if (free === undefined) wrong(key, 'is missing: no placement is left beside what is used');
    return free.dots;
  }
  const named = String(value).split('+').map(spaceNamed);
  const spaces = named.reduce((set, space) => set | (space < 0 ? -1 : 1 << space), 0);
  const isPlacement = placements.some(({ dots }) => dots === spaces);
  if (!isPlacement || new Set(named).size < named.length) {
    wrong(key, 'must name a placement of the pattern as in I1+I3');
  }
  if ((spaces & taken) !== 0) {
    wrong(key, 'names a space whose marker another activation has used (BA-ACT-04)');
  }
  return spaces;
}

/** Leadership points: a number for the first number of the power, or an object by kind. */
function bonusOf(
  parts: readonly { readonly kind: string }[],
  value: unknown,
  key: string,
): number[] {
  if (value === undefined) return parts.map(() => 0);
  const kinds = parts.map(({ kind }) => kind);
  const [first = ''] = kinds;
  const given = readRecord(typeof value === 'number' ? { [first]: value } : value, key, kinds);
  return kinds.map((kind) => readCount(given?.[kind], `${key}.${kind}`) ?? 0);
}
