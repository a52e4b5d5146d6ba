import type { Answer, OneChoice, SomeChoice } from '@tablewright/engine';
import { fighterOf, standsOf } from './fighter.ts';
import {
  cardNamed,
  cardOfOption,
  handSize,
  indexed,
  knownAt,
  type Outlook,
  worthOf,
} from './outlook.ts';

/** The least valuable, as many as have to go. */
export function leastWorth(look: Outlook, choice: SomeChoice): Answer {
  const ranked = indexed(choice)
    .map(({ at, option }) => ({ at, worth: worthOf(cardNamed(look, String(option.names?.card))) }))
    .sort((a, b) => a.worth - b.worth);
  return ranked
    .slice(0, choice.min)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}

const ranked = (look: Outlook, choice: OneChoice) =>
  indexed(choice)
    .map(({ at, option }) => ({ at, worth: worthOf(cardOfOption(look, option)) }))
    .sort((a, b) => a.worth - b.worth);

export const cheapest = (look: Outlook, choice: OneChoice): Answer =>
  ranked(look, choice)[0]?.at ?? 0;

export const dearest = (look: Outlook, choice: OneChoice): Answer =>
  ranked(look, choice).at(-1)?.at ?? 0;

/** On oneself what helps, on somebody else what hurts. */
export function picksPlayer(look: Outlook, choice: OneChoice): Answer {
  const [played] = knownAt(look, 'played');
  const actions = cardNamed(look, played)?.effects.flatMap((effect) => effect.do) ?? [];
  const helps = actions.every(
    (action) => !('n' in action) || typeof action.n !== 'number' || action.n > 0,
  );
  const isLoss = actions.some(({ verb }) => verb === 'lose' || verb === 'take');
  const own = choice.options.findIndex(({ id }) => id === String(look.seat));
  if (helps && !isLoss && own >= 0) return own;
  return cursesSomebody(look, choice);
}

/** Whoever has come furthest of the others. */
export function cursesSomebody(look: Outlook, choice: OneChoice): Answer {
  const others = indexed(choice)
    .filter(({ option }) => option.id !== String(look.seat))
    .map(({ at, option }) => ({
      at,
      travels: look.view.heroes[Number(option.id)]?.travels ?? 0,
    }))
    .sort((a, b) => b.travels - a.travels);
  return others[0]?.at ?? 0;
}

/** Karma is worth less than travels, travels less than strength. */
export function picksEffect(_: Outlook, choice: OneChoice): Answer {
  const costs: Readonly<Record<string, number>> = {
    karma: 1,
    lose: 2,
    travel: 3,
    mst: 2.5,
    kick: 4,
    uncurse: -1,
  };
  const order = indexed(choice)
    .map(({ at, option }) => ({ at, cost: costs[option.id.split('/')[1] ?? ''] ?? 0 }))
    .sort((a, b) => a.cost - b.cost);
  return order[0]?.at ?? 0;
}

/** The hero walks, not an ally that was left behind (BQ-MOVE-19). */
export const movesItself = ({ me }: Outlook, choice: OneChoice): Answer =>
  Math.max(
    0,
    choice.options.findIndex(({ id }) => id === me.figure),
  );

/** The friend with the best number: it comes most likely, and adds most on average (BQ-ALLY-02, -03). */
export function asksBestFriend({ me }: Outlook, choice: OneChoice): Answer {
  const numbers = me.sheet.relationships.figurines;
  const friends = indexed(choice).map(({ at, option }) => ({ at, n: numbers[option.id] ?? 0 }));
  return friends.sort((a, b) => b.n - a.n)[0]?.at ?? 0;
}

/** A die on which the own life hangs, of running away or of a check, is set to 1, or thrown again. */
export function answersRoll(look: Outlook, choice: OneChoice): Answer {
  const pass = choice.fallback ?? choice.options.length - 1;
  const { combat } = look.view;
  const { face = 0, sides } = choice.why.params ?? {};
  const isOwn = combat?.stage === 'running' && combat.owner === look.seat && sides === 20;
  if (!isOwn || Number(face) <= needs(look, choice)) return pass;
  const ways = ['/1', '/die', '/reroll'];
  const found = ways.map((end) => choice.options.findIndex(({ id }) => id.endsWith(end)));
  return found.find((at) => at >= 0) ?? pass;
}

/** The highest face with which the own attempt, or the own check of CON, goes well (BQ-RUN-02, BQ-CON-01). */
function needs(look: Outlook, { why }: OneChoice): number {
  const { what } = why.params ?? {};
  const isRun = typeof what === 'object' && 'key' in what && what.key === 'purpose.run-away';
  return isRun ? 5 + fighterOf(look).run : look.me.sheet.CON - 1;
}

/** What the sheet gains most from: constitution, which holds off and survives, then what can be saved. */
export function spends(look: Outlook, choice: OneChoice): Answer {
  const order = indexed(choice)
    .map(({ at, option }) => ({ at, worth: worthOfAddition(look, option.id, option.names?.card) }))
    .sort((a, b) => b.worth - a.worth);
  return order[0]?.at ?? 0;
}

/** On this number of the sheet every game depends: it is part of each defence, and stands against death. */
const CON = 5;

function worthOfAddition(look: Outlook, id: string, card: string | number | undefined): number {
  const known = cardNamed(look, typeof card === 'string' ? card : undefined);
  if (id === 'stat/CON') return CON;
  if (id === 'stat/ST') return standsOf(look.me.sheet.ST) < 0.4 ? 3.5 : 2;
  if (id.startsWith('save/') && id.endsWith('/gear')) return worthOf(known) / 2;
  if (id.startsWith('save/')) return worthOf(known) / 3;
  return id.startsWith('item/') ? 1.5 : 1;
}

/** Gold is given for it, and cards as long as there are enough; in a fight of one's own, which asks for nothing idle, any. */
export function paysFor(look: Outlook, cost: unknown, n: unknown): boolean {
  if (cost === 'gold' || look.view.combat?.owner === look.seat) return true;
  return cost === 'card' && handSize(look) > Number(n) + 2;
}
