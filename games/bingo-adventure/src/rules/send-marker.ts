import { choose, type Flow, type Option } from '@tablewright/engine';
import { CLASSES } from '../content/classes.ts';
import type { CharacterPower } from '../content/power.ts';
import { type Character, CLASS_NAMES, type ClassName } from '../model.ts';
import type { Adventure } from '../table.ts';
import { controllersOf } from './control.ts';
import { isEmpty } from './deck.ts';
import { canPayDuds, payDuds } from './payment.ts';
import { placeOn } from './place-marker.ts';
import { cardAt, cardId, ownerName, SHEETS, sheetOf, TEAM } from './places.ts';
import { SQUARES } from './squares.ts';

/** A marker that a character sends elsewhere this phase. */
export interface Sent {
  readonly character: Character;
  readonly card: number;
  /** Its place in the list of gains. */
  readonly gain: number;
  readonly space: number;
  readonly power: CharacterPower;
  readonly sheet: number;
  readonly toCard: number;
}

/** Where a marker may be sent. */
interface SendOption extends Option {
  readonly power: CharacterPower | undefined;
  readonly sheet: number;
  readonly card: number;
}

const KEEP: SendOption = { id: 'keep', power: undefined, sheet: -1, card: -1 };
/** What is sent in most rounds. */
export const NOTHING_SENT: readonly Sent[] = [];
const SEND_OPTIONS = new Map<CharacterPower, SendOption[]>();

/** Classes that have a power of this phase. */
const SENDERS: ReadonlyMap<ClassName, readonly CharacterPower[]> = new Map(
  Object.values(CLASSES).map(
    ({ id, powers }) => [id, powers.filter(({ sends }) => sends !== undefined)] as const,
  ),
);

/** Whether the marker leaves its own card empty. */
export function redirects({ power }: Sent): boolean {
  return power.sends === 'redirect';
}

/** Whether anybody has duds and a power of this phase. */
export function anyoneMaySend(characters: readonly Character[]): boolean {
  for (const character of characters) if (maySend(character)) return true;
  return false;
}

function maySend({ duds, class: name }: Character): boolean {
  return duds > 0 && SENDERS.get(name)?.length !== 0;
}

/**
 * Redirects and Clones are declared and paid in character order (BA-MARK-06, BA-DUD-03).
 *
 * @ids keep, rally/<card>, echo/<card>
 */
export function* declareSends(t: Adventure, gains: readonly number[]): Flow<readonly Sent[]> {
  const { state } = t;
  let sent: Sent[] | undefined;
  for (let i = 0; i < state.characters.length; i += 1) {
    const character = state.characters[i];
    if (character === undefined || !maySend(character)) continue;
    for (let card = 0; card < character.cards.length; card += 1) {
      const gain = i * character.cards.length + card;
      const space = gains[gain] ?? -1;
      if (space < 0) continue;
      const options = sendOptions(t, character, space);
      if (options.length === 1) continue;
      const who = controllersOf(state, character);
      const to = yield* choose(t, who, 'choice.send-marker', options, {
        rule: 'BA-MOVE-05',
        params: { name: character.name, square: SQUARES[space] ?? '' },
        fallback: 0,
      });
      const { power, sheet, card: toCard } = to;
      if (power === undefined) continue;
      payDuds(character, power);
      state.tally.powers += 1;
      t.tell?.({
        type: 'activated',
        rule: power.rule,
        by: 'BA-DUD-03',
        sheet: character.class,
        name: character.name,
        power: power.id,
        card: 0,
        squares: [],
        duds: power.cost.kind === 'duds' ? power.cost.duds : 0,
        element: 'none',
      });
      sent ??= [];
      sent.push({ character, card, gain, space, power, sheet, toCard });
    }
  }
  return sent ?? NOTHING_SENT;
}

/** Cards of others whose same space is empty now (BA-MOVE-01, BA-MOVE-03, BA-TEAM-04). */
function sendOptions(t: Adventure, character: Character, space: number): readonly SendOption[] {
  const { state } = t;
  const options = [KEEP];
  for (const power of SENDERS.get(character.class) ?? []) {
    if (!canPayDuds(character, power)) continue;
    for (let sheet = 0; sheet <= TEAM; sheet += 1) {
      if (CLASS_NAMES[sheet] === character.class) continue;
      for (let card = 0; card < 2; card += 1) {
        const target = cardAt(state, sheet, card);
        if (target === undefined || !isEmpty(target, space)) continue;
        options.push(sendOption(power, sheet, card));
      }
    }
  }
  return options;
}

function sendOption(power: CharacterPower, sheet: number, card: number): SendOption {
  let list = SEND_OPTIONS.get(power);
  if (list === undefined) {
    list = [];
    for (let at = 0; at < 2 * SHEETS.length; at += 1) {
      const to = cardId(at >> 1, at & 1);
      const names = { power: power.id, to };
      list.push({ id: `${power.id}/${to}`, names, power, sheet: at >> 1, card: at & 1 });
    }
    SEND_OPTIONS.set(power, list);
  }
  return list[2 * sheet + card] ?? KEEP;
}

/**
 * Places a redirected or cloned marker if its space is still empty; otherwise a redirected one goes
 * to its own card (BA-MOVE-03, BA-MOVE-04). Returns whether the gain was placed anywhere.
 */
export function placeSent(t: Adventure, one: Sent): boolean {
  const { state } = t;
  const { character, card, space, power, sheet, toCard } = one;
  const target = cardAt(state, sheet, toCard);
  const works = target !== undefined && isEmpty(target, space);
  if (works) target.marked |= 1 << space;
  if (t.listening) {
    const event = {
      sheet: character.class,
      name: character.name,
      power: power.id,
      to: SHEETS[sheet] ?? 'team',
      toName: ownerName(state, sheet),
      square: SQUARES[space] ?? '',
    };
    const rule = redirects(one) ? 'BA-MOVE-02' : 'BA-MOVE-04';
    if (works) t.tell?.({ type: 'marker-sent', rule, ...event, toCard: toCard + 1 });
    else t.tell?.({ type: 'send-failed', rule: 'BA-DUD-04', ...event });
  }
  if (works || !redirects(one)) return true;
  const own = character.cards[card];
  if (own === undefined || !isEmpty(own, space)) return false;
  placeOn(t, sheetOf(character.class), card, space, 'BA-MOVE-03');
  return true;
}
