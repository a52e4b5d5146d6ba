import type { Flow } from '@tablewright/engine';
import { type CreatureId, type KazzamState, NOBODY } from '../../../model.ts';
import { plain } from '../../../rules/actions/actions.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { LEFT_ALONE } from '../../../rules/effects/bot-hint.ts';
import { dataKind, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf, putInPlay } from '../../../rules/effects/in-play.ts';
import type { ItemDef } from '../../../rules/effects/item-def.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { askWilling } from '../../../rules/effects/willing.ts';
import {
  alliesBeside,
  askItem,
  consume,
  couldHold,
  hold,
  itemOption,
  tellOfItem,
} from '../../../rules/harm/items.ts';
import type { Kazzam } from '../../../table.ts';
import { ELIXIRS, elixirOf } from './elixirs.ts';
import { applyPotion, type Named } from './potion.ts';
import { POTIONS, potionOf } from './potions.ts';

const RULE = 'KC-BRW-07';

/** Whom the Potion in a flask names, said when it was prepared (KC-BRW-09). */
const FLASK_NAMES = dataKind('flask-names', {
  item: 'number',
  person: 'creature',
  rounds: 'number?',
});

export const FLASK_NAMES_EFFECT: EffectDef = FLASK_NAMES;

/** Writes on a flask whom its Potion names. */
export function label(
  { state }: Kazzam,
  item: number,
  by: CreatureId,
  { person, rounds }: Named,
): void {
  const more = rounds === undefined ? {} : { rounds };
  const names = withData(FLASK_NAMES, { item, person, ...more });
  const until = { ends: 'match' } as const;
  putInPlay(state, { ...names, on: NOBODY, by, source: 'give-elixir', until, amount: 0 });
}

/** Whom the Potion in a flask names. */
function labelOf(state: KazzamState, item: number): Named | undefined {
  return effectsOf(state, FLASK_NAMES).find(({ data }) => data.item === item)?.data;
}

/** Whether an item is a flask. */
export function isFlask({ items }: KazzamState, item: number): boolean {
  const kind = items[item]?.kind ?? '';
  return elixirOf(kind) !== undefined || potionOf(kind) !== undefined;
}

/** The flasks that a creature holds. */
export function flasksOf(state: KazzamState, id: CreatureId): readonly number[] {
  return creatureOf(state, id).held.filter((item) => isFlask(state, item));
}

/** For bots: an Elixir is good for who drinks it; a Potion in a flask is left alone. */
function worthOfDrinking(state: KazzamState, id: CreatureId, item: number): number {
  return elixirOf(state.items[item]?.kind ?? '')?.worth(state, id) ?? -0.2;
}

/** Drinks a flask up: what is in it works on who drinks it, without any Special (KC-BRW-07, KC-BRW-11). */
function* drink(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const { item } = yield* choose(
    t,
    id,
    'drink-which',
    flasksOf(state, id).map((item) => ({
      ...itemOption(state, item),
      bot: { worth: worthOfDrinking(state, id, item) },
    })),
    { rule: RULE },
  );
  const { kind = '', by: maker = NOBODY } = state.items[item] ?? {};
  // Of a flask that nobody has made its drinker is the maker.
  const by = maker === NOBODY ? id : maker;
  const named = labelOf(state, item);
  consume(t, id, item, RULE);
  removeEffects(t, (effect) => isLabel(state, effect.id, item), RULE);
  const elixir = elixirOf(kind);
  if (elixir !== undefined) yield* elixir.drunk(t, id, by);
  const potion = potionOf(kind);
  if (potion !== undefined) yield* applyPotion(t, potion, { by, on: id, total: undefined }, named);
}

function isLabel(state: KazzamState, effect: number, item: number): boolean {
  return effectsOf(state, FLASK_NAMES).some(({ id, data }) => id === effect && data.item === item);
}

/** Allies beside somebody that could take a flask. */
function takers(state: KazzamState, id: CreatureId): readonly CreatureId[] {
  return alliesBeside(state, id).filter((ally) => couldHold(creatureOf(state, ally)));
}

/** Hands a flask to a willing ally beside it (KC-BRW-07). */
function* handFlask(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const item = yield* askItem(t, id, 'hand', flasksOf(state, id), RULE);
  const on = takers(state, id);
  const taker = yield* askWilling(t, { by: id, power: 'hand-flask', rule: RULE, on });
  if (taker === undefined) return;
  hold(t, taker, item);
  tellOfItem(t, id, 'handed', item, RULE);
}

const drinking: Action = {
  ...plain('drink', 'free', RULE, ({ state }, id) => flasksOf(state, id).length > 0, drink),
  tellsItself: true,
  bot: {
    worth: ({ t: { state }, id }) =>
      Math.max(-0.2, ...flasksOf(state, id).map((item) => worthOfDrinking(state, id, item))),
  },
};

const handing: Action = {
  ...plain(
    'hand-flask',
    'free',
    RULE,
    ({ state }, id) => flasksOf(state, id).length > 0 && takers(state, id).length > 0,
    handFlask,
  ),
  tellsItself: true,
  bot: LEFT_ALONE,
};

/** A kind of flask for each Elixir and each Potion; what holders do is the same with all of them. */
export const FLASKS: readonly ItemDef[] = [...ELIXIRS, ...POTIONS].map(({ id }, at) => ({
  id,
  rule: RULE,
  handsItself: true,
  ...(at === 0 ? { actions: [drinking, handing] } : {}),
}));
