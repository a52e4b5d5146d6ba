import type { Answer, OneChoice } from '@tablewright/engine';
import type { Card } from '../content/card.ts';
import { indexed, type Outlook, playedBy } from './outlook.ts';

/** What a potion rolls on average (BQ-POT-06). */
function thrown(card: Card): number {
  if (card.type !== 'potion' || card.plus === undefined) return 0;
  return card.plus > 3 ? 3.5 : 2.5;
}

/** Whether the bot fights in the combat that goes on. */
function isMine({ view, seat }: Outlook): boolean {
  const { combat } = view;
  return combat !== undefined && (combat.owner === seat || combat.helper === seat);
}

/** In a window of a combat: helps itself when it is losing and something can turn it, else passes. */
export function actInWindow(look: Outlook, choice: OneChoice): Answer {
  const { view } = look;
  const { sums } = view;
  const pass = choice.fallback ?? choice.options.length - 1;
  if (sums === undefined || !isMine(look)) return pass;
  const { players, monsters, result } = sums;
  const missingDef = monsters.att - players.def + (monsters.att > 0 ? 1 : 0);
  const missingAtt = monsters.def - players.att + 1;
  if (result === 'winning') return pass;
  const options = indexed(choice);
  if (result === 'differential') {
    return declareBetter(look, choice) ?? pass;
  }
  // A bonus on the other side may be all that is missing.
  const declared = declareBetter(look, choice);
  if (declared !== undefined) return declared;
  const missing = (missingDef > 0 ? missingDef : 0) + (missingAtt > 0 ? missingAtt : 0);
  const potions = options.filter(({ option }) => {
    const card = playedBy(look, option);
    return card?.type === 'potion' && thrown(card) > 0;
  });
  const most = potions.reduce((sum, { option }) => {
    const card = playedBy(look, option);
    return sum + (card === undefined ? 0 : thrown(card));
  }, 0);
  if (missing > 0 && most >= missing && potions[0] !== undefined) return potions[0].at;
  const removing = options.find(({ option }) => removes(playedBy(look, option)));
  if (removing !== undefined && missing > 0) return removing.at;
  const help = options.find(({ option }) => option.id.startsWith('help/'));
  if (help !== undefined) return help.at;
  return pass;
}

function removes(card: Card | undefined): boolean {
  return (
    card?.type === 'potion' &&
    card.effects.some(({ do: all }) => all.some(({ verb }) => verb === 'oust' || verb === 'escape'))
  );
}

/** Moves a free bonus to the side that lacks it. */
function declareBetter({ view }: Outlook, choice: OneChoice): number | undefined {
  const { sums } = view;
  if (sums === undefined) return undefined;
  const { players, monsters } = sums;
  const lacksDef = monsters.att > 0 && players.def <= monsters.att;
  const spareAtt = players.att - monsters.def - 1;
  const heroes = sums.heroes.flatMap(({ att, def }) => [
    ...att.map((term) => ({ ...term, side: 'ATT' })),
    ...def.map((term) => ({ ...term, side: 'DEF' })),
  ]);
  for (const { at, option } of indexed(choice)) {
    const source = option.names?.source;
    const side = option.names?.side;
    if (source === undefined || side === undefined) continue;
    const n = heroes.find((term) => term.source === source && term.side !== side)?.n ?? 0;
    if (side === 'DEF' && lacksDef && n > monsters.att - players.def && n <= spareAtt) return at;
    if (side === 'DEF' && lacksDef && n > monsters.att - players.def && spareAtt < 0) return at;
    if (side === 'ATT' && !lacksDef && players.def - n > monsters.att && spareAtt < 0) return at;
  }
  return undefined;
}

/** Where a potion goes: onto the defence if that breaks, else onto the attack. */
export function throwPotion({ view }: Outlook, choice: OneChoice): Answer {
  const { sums } = view;
  const lacksDef =
    sums !== undefined && sums.monsters.att > 0 && sums.players.def <= sums.monsters.att;
  const wanted = lacksDef ? 'def' : 'att';
  return Math.max(
    0,
    choice.options.findIndex(({ id }) => id === wanted),
  );
}

/** Whether the rest can be beaten that nobody has rolled against yet. */
export function worthTurning({ view }: Outlook): boolean {
  const { sums, combat } = view;
  if (sums === undefined || combat === undefined) return false;
  const left = sums.foes.filter(({ id }) => !combat.runs.some(({ foe }) => foe === id));
  const att = left.reduce((sum, foe) => sum + (foe.att ?? 0), 0);
  const def = left.reduce((sum, foe) => sum + (foe.def ?? 0), 0);
  return att < sums.players.def - 1 && def < sums.players.att;
}

/** Whom to run from first: whoever is worst, while nothing has gone wrong yet. */
export function runFrom(look: Outlook, choice: OneChoice): Answer {
  const worst = indexed(choice).map(({ at, option }) => {
    const foe = look.view.sums?.foes.find(({ id }) => id === option.id);
    return { at, worth: foe?.strength.reduce((sum, { n }) => sum + n, 0) ?? 0 };
  });
  return worst.sort((a, b) => a.worth - b.worth)[0]?.at ?? 0;
}
