import type { Flow } from '@tablewright/engine';
import type { CreatureId, Item } from '../../../model.ts';
import { creatureOf, creatureOption, isOnMap } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { choose } from '../../../rules/effects/ask.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import { consents } from '../../../rules/effects/willing.ts';
import {
  alliesBeside,
  couldHold,
  freeHands,
  makeItem,
  tellOfItem,
} from '../../../rules/harm/items.ts';
import type { Kazzam } from '../../../table.ts';
import { potionsOf } from './carrying.ts';
import { ELIXIRS } from './elixirs.ts';
import { flasksOf, label } from './flasks.ts';
import { knows, pourPotion } from './potion.ts';
import { potionOf } from './potions.ts';

const ID = 'give-elixir';
const RULE = 'KC-BRW-11';

/** What a Brewer could fill a flask with now. */
function fillings(t: Kazzam, id: CreatureId) {
  const known = ELIXIRS.filter((elixir) => knows(t.state, id, elixir.id));
  return [
    ...known.map(({ id: kind, worth }) => ({ id: kind, worth: worth(t.state, id) })),
    ...potionsOf(t, id).map(({ id: kind }) => ({ id: kind, worth: -0.1 })),
  ];
}

/** Who gets the flask: its maker, a willing ally beside it, or nobody if no hand of its maker is free. */
function* askPlace(t: Kazzam, id: CreatureId): Flow<Item['place']> {
  const { state } = t;
  const self = creatureOf(state, id);
  const held = (creature: CreatureId) => ({ at: 'held', creature }) as const;
  const allies = alliesBeside(state, id).filter((ally) => couldHold(creatureOf(state, ally)));
  for (let open = allies; ; ) {
    const chosen = yield* choose(
      t,
      id,
      'flask-where',
      [
        ...(couldHold(self) ? [{ id: 'keep' }] : []),
        ...(freeHands(self) > 0 ? [] : [{ id: 'put-down' }]),
        ...open.map((ally) => creatureOption(state, ally)),
      ],
      { rule: RULE },
    );
    if (!('creature' in chosen)) {
      return chosen.id === 'keep' ? held(id) : { at: 'ground', cell: self.cell };
    }
    const { creature: ally } = chosen;
    if (yield* consents(t, ally, { by: id, power: ID, rule: RULE })) return held(ally);
    open = open.filter((other) => other !== ally);
  }
}

/** Prepares a flask, and keeps it or hands it on (KC-BRW-11). */
function* prepare(t: Kazzam, id: CreatureId): Flow<void> {
  const { id: kind } = yield* choose(
    t,
    id,
    'which-flask',
    fillings(t, id).map(({ id: power, worth }) => ({
      id: power,
      names: { power },
      bot: { worth },
    })),
    { rule: RULE, of: { power: ID } },
  );
  const potion = potionOf(kind);
  if (potion !== undefined) pourPotion(t, id, potion);
  const named = potion?.names === undefined ? undefined : yield* potion.names(t, id);
  const place = yield* askPlace(t, id);
  const item = makeItem(t, { kind, by: id, place }, RULE);
  if (named !== undefined) label(t, item, id, named);
  if (place.at === 'held' && place.creature !== id) tellOfItem(t, id, 'handed', item, RULE);
}

/** For bots: what to do with an action that is good for nothing else, with a hand free and no flask in it. */
const SPARE = 0.06;

function worthOfPreparing({ t: { state }, id }: Judge): number {
  const isSpare = freeHands(creatureOf(state, id)) > 0 && flasksOf(state, id).length === 0;
  return isSpare && ELIXIRS.some((elixir) => knows(state, id, elixir.id)) ? SPARE : 0;
}

/**
 * Give Elixir. It attacks nobody, so that it can be used with the implement stowed, and does not end
 * the turn (KC-BRW-11, KZ-DEF-02).
 */
const giveElixir: Action = {
  id: ID,
  price: 'attack',
  rule: RULE,
  peaceful: true,
  bot: { worth: worthOfPreparing },
  possible: (t, id) => isOnMap(creatureOf(t.state, id)) && fillings(t, id).length > 0,
  *perform(t, id) {
    yield* prepare(t, id);
    return false;
  },
};

/** Give Elixir, which every Brewer has (KC-BRW-01). */
export const GIVE_ELIXIR: Ability = {
  id: 'brewer/give-elixir',
  rule: RULE,
  actions: [giveElixir],
};
