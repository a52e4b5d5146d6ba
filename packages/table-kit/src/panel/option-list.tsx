import type { Speaker } from '@tablewright/words';
import { type ReactNode, useState } from 'react';
import type { Offer } from '../board.ts';
import { readable } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { MANY_OPTIONS, optionGroups } from './option-groups.ts';
import { useOptionNotes } from './option-notes.tsx';
import { showLast } from './show-opened.ts';

/** So many options of a long list are shown in a field before somebody wants all. */
const FIRST = 6;

/** Options whose names have at most this many characters stand two in a row. */
const SHORT_NAME = 16;

/**
 * The options of a choice: found by typing when they are many, grouped when they fall into groups;
 * what stands apart from the course of the game is folded away below them.
 */
export function OptionList({
  offers: all,
  draw,
  short = true,
  alone = true,
  keeps,
}: {
  readonly offers: readonly Offer[];
  /** Draws one option; `place` counts the shown options from 0, and is -1 for a folded one. */
  readonly draw: (offer: Offer, place: number) => ReactNode;
  /** Whether options with short names may stand side by side. */
  readonly short?: boolean;
  /** Whether these are all that can be chosen: where they all stand apart, they are unfolded then. */
  readonly alone?: boolean;
  /** In a field: which options stay in sight while most of a long list is folded away; without it none is. */
  readonly keeps?: ((offer: Offer) => boolean) | undefined;
}): ReactNode {
  const { label, speaker, helpOf } = useTable();
  const words = useWords();
  const notesOf = useOptionNotes();
  const [query, setQuery] = useState('');
  const [wantsAll, setWantsAll] = useState(false);
  const wanted = query.trim().toLowerCase();
  const offers = all.filter(({ option }) => option.aside !== true);
  const asides = all.filter(({ option }) => option.aside === true);
  const found =
    wanted === '' ? offers : offers.filter((offer) => label(offer).toLowerCase().includes(wanted));
  const isFolded =
    keeps !== undefined && offers.length > MANY_OPTIONS && wanted === '' && !wantsAll;
  const shown = isFolded ? found.filter((offer, at) => at < FIRST || keeps(offer)) : found;
  const isShort = (offer: Offer): boolean =>
    short &&
    label(offer).length <= SHORT_NAME &&
    helpOf(offer) === undefined &&
    notesOf(offer).length === 0;
  let place = 0;
  return (
    <div className="tw-options">
      {offers.length > MANY_OPTIONS && (
        <input
          type="search"
          className="tw-filter"
          value={query}
          placeholder={words('panel.filter', { count: offers.length })}
          aria-label={words('panel.filter', { count: offers.length })}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {found.length === 0 && wanted !== '' && (
        <p className="tw-quiet" role="status">
          {words('panel.filter.none', { query })}
        </p>
      )}
      {optionGroups(shown).map((group) => (
        <div
          key={group.prefix ?? ''}
          className="tw-option-group"
          data-short={group.offers.every(isShort) || undefined}
        >
          {group.prefix !== undefined && <h3>{headingOf(speaker, group.prefix, group.offers)}</h3>}
          <ul>
            {group.offers.map((offer) => {
              const drawn = draw(offer, place);
              place += 1;
              return <li key={offer.option.id}>{drawn}</li>;
            })}
          </ul>
        </div>
      ))}
      {isFolded && (
        <button type="button" className="tw-button" onClick={() => setWantsAll(true)}>
          {words('panel.all', { count: offers.length })}
        </button>
      )}
      {asides.length > 0 && (
        <details
          className="tw-closed tw-asides"
          open={(alone && offers.length === 0) || undefined}
          onToggle={offers.length === 0 ? undefined : showLast}
        >
          <summary>
            {asides.length === 1 && asides[0] !== undefined
              ? words('panel.aside', { what: label(asides[0]) })
              : words('panel.asides', { count: asides.length })}
          </summary>
          <ul className="tw-options">
            {asides.map((offer) => (
              <li key={offer.option.id}>{draw(offer, -1)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/**
 * What a group is called: by a text of its own, or as what its options name by the prefix of their
 * ids is called: `power.hide` for `names: { power: 'hide' }`, or a parameter of the option's text.
 */
function headingOf(speaker: Speaker, prefix: string, offers: readonly Offer[]): string {
  const { names = {}, text } = offers[0]?.option ?? {};
  // Copies of a card are called as the card is.
  const thing = prefix.replace(/#\w+$/, '');
  const kinds = Object.entries(names)
    .filter(([, named]) => named === prefix)
    .map(([kind]) => `${kind}.${thing}`);
  const said = Object.values(text?.params ?? {}).flatMap((param) =>
    typeof param === 'object' && 'key' in param && param.key.endsWith(`.${thing}`)
      ? [param.key]
      : [],
  );
  for (const key of [`option.group.${prefix}`, ...kinds, ...said]) {
    const known = speaker.sayIfKnown({ key });
    if (known !== undefined) return known;
  }
  return readable(prefix);
}
