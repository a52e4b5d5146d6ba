import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Motion, type Place, placeOf } from './motion.ts';

/** All that happened at the last answer is seen within so many milliseconds. */
const MOST = 2_400;
/** Between two motions, in milliseconds, if they are few. */
const STEP = 280;

/** A box on the board, in CSS pixels from its upper left corner. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A motion with where it is seen. */
interface Placed {
  readonly motion: Motion;
  readonly at: Box;
  readonly from?: Box;
}

/**
 * What has just happened on a board, one thing after the other: each comes, and goes by itself. It has
 * to be a child of the frame, which is positioned. Screen readers hear of it by the log.
 *
 * @param motions what happened; the same list as long as nothing else has
 * @param told whether it is being told, so that the board may be scrolled to it
 */
export function MotionLayer({
  frame,
  motions,
  told,
}: {
  readonly frame: RefObject<HTMLElement | null>;
  readonly motions: readonly Motion[];
  readonly told: boolean;
}): ReactNode {
  const [placed, place] = useState<readonly Placed[]>([]);
  const count = useRef(0);
  useLayoutEffect(() => {
    const board = frame.current;
    if (board === null) return;
    const [last] = motions.slice(-1);
    if (told && last !== undefined) findPlace(board, placeOf(last))?.scrollIntoView(NEAREST);
    count.current += 1;
    place(motions.flatMap((motion) => placedOn(board, motion) ?? []));
  }, [frame, motions, told]);
  const step = Math.min(STEP, MOST / Math.max(1, placed.length));
  return (
    // What happens next is another row of things: they begin anew.
    <div key={count.current} className="tw-motions" aria-hidden="true">
      {placed.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row that never changes
        <Moving key={at} {...one} delay={at * step} />
      ))}
    </div>
  );
}

const NEAREST: ScrollIntoViewOptions = { block: 'nearest', inline: 'nearest' };

function findPlace(board: HTMLElement, place: Place): Element | undefined {
  for (const one of place) {
    const found = board.querySelector(`[data-seen="${CSS.escape(one)}"]`);
    if (found !== null && found.getClientRects().length > 0) return found;
  }
  return undefined;
}

function boxOf(board: HTMLElement, place: Place): Box | undefined {
  const found = findPlace(board, place);
  if (found === undefined) return undefined;
  const { left, top, width, height } = found.getBoundingClientRect();
  const origin = board.getBoundingClientRect();
  const x = left - origin.left + board.scrollLeft;
  const y = top - origin.top + board.scrollTop;
  return { x, y, width, height };
}

function placedOn(board: HTMLElement, motion: Motion): Placed | undefined {
  const at = boxOf(board, placeOf(motion));
  if (at === undefined) return undefined;
  if (motion.kind !== 'flies') return { motion, at };
  const from = boxOf(board, motion.from);
  return from === undefined ? undefined : { motion, at, from };
}

function Moving({ motion, at, from, delay }: Placed & { readonly delay: number }): ReactNode {
  const begins = { '--begins': `${delay}ms` };
  if (motion.kind === 'glows') {
    const style = { ...begins, left: at.x, top: at.y, width: at.width, height: at.height };
    return <i className="tw-glows" data-tone={motion.tone} style={style as CSSProperties} />;
  }
  const x = at.x + at.width / 2;
  const y = at.y + at.height / 2;
  if (motion.kind === 'says') {
    const style = { ...begins, left: x, top: y } as CSSProperties;
    return (
      <b className="tw-says" data-tone={motion.tone} style={style}>
        {motion.text}
      </b>
    );
  }
  if (from === undefined) return null;
  const style = {
    ...begins,
    '--from': `${from.x + from.width / 2}px ${from.y + from.height / 2}px`,
    '--to': `${x}px ${y}px`,
    '--own': motion.colour ?? 'var(--brass)',
  } as CSSProperties;
  return <i className="tw-flies" style={style} />;
}
