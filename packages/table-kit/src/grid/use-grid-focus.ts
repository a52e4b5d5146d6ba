import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { cellAfterKey, type GridKey, type GridRows, placesOf } from './grid-moves.ts';
import { useGridStop } from './use-grid-stop.ts';

/** What the frame of a grid is given. */
interface GridFocus<K extends GridKey> {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The cell at which the Tab key stops; `undefined` in an empty grid. */
  readonly stop: K | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Moves the focus over the cells of a grid by keys, and holds it there when cells come and go. */
export function useGridFocus<K extends GridKey>(
  rows: GridRows<K>,
  start: K | undefined,
): GridFocus<K> {
  const frame = useRef<HTMLDivElement>(null);
  const places = useMemo(() => placesOf(rows), [rows]);
  const { stop, within, enter, leave } = useGridStop(rows, places, start);

  // A cell that a key has led to may have been drawn just now.
  const awaited = useRef(false);
  useLayoutEffect(() => {
    if (!awaited.current) return;
    awaited.current = false;
    if (stop !== undefined) focusOn(buttonOf(frame.current, stop));
  });

  // What had the focus may be gone: then nothing has it now, though nobody has left the grid.
  useLayoutEffect(() => {
    if (!within || document.activeElement !== document.body || stop === undefined) return;
    buttonOf(frame.current, stop)?.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const from = places.get(cellAround(event.target) ?? '');
    if (from === undefined || event.altKey || event.shiftKey || event.defaultPrevented) return;
    const press = { key: event.key, ctrl: event.ctrlKey || event.metaKey };
    const to = cellAfterKey(press, from, rows, (cell) => isOpen(frame.current, cell));
    if (to === undefined) return;
    event.preventDefault();
    const button = buttonOf(frame.current, to);
    const place = places.get(String(to));
    if (button !== undefined) focusOn(button);
    else if (place !== undefined) {
      awaited.current = true;
      enter(place);
    }
  };
  const onFocus = (event: FocusEvent): void => {
    const place = places.get(cellAround(event.target) ?? '');
    if (place !== undefined) enter(place);
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    const inside = frame.current?.contains(relatedTarget) ?? false;
    if (!inside || cellAround(relatedTarget) === undefined) leave();
  };
  return { frame, stop, onKeyDown, onFocus, onBlur };
}

/** The text of the key of the cell that this lies in. */
function cellAround(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest('[data-cell]')?.getAttribute('data-cell') ?? undefined;
}

function focusOn(button: HTMLElement | undefined): void {
  button?.focus({ preventScroll: true });
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function buttonOf(frame: HTMLElement | null, cell: GridKey): HTMLElement | undefined {
  const within = `[data-cell="${CSS.escape(String(cell))}"]`;
  return frame?.querySelector<HTMLElement>(`${within} [tabindex]`) ?? undefined;
}

function isOpen(frame: HTMLElement | null, cell: GridKey): boolean {
  const button = buttonOf(frame, cell);
  return button !== undefined && button.getAttribute('aria-disabled') !== 'true';
}
