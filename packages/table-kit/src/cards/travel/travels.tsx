import { Component, createRef, type ReactNode } from 'react';
import { Flights } from './flights.ts';
import { type LyingCard, lieOf } from './lie-of.ts';
import { type CardMove, type Lie, travelsBetween } from './travel-plan.ts';

interface TravelsProps {
  readonly moves: readonly CardMove[];
  /** Which moment of the match this is. */
  readonly at: number;
  readonly children: ReactNode;
}

/**
 * Has cards travel from where they were drawn to where they are drawn now. What is drawn is in its
 * place at once, so nothing jumps and everything can be touched; only pictures of it are on their way.
 *
 * A class, as only a class is asked before the page changes.
 */
export class Travels extends Component<TravelsProps> {
  readonly #room = createRef<HTMLDivElement>();
  readonly #layer = createRef<HTMLDivElement>();
  #flights: Flights | undefined;

  override getSnapshotBeforeUpdate(): Lie<LyingCard> | null {
    const { current: room } = this.#room;
    return room === null || travelTime(room) === 0 ? null : lieOf(room);
  }

  override componentDidUpdate(
    { at: last }: TravelsProps,
    _: unknown,
    before: Lie<LyingCard> | null,
  ): void {
    const { current: room } = this.#room;
    const { current: layer } = this.#layer;
    if (room === null || layer === null || before === null) return;
    const now = lieOf(room);
    const { moves, at } = this.props;
    const news = at === last ? [] : moves;
    const travels = travelsBetween(before, now, news);
    // What lies over the table hides it; nobody would see what goes on below.
    if (travels.length === 0 || document.querySelector('dialog[open]') !== null) return;
    this.#flights ??= new Flights(layer);
    this.#flights.show(travels, { before, now, room, time: travelTime(room) });
  }

  override componentWillUnmount(): void {
    this.#flights?.finish();
  }

  override render(): ReactNode {
    return (
      <div ref={this.#room} className="tw-card-table">
        {this.props.children}
        <div ref={this.#layer} className="tw-travels" popover="manual" aria-hidden="true" />
      </div>
    );
  }
}

/** How long a card travels here, in milliseconds; the style knows pace and reduced motion. */
function travelTime(room: HTMLElement): number {
  const written = getComputedStyle(room).getPropertyValue('--travel').trim();
  const amount = Number.parseFloat(written) || 0;
  return written.endsWith('ms') ? amount : amount * 1000;
}
