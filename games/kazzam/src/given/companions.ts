import { readWord, wrong } from '@tablewright/engine/given';
import { NOBODY } from '../model.ts';
import { creatureOf, creaturesWhere, isCompanion } from '../rules/court/creatures.ts';
import { companionBlockOf, contentOf } from '../rules/effects/content.ts';
import { beginTraits, companionOf } from '../rules/movement/summon.ts';
import type { Moment } from '../table.ts';
import type { ToldCreature } from './athletes.ts';
import { CREEP_KEYS, writeCreature } from './creatures.ts';
import { readRecords, readText, type Written } from './fields.ts';
import { creature } from './names.ts';

const KEYS = ['companion', 'of', 'name', ...CREEP_KEYS];

/** Summoned Creatures and automata, also those that are gone, in the order in which they came. */
export function writeCompanions(
  { state }: Moment,
  statuses: readonly Written[],
): readonly Written[] {
  const companions = creaturesWhere(state, (id) => isCompanion(creatureOf(state, id)));
  return companions.map((id) => {
    const { block, owner } = creatureOf(state, id);
    return {
      companion: block,
      of: creature.write(state, owner),
      name: creature.write(state, id),
      ...writeCreature(state, id, statuses[id] ?? {}),
    };
  });
}

/** What athletes have brought, as it is made. */
export function makeCompanions(moment: Moment, value: unknown): readonly ToldCreature[] {
  const { state } = moment;
  const { companions } = contentOf(moment);
  const ids = [...companions.keys()];
  return readRecords(value, 'companions', KEYS).map(({ one, where }) => {
    if (ids.length === 0) wrong(where, 'is not known: no class of this game brings anything');
    const block = companions.get(readWord(one.companion, `${where}.companion`, ids) ?? '');
    if (block === undefined) wrong(`${where}.companion`, `must be one of ${ids.join(', ')}`);
    const owner = creature.read(state, one.of, `${where}.of`);
    if (owner === NOBODY || creatureOf(state, owner).kind !== 'athlete')
      wrong(`${where}.of`, 'must name an athlete');
    const made = companionOf(state, block, owner);
    const name = readText(one.name, `${where}.name`) ?? made.name;
    state.creatures.push({ ...made, name });
    return { one, where };
  });
}

/** What companions have of themselves, where the effects that are told do not have it. */
export function layTraits(moment: Moment): void {
  for (const id of moment.state.creatures.keys())
    if (companionBlockOf(moment, id) !== undefined && creatureOf(moment.state, id).hp > 0)
      beginTraits(moment, id);
}
