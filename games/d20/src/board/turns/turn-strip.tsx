import type { ReactNode } from 'react';
import { type TurnFacts, turnLeft } from '../../explain/index.ts';
import { useTableTop } from '../board-context.tsx';
import { creatureOffers, isNaming } from '../offers.ts';
import { TokenPicture } from '../token.tsx';
import { tokenLook } from '../token-look.ts';
import { useTouch } from '../use-touch.ts';
import { boardText, withOffers } from '../words.ts';
import { TurnHelp } from './turn-help.tsx';

/** From so many on, all but whoever acts are told by their pictures: the map stays in sight below. */
const MANY = 9;

/** The round: whose turn it is, who is still to act, who has acted; those who can be named glow (DT-INIT-04). */
export function TurnStrip({ isNarrow }: { readonly isNarrow: boolean }): ReactNode {
  const { view, turns, choices, nameOf } = useTableTop();
  const { combat } = view;
  if (combat === undefined) return null;
  const naming = isNaming(choices);
  const left = turnLeft(view);
  return (
    <section
      className="dt-turns"
      data-part="turns"
      data-naming={naming || undefined}
      aria-label={boardText('board.turns')}
    >
      {naming && <p className="dt-naming">{boardText('board.naming')}</p>}
      <div className="dt-round">
        <p>
          <b>{boardText('board.round', { round: combat.round })}</b>{' '}
          {!naming && left !== undefined && (
            <span>
              {boardText('board.left', {
                ...{ name: nameOf(left.who), actions: left.actions, feet: left.feet },
                ...{ calm: left.calmFeet, most: left.feet - left.calmFeet },
              })}
            </span>
          )}
        </p>
        <TurnHelp />
      </div>
      <ol className="dt-order" data-bare={isNarrow || turns.length >= MANY || undefined}>
        {turns.map((one) => (
          <li key={one.id}>
            <TurnChip one={one} naming={naming} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function TurnChip({
  one: { id, state, total },
  naming,
}: {
  readonly one: TurnFacts;
  readonly naming: boolean;
}): ReactNode {
  const table = useTableTop();
  const { view, choices, nameOf, label, openSheet, lookAt } = table;
  const offers = naming ? creatureOffers(choices, id) : [];
  const touch = useTouch(offers);
  const creature = view.creatures.find((found) => found.id === id);
  if (creature === undefined) return null;
  const said = [
    nameOf(id),
    boardText(`board.turn.${state}`),
    ...(total === undefined ? [] : [boardText('board.initiative', { total })]),
  ].join(', ');
  return (
    <button
      type="button"
      className="dt-turn"
      data-state={state}
      {...touch.props}
      title={nameOf(id)}
      aria-current={state === 'acts' ? 'step' : undefined}
      onMouseEnter={() => {
        lookAt({ creature: id });
        touch.props.onMouseEnter?.();
      }}
      onClick={() => (touch.live ? touch.run() : openSheet(id))}
    >
      <TokenPicture look={{ ...tokenLook(table, creature), acting: false }} size={38} />
      <span className="dt-turn-name" aria-hidden="true">
        {nameOf(id)}
      </span>
      <span className="tw-visually-hidden">
        {withOffers(said, { offers, picked: touch.picked, label })}
      </span>
      {total !== undefined && (
        <span className="dt-turn-total" aria-hidden="true">
          {total}
        </span>
      )}
    </button>
  );
}
