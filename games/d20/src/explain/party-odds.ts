import type { Adventure, FoeRow } from '../content/adventure.ts';
import {
  type OddsNumbers,
  oddsOf,
  type Roller,
  type TaskOdds,
} from '../content/adventures/odds.ts';
import { d20Content } from '../content/index.ts';
import { TAGS } from '../content/tags.ts';
import type { RollAt } from '../content/trait.ts';
import type { Creature } from '../model.ts';
import { type D20Options, OPTIONS } from '../options.ts';
import { castingTn } from '../rules/bearers/known-spells.ts';
import { addCharacter, addFromBlock } from '../rules/making/creature.ts';
import { firstState } from '../setup.ts';
import type { World } from '../table.ts';
import { castingNumber, type RollNumber, rollNumber } from './numbers.ts';

const CONTENT = d20Content();

/** A table with nobody at it. */
function emptyWorld(): World {
  const usual = Object.entries(OPTIONS).map(([name, { default: is }]) => [name, is]);
  const options = Object.fromEntries(usual) as D20Options;
  return { state: firstState({ seatCount: 3, options }), options, content: CONTENT };
}

/** How likely its ready characters are to get through each task of an adventure; nothing without any. */
export function readyOdds(adventure: Adventure): readonly TaskOdds[] {
  const w = emptyWorld();
  const party = adventure.ready.flatMap((id) => {
    const sheet = CONTENT.ready[id]?.sheet;
    return sheet === undefined ? [] : [addCharacter(w, sheet, { by: 'companion' })];
  });
  if (party.length === 0) return [];
  return oddsOf(
    adventure,
    party.map((creature) => rollerOf(w, creature)),
    numbersOf(w, adventure),
  );
}

/** With what a character rolls, whatever it is about. */
function rollerOf(w: World, roller: Creature): Roller {
  const bonus: Record<string, number> = {};
  const advantage: string[] = [];
  const take = (name: string, { sum, mode }: RollNumber): void => {
    bonus[name] = sum.total;
    if (mode === 'advantage') advantage.push(name);
  };
  for (const [tag, { ability }] of Object.entries(TAGS)) {
    take(tag, rollNumber(w, { kind: 'check', roller, tag, ability, setting: [] }, 'DT-TASK-01'));
  }
  const casts = (['arcane', 'divine'] as const).map((one) =>
    castingNumber(w, { ...roller, wound: 'unhurt', isVeiled: false }, one),
  );
  const best = casts.reduce((a, b) => (b.sum.total > a.sum.total ? b : a));
  take('casting', best);
  take('turning', rollNumber(w, { kind: 'turning', roller } satisfies RollAt, 'DT-ROLE-19'));
  bonus.turning = (bonus.turning ?? 0) + roller.level;
  return { bonus, advantage };
}

function numbersOf(w: World, adventure: Adventure): OddsNumbers {
  const made = new Map<string, Creature | undefined>();
  const blockOf = (id: string | undefined): Creature | undefined => {
    if (id === undefined || !Object.hasOwn(CONTENT.blocks, id)) return undefined;
    if (!made.has(id)) made.set(id, addFromBlock(w, id));
    return made.get(id);
  };
  const personOf = (id: string | undefined) => adventure.people.find((one) => one.id === id);
  const rows = adventure.scenes.flatMap(({ foes = [] }): readonly FoeRow[] => foes);
  const opponent = (id: string): Creature | undefined => {
    const row = rows.find((one) => one.id === id);
    return blockOf(personOf(id)?.base ?? row?.block ?? personOf(row?.person)?.base);
  };
  return {
    bonusOf(id, tag) {
      const roller = opponent(id);
      if (roller === undefined) return 0;
      const ability = TAGS[tag]?.ability;
      const roll: RollAt = {
        ...{ kind: 'check', roller, tag, setting: [] },
        ...(ability === undefined ? {} : { ability }),
      };
      return rollNumber(w, roll, 'DT-TN-09').sum.total;
    },
    turning: (_, row) => 10 + (opponent(row)?.level ?? 1),
    casting: (id) => castingTn(CONTENT.spells[id] ?? { level: 1 }),
  };
}
