import type { Flow } from '@tablewright/engine';
import type { Creature, Item } from '../../model.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import { type D20, oneOf, type World } from '../../table.ts';
import type { GearKind } from '../gear-kind.ts';
import type { Bearer, Trait } from '../trait.ts';

/** Minutes of air. */
const SUIT = 12 * 60;
const MASK = 60;

/** What is put on against bad air and none; their uses are minutes of air (DT-EQ-48, -49). */
export const SUITS: readonly GearKind[] = [
  {
    id: 'vacc-suit',
    rule: 'DT-EQ-48',
    price: 80,
    uses: SUIT,
    isPutOn: true,
    trait: 'vacc-suit',
    action: {
      closed: (w, user) => (fitsUnder(w, user) ? undefined : 'closed.armor-too-heavy'),
      use: putOnOrOff,
    },
  },
  ...['rebreather', 'gas-mask'].map(
    (id): GearKind => ({
      id,
      rule: 'DT-EQ-49',
      price: 10,
      uses: MASK,
      isPutOn: true,
      trait: 'rebreather',
      action: { use: putOnOrOff },
    }),
  ),
];

/** A vacc suit goes over light armor or none (DT-EQ-48). */
function fitsUnder(w: World, { items, armor }: Creature): boolean {
  const worn = items.find(({ id }) => id === armor);
  return worn === undefined || oneOf(w, 'gear', worn.kind).armor?.weight === 'light';
}

/** What is put on ends suffocation (DT-COND-29). */
function* putOnOrOff(t: D20, user: Creature, item: Item): Flow<void> {
  item.isOn = item.isOn !== true;
  const { rule } = oneOf(t, 'gear', item.kind);
  const how = item.isOn ? 'put-on' : 'taken-off';
  t.tell?.({ type: 'handled', rule, creature: user.id, item: item.kind, how });
  if (item.isOn) yield* relieveOf(t, user, ['suffocating'], 'cure', rule);
}

/** Air goes, minute by minute; without any it is no more use. */
function breathe(_t: D20, { item }: Bearer): undefined {
  if (item === undefined) return undefined;
  item.uses = Math.max(0, (item.uses ?? 0) - 1);
  if (item.uses === 0) item.isOn = false;
  return undefined;
}

const MOST = 20;

/** Neither suffocation nor vacuum; torn by a natural 20 against its wearer (DT-EQ-48). */
const vaccSuit: Trait = {
  id: 'vacc-suit',
  rule: 'DT-EQ-48',
  immune: ['suffocating'],
  spares: ['vacuum'],
  on: {
    minutePassed: breathe,
    struck(t, { creature, item }, { natural }) {
      if (natural !== MOST || item === undefined) return undefined;
      item.uses = 0;
      item.isOn = false;
      const { kind } = item;
      t.tell?.({
        type: 'handled',
        rule: 'DT-EQ-48',
        creature: creature.id,
        item: kind,
        how: 'torn',
      });
      return undefined;
    },
  },
};

/** Air for an hour, and advantage against gas (DT-EQ-49). */
const rebreather: Trait = {
  id: 'rebreather',
  rule: 'DT-EQ-49',
  immune: ['suffocating'],
  roll: (_w, _self, { kind, against }) =>
    kind === 'save' && against?.tags.includes('gas') === true
      ? [{ is: 'advantage', rule: 'DT-EQ-49', from: 'rebreather' }]
      : undefined,
  on: { minutePassed: breathe },
};

/** Their rules. */
export const SUIT_TRAITS: readonly Trait[] = [vaccSuit, rebreather];
