import { type Choice, fallbackAnswer, type OneChoice, type Seat } from '@tablewright/engine';
import { isHealer } from '../rules/combat/finisher.ts';
import { isUp } from '../rules/creature.ts';
import type { D20Content } from '../table.ts';
import { type D20View, type SeenCreature, worldOf } from '../view.ts';

/** The character of a seat. */
export const ownIn = ({ creatures }: D20View, seat: Seat): SeenCreature | undefined =>
  creatures.find((one) => one.seat === seat && one.life === 'alive');

/** A token goes for a save of one's own that has failed; fate is never tempted, and all else stays as it is (DT-BOT-02). */
export function rerollAnswer(view: D20View, seat: Seat, choice: OneChoice): number {
  const { params = {} } = choice.why;
  const own = ownIn(view, seat);
  const isOwnFailure = params.roller === own?.id && params.succeeds === 'false';
  const pass = fallbackAnswer(choice) as number;
  if (!isOwnFailure || params.kind !== 'save') return pass;
  const faces = choice.options.flatMap(({ id, names }, at) =>
    id.startsWith('token-') ? [{ at, face: Number(names?.face ?? 0) }] : [],
  );
  return faces.sort((a, b) => a.face - b.face)[0]?.at ?? pass;
}

/** In the moment of death anybody is saved, the own character first; fate is never tempted (DT-BOT-02). */
export function saveAnswer(view: D20View, seat: Seat, choice: OneChoice): number {
  const own = ownIn(view, seat);
  const mine = choice.options.findIndex(({ id }) => id === `save-${own?.id}`);
  if (mine >= 0) return mine;
  const any = choice.options.findIndex(({ id }) => id.startsWith('save-'));
  return any < 0 ? (fallbackAnswer(choice) as number) : any;
}

/** Whoever lies at 0 or less is saved with a token where nobody who could heal stands (DT-BOT-02); no setback is proposed (DT-BOT-04). */
export function saveOffer(
  view: D20View,
  seat: Seat,
  offers: readonly Choice[],
  content: D20Content,
): { readonly place: number; readonly answer: number } | undefined {
  if (view.combat === undefined || (ownIn(view, seat)?.tokens ?? 0) < 1) return undefined;
  const place = offers.findIndex(({ why }) => why.key === 'offer.survive');
  const offer = offers[place];
  if (offer?.kind !== 'one') return undefined;
  const w = worldOf(view, content);
  const party = view.creatures.filter(({ side }) => side === 'party');
  if (party.some((one) => isUp(one) && isHealer(w, one))) return undefined;
  return { place, answer: saveAnswer(view, seat, offer) };
}
