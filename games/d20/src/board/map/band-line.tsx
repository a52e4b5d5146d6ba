import type { ReactNode } from 'react';
import { areaAsked, lyingOf, zonesOf } from '../../explain/index.ts';
import type { SeenCreature } from '../../view.ts';
import { useTableTop } from '../board-context.tsx';
import { distanceTo, wholeName } from '../creature-words.ts';
import { bestOdds } from '../odds-words.ts';
import { creatureOffers } from '../offers.ts';
import { TokenPicture } from '../token.tsx';
import { tokenLook } from '../token-look.ts';
import { useTouch } from '../use-touch.ts';
import { boardText, withOffers } from '../words.ts';
import { sceneryWords } from './square-words.ts';
import { zoneLook } from './zone-layer.tsx';

/** Those who stand together, so many feet along the line. */
interface Stand {
  readonly feet: number;
  readonly creatures: readonly SeenCreature[];
}

/** Everybody in the scene where distances are kept without a map (DT-MOVE-06): along a line, with the feet between. */
export function BandLine(): ReactNode {
  const { view } = useTableTop();
  const stands = standsOf(view.creatures);
  if (stands.length === 0) return null;
  return (
    <section className="dt-line" data-part="map" aria-label={boardText('board.line')}>
      <ol className="dt-stands">
        {stands.map((stand, at) => {
          const before = stands[at - 1];
          return (
            <li key={stand.feet} className="dt-stand">
              {before !== undefined && <Gap feet={stand.feet - before.feet} />}
              <div className="dt-stand-place">
                <Far stand={stand} />
                <ul className="dt-standing">
                  {stand.creatures.map((creature) => (
                    <li key={creature.id}>
                      <Standing creature={creature} />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ol>
      <ZonesOnLine />
    </section>
  );
}

function standsOf(creatures: readonly SeenCreature[]): readonly Stand[] {
  const found = new Map<number, SeenCreature[]>();
  for (const creature of creatures) {
    const { place } = creature;
    if (place.at !== 'line') continue;
    const list = found.get(place.feet);
    if (list === undefined) found.set(place.feet, [creature]);
    else list.push(creature);
  }
  return [...found]
    .map(([feet, list]) => ({ feet, creatures: list }))
    .sort((a, b) => a.feet - b.feet);
}

function Gap({ feet }: { readonly feet: number }): ReactNode {
  return (
    <span className="dt-gap">
      <span>{boardText('board.feet', { feet })}</span>
    </span>
  );
}

/** How far that is from whoever acts. */
function Far({ stand: { creatures } }: { readonly stand: Stand }): ReactNode {
  const table = useTableTop();
  const { acting, nameOf } = table;
  if (acting !== undefined && creatures.some(({ id }) => id === acting))
    return <p className="dt-far">{boardText('board.line.here', { name: nameOf(acting) })}</p>;
  const [first] = creatures;
  const far = first === undefined ? undefined : distanceTo(table, first.id);
  return far === undefined ? null : <p className="dt-far">{far}</p>;
}

/** Somebody on the line, with how far that is from whoever acts. */
function Standing({ creature }: { readonly creature: SeenCreature }): ReactNode {
  const table = useTableTop();
  const { choices, looked, view, label, openSheet, lookAt, nameOf } = table;
  const offers = creatureOffers(choices, creature.id);
  const touch = useTouch(offers);
  const odds = bestOdds(table, creature.id);
  const far = distanceTo(table, creature.id);
  const at = looked !== undefined && 'creature' in looked ? looked.creature : undefined;
  const isInArea =
    at !== undefined &&
    choices.some(
      (choice) =>
        areaAsked(view, choice, { creature: at })?.creatures.includes(creature.id) === true,
    );
  const words = [wholeName(table, creature), ...(far === undefined ? [] : [far])].join(', ');
  const look = () => lookAt({ creature: creature.id });
  return (
    <button
      type="button"
      className="dt-standing-button"
      {...touch.props}
      data-in-area={isInArea || undefined}
      data-seen={`creature/${creature.id}`}
      onMouseEnter={() => {
        look();
        touch.props.onMouseEnter?.();
      }}
      onFocus={() => {
        look();
        touch.props.onFocus?.();
      }}
      onClick={() => (touch.live ? touch.run() : openSheet(creature.id))}
    >
      <TokenPicture look={tokenLook(table, creature)} size={60} />
      <span className="dt-standing-name" aria-hidden="true">
        {nameOf(creature.id)}
      </span>
      <span className="tw-visually-hidden">
        {withOffers(words, { offers, picked: touch.picked, label })}
      </span>
      {odds !== undefined && <span className="dt-odds-chip">{odds}</span>}
    </button>
  );
}

/** What lies on the line or on those who stand there. */
function ZonesOnLine(): ReactNode {
  const table = useTableTop();
  const { view, nameOf } = table;
  const zones = zonesOf(view);
  const lying = lyingOf(view);
  if (zones.length === 0 && lying.length === 0) return null;
  return (
    <ul className="dt-zones" aria-label={boardText('board.zones')}>
      {zones.map(({ id, kind, span, creatures, isHidden }) => (
        <li key={id} className="dt-zone-chip" data-look={zoneLook(kind)}>
          <b>{sceneryWords(table, 'zone', { kind, isHidden })}</b>{' '}
          {span !== undefined && boardText('board.zone.span', { from: span.from, to: span.to })}
          {creatures.length > 0 && (
            <span> {boardText('board.zone.in', { names: creatures.map(nameOf).join(', ') })}</span>
          )}
        </li>
      ))}
      {lying.map(({ id, kind, isHidden, feet }) => (
        <li key={`thing-${id}`} className="dt-lying-chip">
          <b>{sceneryWords(table, 'gear', { kind, isHidden })}</b>{' '}
          {feet !== undefined && boardText('board.lying', { feet })}
        </li>
      ))}
    </ul>
  );
}
