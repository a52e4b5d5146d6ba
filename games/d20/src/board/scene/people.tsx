import type { ReactNode } from 'react';
import { conditionsOf, isAttitudeKnown } from '../../explain/index.ts';
import type { SeenCreature } from '../../view.ts';
import { useTableTop } from '../board-context.tsx';
import { ConditionBadges } from '../conditions/condition-badge.tsx';
import { peopleOffers } from '../offers.ts';
import { TokenPicture } from '../token.tsx';
import { tokenLook } from '../token-look.ts';
import { boardText } from '../words.ts';
import { DeedButton } from './scene-deeds.tsx';

/** Whoever is here besides the party, between fights, with what can be said or done to them. */
export function People(): ReactNode {
  const { view } = useTableTop();
  const here = view.creatures.filter(({ side, place }) => side !== 'party' && place.at !== 'away');
  if (here.length === 0) return null;
  return (
    <section aria-label={boardText('board.people')} data-part="people">
      <h3>{boardText('board.people')}</h3>
      <ul className="dt-cards">
        {here.map((creature) => (
          <li key={creature.id} className="dt-card dt-person">
            <Person creature={creature} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person({ creature }: { readonly creature: SeenCreature }): ReactNode {
  const table = useTableTop();
  const { view, choices, nameOf, say, openSheet } = table;
  const { id, wound } = creature;
  const lies = conditionsOf(view, id);
  const said = [
    ...(isAttitudeKnown(view, id) ? [say({ key: `option.${creature.attitude}` })] : []),
    ...(wound === 'unhurt' ? [] : [boardText(`board.wound.${wound}`)]),
  ];
  return (
    <>
      <button type="button" className="dt-person-head" onClick={() => openSheet(id)}>
        <TokenPicture look={tokenLook(table, creature)} size={56} />
        <span>
          <b>{nameOf(id)}</b>
          {said.length > 0 && <span className="dt-quiet"> {said.join(' · ')}</span>}
        </span>
      </button>
      {lies.length > 0 && <ConditionBadges holder={id} all={lies} />}
      {peopleOffers(choices, id).map((offer) => (
        <DeedButton key={offer.option.id} offer={offer} />
      ))}
    </>
  );
}
