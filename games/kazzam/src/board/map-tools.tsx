import {
  ClipboardList,
  Crosshair,
  Ellipsis,
  Eye,
  Maximize,
  ShieldAlert,
  Trophy,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBoard } from './board-context.tsx';
import { boardText } from './words.ts';

interface Switch {
  readonly on: boolean;
  readonly press: () => void;
}

interface Tab {
  readonly name: string;
  /** How many athletes are in that part. */
  readonly count: number;
  readonly shown: boolean;
  readonly show: () => void;
}

/** The tools beside the map: its parts, overlays, zoom, and the two panels. */
export function MapTools({
  tabs,
  threats,
  sight,
  zoom,
  mini,
  fit,
  near,
  find,
}: {
  /** The parts, if only one is shown at a time. */
  readonly tabs: readonly Tab[];
  readonly threats: Switch;
  readonly sight: Switch;
  readonly zoom: (by: number) => void;
  /** The whole map in small, where it is seen from near. */
  readonly mini: ReactNode;
  /** Shows the whole part; `undefined` if it is shown whole. */
  readonly fit: (() => void) | undefined;
  /** Goes near to whoever acts; `undefined` where squares can be touched as they are. */
  readonly near: (() => void) | undefined;
  readonly find: (() => void) | undefined;
}): ReactNode {
  const { openPanel } = useBoard();
  const [open, setOpen] = useState(false);
  return (
    <div className="kz-tools" data-tool role="toolbar" aria-label={boardText('board.tools')}>
      {tabs.map(({ name, count, shown, show }) => (
        <button key={name} type="button" className="kz-tab" aria-pressed={shown} onClick={show}>
          {name} <small>{count}</small>{' '}
          <em className="kz-unseen-text">{boardText('board.part.athletes', { count })}</em>
        </button>
      ))}
      {mini}
      {near !== undefined && (
        <Tool label={boardText('board.zoom.near')} onPress={near}>
          <ZoomIn aria-hidden="true" size={18} />
        </Tool>
      )}
      {fit !== undefined && (
        <Tool label={boardText('board.zoom.fit')} onPress={fit}>
          <Maximize aria-hidden="true" size={18} />
        </Tool>
      )}
      <button
        type="button"
        className="kz-tool kz-more"
        aria-label={boardText('board.tools')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis aria-hidden="true" size={18} />
      </button>
      <div className="kz-folded" data-open={open || undefined}>
        <Tool
          label={boardText('board.threats')}
          short={boardText('board.threats.short')}
          pressed={threats.on}
          onPress={threats.press}
        >
          <ShieldAlert aria-hidden="true" size={18} />
        </Tool>
        <Tool
          label={boardText('board.sight')}
          short={boardText('board.sight.short')}
          pressed={sight.on}
          onPress={sight.press}
        >
          <Eye aria-hidden="true" size={18} />
        </Tool>
        <Tool label={boardText('board.zoom.in')} onPress={() => zoom(1.3)}>
          <ZoomIn aria-hidden="true" size={18} />
        </Tool>
        <Tool label={boardText('board.zoom.out')} onPress={() => zoom(1 / 1.3)}>
          <ZoomOut aria-hidden="true" size={18} />
        </Tool>
        {find !== undefined && (
          <Tool label={boardText('board.zoom.find')} onPress={find}>
            <Crosshair aria-hidden="true" size={18} />
          </Tool>
        )}
        <Tool label={boardText('board.scores')} onPress={() => openPanel('scores')}>
          <Trophy aria-hidden="true" size={18} />
        </Tool>
        <Tool label={boardText('board.in-play')} onPress={() => openPanel('in-play')}>
          <ClipboardList aria-hidden="true" size={18} />
        </Tool>
      </div>
    </div>
  );
}

function Tool({
  label,
  short = label,
  pressed,
  onPress,
  children,
}: {
  readonly label: string;
  /** The same in a word, to stand below its sign where there is room. */
  readonly short?: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className="kz-tool"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {children}
      <span className="kz-tool-word" aria-hidden="true">
        {short}
      </span>
    </button>
  );
}
