import type { CardId, Layout } from './layout.ts';

/**
 * What is wrong with where the cards lie, or nothing: each must be in exactly one place, and what is
 * kept of hidden cards must be about hidden ones.
 *
 * @param all every card there is
 */
export function misplaced(
  layout: Layout,
  state: object,
  all: readonly CardId[],
): string | undefined {
  const lies = new Map<CardId, string>();
  for (const place of layout.placesOf(state)) {
    for (const card of layout.cardsAt(state, place)) {
      const other = lies.get(card);
      if (other !== undefined) return `the card "${card}" is in "${other}" and in "${place}"`;
      lies.set(card, place);
    }
  }
  const missing = all.find((card) => !lies.has(card));
  if (missing !== undefined) return `the card "${missing}" is nowhere`;
  if (lies.size > all.length) {
    const known = new Set(all);
    const strange = [...lies.keys()].find((card) => !known.has(card));
    return `the card "${strange}" is none of the ${all.length}`;
  }
  return unattached(layout, state) ?? wrongSecret(layout, state, lies);
}

/** A place that is on a card that is nowhere, or on itself in the end. */
function unattached(layout: Layout, state: object): string | undefined {
  for (const place of layout.placesOf(state)) {
    const seen = new Set<string>();
    for (let at: string = place; at.startsWith('on/'); ) {
      if (seen.has(at)) return `what is in "${place}" lies on itself`;
      seen.add(at);
      const lies = layout.placeOf(state, at.slice('on/'.length));
      if (lies === undefined) return `"${place}" is on a card that is nowhere`;
      at = lies;
    }
  }
  return undefined;
}

function wrongSecret(
  layout: Layout,
  state: object,
  lies: ReadonlyMap<CardId, string>,
): string | undefined {
  const { down, known } = layout.secrets(state);
  const open = down.find((card) => layout.info(lies.get(card) ?? '').zone.faces !== 'all');
  if (open !== undefined) return `the card "${open}" cannot lie face down in "${lies.get(open)}"`;
  for (const [at, mind] of known.entries()) {
    const listed = mind.flat();
    if (new Set(listed).size < listed.length) return `observer ${at - 1} keeps a card in two lots`;
    const seen = listed.find((card) => {
      const info = layout.info(lies.get(card) ?? '');
      return (layout.seersOf(state, info, card) & (1 << at)) !== 0;
    });
    if (seen !== undefined) return `observer ${at - 1} keeps "${seen}" in mind, which it sees`;
  }
  return undefined;
}
