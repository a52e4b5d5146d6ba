import type { Answer, OneChoice, Option } from '@tablewright/engine';
import type { Card } from '../content/card.ts';
import type { Action } from '../effects/effect.ts';
import { fighterOf, standsOf } from './fighter.ts';
import { chancesAgainst, doorsOf, isLethal, type Sides } from './odds.ts';
import {
  cardNamed,
  handSize,
  indexed,
  knownAt,
  type Outlook,
  playedBy,
  worthOf,
} from './outlook.ts';

/** What a death costs, in fights won; what the other losses of a lost fight cost. */
const DEATH = 4;
const LOSS = 0.3;
/** Cards that are worth more to keep strike when they are lost. */
const HARMLESS = 5;
/** What a one-shot is worth that is kept for later. */
const KEPT = 0.04;

/** What the bot’s side and the other one come to. */
interface Balance {
  readonly own: Sides;
  readonly foes: Sides;
  /** Of each monster, whether it kills whoever it catches. */
  readonly kills: readonly number[];
}

/** Whether the bot fights in the combat that goes on. */
function isMine({ view, seat }: Outlook): boolean {
  const { combat } = view;
  return combat !== undefined && (combat.owner === seat || combat.helper === seat);
}

/** Whether a monster kills whoever it catches: figurines do (BQ-DEAD-01). */
export function killsOf(look: Outlook, id: string): number {
  const card = cardNamed(look, id.replace(/\*.*$/, ''));
  return card === undefined || isLethal(card) ? 1 : 0;
}

function balanceOf(look: Outlook): Balance | undefined {
  const { sums } = look.view;
  if (sums === undefined) return undefined;
  const { players: own, monsters: foes } = sums;
  return { own, foes, kills: sums.foes.map(({ id }) => killsOf(look, id)) };
}

/** How good a balance is: 1 for a fight that is won, far below 0 for one that kills. */
function balanced(look: Outlook, { own, foes, kills }: Balance): number {
  if (kills.length === 0) return 0.5;
  const fighter = { ...fighterOf(look), ...own, free: 0 };
  const { win, die } = chancesAgainst(doorsOf(look.cards), fighter, foes, kills);
  return win - LOSS * (1 - win) - DEATH * die;
}

/** A balance with more on the own side, wherever it does more good. */
function withMore(look: Outlook, { own, ...rest }: Balance, n: number): number {
  const { att, def } = own;
  return Math.max(
    balanced(look, { ...rest, own: { att: att + n, def } }),
    balanced(look, { ...rest, own: { att, def: def + n } }),
  );
}

/** A balance after a monster has grown or shrunk by so much. */
function withChanged(look: Outlook, balance: Balance, at: number, n: number): number {
  const foe = look.view.sums?.foes[at];
  const strength = (foe?.att ?? 0) + (foe?.def ?? 0);
  if (foe === undefined || strength === 0) return balanced(look, balance);
  const changed = Math.max(0, strength + n);
  const att = Math.floor(((foe.att ?? 0) / strength) * changed);
  const foes = {
    att: balance.foes.att - (foe.att ?? 0) + att,
    def: balance.foes.def - (foe.def ?? 0) + changed - att,
  };
  return balanced(look, { ...balance, foes });
}

function withoutFoe(look: Outlook, { own, foes, kills }: Balance, at: number): number {
  const foe = look.view.sums?.foes[at];
  return balanced(look, {
    own,
    foes: { att: foes.att - (foe?.att ?? 0), def: foes.def - (foe?.def ?? 0) },
    kills: kills.filter((_, i) => i !== at),
  });
}

/** The monster after whose change the balance is best. */
function bestFoe(look: Outlook, worth: (at: number) => number): { at: number; value: number } {
  const foes = look.view.sums?.foes ?? [];
  return foes
    .map((_, at) => ({ at, value: worth(at) }))
    .reduce((best, one) => (one.value > best.value ? one : best), { at: 0, value: -99 });
}

/** In a window of a combat: does what makes the most of it, if that is worth its price; else passes. */
export function actInWindow(look: Outlook, choice: OneChoice): Answer {
  const pass = choice.fallback ?? choice.options.length - 1;
  const balance = balanceOf(look);
  if (balance === undefined || !isMine(look)) return pass;
  const now = balanced(look, balance);
  // Nothing is better than a fight that is won.
  if (now >= 1) return pass;
  let best = { at: pass, value: now + 0.01 };
  for (const { at, option } of indexed(choice)) {
    const value = valueOfOption(look, option, balance, now);
    if (value !== undefined && value > best.value) best = { at, value };
  }
  return best.at;
}

function valueOfOption(
  look: Outlook,
  option: Option,
  balance: Balance,
  now: number,
): number | undefined {
  if (option.id.startsWith('help/')) return withHelp(look, Number(option.id.slice(5)), balance);
  if (option.names?.side !== undefined) return declaredTo(look, option, balance);
  if (option.id.startsWith('avoid/')) return avoided(look, option.id, balance, now);
  const card = playedBy(look, option);
  if (card === undefined) return undefined;
  const actions = card.effects
    .filter(({ trigger }) => trigger === 'play' || trigger === 'use')
    .flatMap((effect) => effect.do);
  const values = actions.flatMap((action) => valueOfAction(look, card, action, balance, now) ?? []);
  if (values.length === 0) return undefined;
  return Math.max(...values) - (card.type === 'potion' ? KEPT : KEPT / 2);
}

function valueOfAction(
  look: Outlook,
  card: Card,
  action: Action,
  balance: Balance,
  now: number,
): number | undefined {
  const isRunning = look.view.combat?.stage === 'broken' || look.view.combat?.stage === 'running';
  const n = 'n' in action && typeof action.n === 'number' ? action.n : undefined;
  switch (action.verb) {
    case 'potion':
      return isRunning ? undefined : afterThrow(look, card, balance);
    case 'any':
      return n === undefined || n < 0 ? undefined : withMore(look, balance, n);
    case 'att':
    case 'def':
      return n === undefined || n < 0 ? undefined : withMore(look, balance, n);
    case 'mst':
      return bestFoe(look, (at) => withChanged(look, balance, at, n ?? -3.5)).value;
    case 'oust':
    case 'escape':
      return bestFoe(look, (at) => withoutFoe(look, balance, at)).value;
    case 'pay':
      return action.cost === 'this' || !paysInFight(look, action.cost)
        ? undefined
        : bestOf(action.do.flatMap((one) => valueOfAction(look, card, one, balance, now) ?? []));
    case 'run':
      return isRunning && n !== undefined && n > 0 ? now + 0.05 * n : undefined;
    default:
      return undefined;
  }
}

const bestOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.max(...values);

/** Whether the hand holds what a power asks for: the fight that goes on is worth its cards, curses and monsters are not. */
function paysInFight(
  look: Outlook,
  { of, n }: { readonly of: string; readonly n: number },
): boolean {
  const isHarm = (id: string): boolean => worthOf(cardNamed(look, id)) > HARMLESS;
  const harmless = knownAt(look, `hand/${look.seat}`).filter((id) => !isHarm(id)).length;
  return of === 'gold' || (of === 'hand' ? handSize(look) === harmless : harmless >= n);
}

/** What it does on average to try to avoid an effect of a monster by WIS (BQ-WIS-04); nothing where the effect does good. */
function avoided(look: Outlook, id: string, balance: Balance, now: number): number | undefined {
  const [, foe = '', at] = id.split('/');
  const effect = cardNamed(look, foe)?.effects[Number(at)];
  const nth = look.view.sums?.foes.findIndex((one) => one.id === foe) ?? -1;
  const gains = (effect?.do ?? []).map((action) => {
    const n = 'n' in action && typeof action.n === 'number' ? action.n : 0;
    if (action.verb === 'mst')
      return n > 0 && nth >= 0 ? withChanged(look, balance, nth, -n) - now : n;
    if (action.verb === 'run') return n < 0 ? 0.05 : n;
    return action.verb === 'ease' && n < 0 ? 0.1 : 0;
  });
  const gain = gains.reduce((sum, one) => sum + one, 0);
  return gain > 0 ? now + standsOf(look.me.sheet.WIS) * gain : undefined;
}

/** What a potion does on average, thrown where each face does most (BQ-POT-06). */
function afterThrow(look: Outlook, card: Card, balance: Balance): number | undefined {
  if (card.type !== 'potion' || card.plus === undefined) return undefined;
  const sides = card.plus > 3 ? 6 : 4;
  let sum = 0;
  for (let face = 1; face <= sides; face += 1) sum += withMore(look, balance, face);
  return sum / sides;
}

/** With a helper beside: its strength, and what it wants for it. */
function withHelp(look: Outlook, seat: number, balance: Balance): number {
  const strength = look.view.rooms[seat]?.strength;
  const sum = (terms: readonly { readonly n: number }[] = []) =>
    terms.reduce((all, { n }) => all + n, 0);
  const { att, def } = balance.own;
  const own = { att: att + sum(strength?.att), def: def + sum(strength?.def) };
  return balanced(look, { ...balance, own }) - 0.1;
}

function declaredTo(look: Outlook, { names }: Option, balance: Balance): number {
  const heroes = look.view.sums?.heroes ?? [];
  const terms = heroes.flatMap(({ att, def }) => [...att, ...def]);
  const n = terms
    .filter(({ source }) => source === names?.source)
    .reduce((sum, one) => sum + one.n, 0);
  const shift = names?.side === 'DEF' ? n : -n;
  const { att, def } = balance.own;
  return balanced(look, { ...balance, own: { att: att - shift, def: def + shift } });
}

/** Where a potion goes: to the side on which it does more. */
export function throwPotion(look: Outlook, choice: OneChoice): Answer {
  const balance = balanceOf(look);
  const n = Number(choice.why.params?.n ?? choice.why.params?.face ?? 2);
  if (balance === undefined) return 0;
  const { att, def } = balance.own;
  const toAtt = balanced(look, { ...balance, own: { att: att + n, def } });
  const toDef = balanced(look, { ...balance, own: { att, def: def + n } });
  const wanted = toDef >= toAtt ? 'def' : 'att';
  return Math.max(
    0,
    choice.options.findIndex(({ id }) => id === wanted),
  );
}

/** The monster that an effect does most to. */
export function picksFoe(look: Outlook, choice: OneChoice): Answer {
  const balance = balanceOf(look);
  if (balance === undefined) return choice.fallback ?? 0;
  const { at } = bestFoe(look, (foe) => withoutFoe(look, balance, foe));
  const id = look.view.sums?.foes[at]?.id;
  return Math.max(
    0,
    choice.options.findIndex((option) => option.id === id),
  );
}

/** Helps for a share where the two of them then win. */
export function helps(look: Outlook, choice: OneChoice): Answer {
  const share = Number(choice.why.params?.n ?? 0);
  const balance = balanceOf(look);
  const refuse = choice.fallback ?? 0;
  if (balance === undefined) return refuse;
  const withMe = withHelp(look, look.seat, balance);
  const agree = choice.options.findIndex(({ id }) => id === 'agree');
  return agree >= 0 && withMe > (share > 0 ? 0.4 : 0.7) ? agree : refuse;
}
