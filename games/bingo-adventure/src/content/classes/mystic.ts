import { choose, type Flow, type Option } from '@tablewright/engine';
import type { Activation, AdventureState, Character } from '../../model.ts';
import { controllersOf } from '../../rules/control.ts';
import { againstElement } from '../../rules/elements.ts';
import type { Adventure } from '../../table.ts';
import { MONSTER_POWERS } from '../monsters.ts';
import { classSheet, duds, LINE, marks } from '../power.ts';

/** The dot powers in sheet order; each has an element (BA-ELEM-04). */
export const ELEMENTAL_POWERS = ['blast', 'fan', 'wall', 'storm'] as const;

/** Two dot powers whose elements are exchanged. */
interface Exchange extends Option {
  readonly first: number;
  readonly second: number;
}

const EXCHANGES: readonly Exchange[] = ELEMENTAL_POWERS.flatMap((one, first) =>
  ELEMENTAL_POWERS.slice(first + 1).map((other, i) => ({
    id: `${one}+${other}`,
    text: {
      key: 'option.exchange',
      params: { one: { key: `power.${one}` }, other: { key: `power.${other}` } },
    },
    first,
    second: first + 1 + i,
  })),
);

/** The Mystic (BA-MYS-01): works with the four elements (BA-ELEM-01). */
export const MYSTIC = classSheet({
  id: 'mystic',
  rule: 'BA-MYS-01',
  health: 6,
  move: 2,
  powers: [
    {
      id: 'blast',
      rule: 'BA-MYS-02',
      cost: marks('XX./.../...'),
      elemental: true,
      parts: [{ kind: 'damage', strength: 3, upTo: true, piercing: false }],
    },
    {
      id: 'fan',
      rule: 'BA-MYS-03',
      cost: marks('..X/.X./X..'),
      elemental: true,
      parts: [{ kind: 'damage', strength: 5, upTo: true, piercing: false, pins: true }],
    },
    {
      id: 'wall',
      rule: 'BA-MYS-04',
      cost: marks('X../X../XX.'),
      elemental: true,
      parts: [{ kind: 'prevent', strength: 8, reach: 3, changed: againstBreath }],
    },
    {
      id: 'storm',
      rule: 'BA-MYS-05',
      cost: marks('X.X/.X./X.X'),
      elemental: true,
      parts: [{ kind: 'damage', strength: 13, upTo: true, piercing: false }],
    },
    {
      id: 'convergence',
      rule: 'BA-MYS-06',
      cost: LINE,
      parts: [{ kind: 'damage', strength: 21, upTo: false, piercing: false }],
    },
    {
      id: 'attune',
      rule: 'BA-MYS-07',
      cost: duds(1),
      parts: [],
      possible: (_, mystic) => mystic.elements.length > 0,
      note: { at: 'attune', run: attune },
    },
    { id: 'echo', rule: 'BA-MYS-08', cost: duds(2, 'mark'), parts: [], sends: 'clone' },
    {
      id: 'raw-surge',
      rule: 'BA-MYS-09',
      cost: duds(4),
      parts: [{ kind: 'damage', strength: 5, upTo: false, piercing: false }],
    },
  ],
});

/**
 * A Wall counts its element against that of the monster's elemental damage of this round, even if
 * Distract has taken all of that away (BA-ELEM-05, DA-12).
 */
function againstBreath(state: AdventureState, strength: number, activation: Activation): number {
  const breathed = state.monsterActivations.some(
    ({ power }) => MONSTER_POWERS.get(power)?.elemental === true,
  );
  if (!breathed) return strength;
  const own = state.characters[activation.character]?.elements[ELEMENTAL_POWERS.indexOf('wall')];
  const element = activation.element === 'none' ? (own ?? 'none') : activation.element;
  return againstElement(strength, element, state.monster.affinity);
}

/**
 * Exchanges the elements of two dot powers, at once and from then on (BA-MYS-07).
 *
 * @ids <power>+<power>
 */
function* attune(t: Adventure, mystic: Character): Flow<void> {
  const who = controllersOf(t.state, mystic);
  const { first, second } = yield* choose(t, who, 'choice.attune', EXCHANGES, {
    rule: 'BA-MYS-07',
    params: { name: mystic.name },
  });
  const { elements } = mystic;
  const held = elements[first] ?? 'earth';
  elements[first] = elements[second] ?? 'earth';
  elements[second] = held;
  t.tell?.({
    type: 'attuned',
    rule: 'BA-MYS-07',
    sheet: 'mystic',
    name: mystic.name,
    power: 'attune',
    elements: [...elements],
  });
}
