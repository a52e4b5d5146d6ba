import type { LyingCard } from './lie-of.ts';
import type { Lie, Spot, Travel } from './travel-plan.ts';

/** More cards than these are not followed one by one by any eye: the others are there at once. */
const MOST = 16;
/** Cards that travel together set out one after the other, in so many parts of the whole time. */
const STAGGER = 0.12;
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

/** What is shown, and where. */
interface Scene {
  readonly before: Lie<LyingCard>;
  readonly now: Lie<LyingCard>;
  readonly room: HTMLElement;
  /** How long a card takes, in milliseconds. */
  readonly time: number;
}

/**
 * Pictures of cards on their way, in a layer over the page. Only `transform`, `translate` and `opacity`
 * change, so that the page is not laid out anew in any frame. Whoever presses anything has seen enough:
 * all arrive at once.
 */
export class Flights {
  readonly #layer: HTMLElement;
  readonly #running = new Set<Animation>();

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** Shows what travels, over what still does. */
  show(travels: readonly Travel[], scene: Scene): void {
    let set = 0;
    for (const travel of travels) {
      if (travel.kind === 'shift') {
        this.#shift(travel, scene);
        continue;
      }
      if (set >= MOST) continue;
      this.#fly(travel, scene, set * STAGGER * scene.time);
      set += 1;
    }
  }

  /** Everything arrives. */
  finish = (): void => {
    for (const animation of this.#running) animation.finish();
  };

  #shift({ card, x, y }: Travel & { kind: 'shift' }, { now, time }: Scene): void {
    const element = now.cards.get(card)?.element;
    if (element === undefined) return;
    const frames = [{ translate: `${x}px ${y}px` }, { translate: '0 0' }];
    this.#run(element.animate(frames, { duration: time * 0.6, easing: EASE }));
  }

  #fly(travel: Exclude<Travel, { kind: 'shift' }>, scene: Scene, delay: number): void {
    const flight = flightOf(travel, scene);
    if (flight === undefined) return;
    const { picture, from, to, arrives } = flight;
    Object.assign(picture.style, {
      left: `${to.x - to.width / 2}px`,
      top: `${to.y - to.height / 2}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
    });
    if (!this.#layer.matches(':popover-open')) this.#layer.showPopover();
    this.#layer.append(picture);
    const timing = { duration: scene.time, delay, easing: EASE, fill: 'backwards' } as const;
    const way = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
    const turned = picture.querySelector('.tw-travel-turn');
    if (turned !== null) {
      this.#run(
        turned.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }], timing),
      );
    }
    const ends = arrives === undefined ? 0 : 1;
    const flown = picture.animate(
      [
        { transform: way, opacity: 1 },
        { opacity: 1, offset: 0.8 },
        { transform: 'none', opacity: ends },
      ],
      timing,
    );
    this.#run(flown, () => {
      picture.remove();
      if (this.#layer.childElementCount === 0) this.#layer.hidePopover();
    });
    // The card itself is there already, and is not seen before its picture arrives.
    if (arrives !== undefined) {
      const unseen = [{ opacity: 0 }, { opacity: 0 }];
      this.#run(arrives.animate(unseen, { duration: scene.time + delay }));
    }
  }

  #run(animation: Animation, done: () => void = () => {}): void {
    if (this.#running.size === 0) {
      document.addEventListener('pointerdown', this.finish, true);
      document.addEventListener('keydown', this.finish, true);
    }
    this.#running.add(animation);
    const over = (): void => {
      this.#running.delete(animation);
      done();
      if (this.#running.size > 0) return;
      document.removeEventListener('pointerdown', this.finish, true);
      document.removeEventListener('keydown', this.finish, true);
    };
    animation.onfinish = over;
    animation.oncancel = over;
  }
}

/** A picture with its way; `arrives` is the card that it becomes. */
interface Flight {
  readonly picture: HTMLElement;
  readonly from: Spot;
  readonly to: Spot;
  readonly arrives: HTMLElement | undefined;
}

function flightOf(
  travel: Exclude<Travel, { kind: 'shift' }>,
  { before, now, room }: Scene,
): Flight | undefined {
  if (travel.kind === 'back') return backFlight(travel, now, room);
  if (travel.kind === 'leave') {
    const left = before.cards.get(travel.card);
    if (left === undefined) return undefined;
    const { x, y } = travel.to;
    return {
      picture: pictureOf(left.element, undefined),
      from: left,
      to: { ...left, x, y },
      arrives: undefined,
    };
  }
  const to = now.cards.get(travel.card);
  if (to === undefined) return undefined;
  const lay = before.cards.get(travel.card)?.element ?? backAt(room, travel.from, before);
  const { element } = to;
  const picture = pictureOf(element, travel.turns ? lay : undefined);
  const behind = picture.querySelector<HTMLElement>('[data-side="behind"]');
  if (behind !== null)
    behind.style.zoom = String(to.width / (lay?.offsetWidth || travel.from.width));
  return { picture, from: travel.from, to, arrives: element };
}

/** A back from one place to another: of cards that lie there, as nobody here knows which it is. */
function backFlight(
  { from, to }: Travel & { kind: 'back' },
  now: Lie,
  room: HTMLElement,
): Flight | undefined {
  const back = backIn(room, from) ?? backIn(room, to);
  const [start, end] = [now.places.get(from), now.places.get(to)];
  if (back === null || start === undefined || end === undefined) return undefined;
  const size = { width: back.offsetWidth, height: back.offsetHeight };
  return {
    picture: pictureOf(back, undefined),
    from: { ...start, ...size },
    to: { ...end, ...size },
    arrives: undefined,
  };
}

/** A back that lies where a card set out. */
function backAt(room: HTMLElement, { x, y }: Spot, before: Lie): HTMLElement | undefined {
  const place = [...before.places].find(([, spot]) => spot.x === x && spot.y === y)?.[0];
  return (place === undefined ? null : backIn(room, place)) ?? undefined;
}

function backIn(room: HTMLElement, place: string): HTMLElement | null {
  return room.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"] .tw-card-back`);
}

/** A picture of a card; with its other side if it turns on its way. */
function pictureOf(card: HTMLElement, other: HTMLElement | undefined): HTMLElement {
  const picture = document.createElement('div');
  picture.className = 'tw-travel';
  const turned = document.createElement('div');
  turned.className = 'tw-travel-turn';
  turned.append(stillOf(card, 'front'));
  if (other !== undefined) turned.append(stillOf(other, 'behind'));
  else turned.className = 'tw-travel-flat';
  picture.append(turned);
  return picture;
}

/** A copy to look at: nothing finds it, nothing counts it, nothing presses it. */
function stillOf(card: HTMLElement, side: 'front' | 'behind'): HTMLElement {
  const still = card.cloneNode(true) as HTMLElement;
  for (const one of [still, ...still.querySelectorAll<HTMLElement>('[id], [data-card]')]) {
    one.removeAttribute('id');
    one.removeAttribute('data-card');
  }
  still.inert = true;
  still.dataset.side = side;
  return still;
}
