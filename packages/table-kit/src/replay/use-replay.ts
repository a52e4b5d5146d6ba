import type { HeardEvent } from '@tablewright/engine';
import { useEffect, useRef, useState } from 'react';
import type { SessionState } from '../session/table-session.ts';
import { fullLines } from '../telling/empty-lines.ts';
import {
  lineAfter,
  lineBefore,
  linesAt,
  momentBegun,
  type ReplayPlace,
  type ReplaySpeed,
  replayStay,
  wholeMoment,
} from './replay-place.ts';

/** A match that is gone through by itself or step by step. */
export interface Replay {
  readonly playing: boolean;
  /** After how many answers it stands. */
  readonly at: number;
  /** What has been told of what happened at that answer, oldest first. */
  readonly told: readonly HeardEvent[];
  /** How many lines of the history have been told, while they are told one by one. */
  readonly telling: number | undefined;
  readonly speed: ReplaySpeed;
  readonly setSpeed: (speed: ReplaySpeed) => void;
  /** Plays on from where it stands, from the beginning if that is the present; or stops. */
  readonly toggle: () => void;
  /** One answer on (1) or back (-1). Stops what plays. */
  readonly stepAnswer: (by: 1 | -1) => void;
  /** One line of what happened on (1) or back (-1). Stops what plays. */
  readonly stepLine: (by: 1 | -1) => void;
}

/**
 * Goes through a match by itself, in a speed, by looking at one moment after the other. It stops at
 * the present, and as soon as anything else changes what is looked at: an answer, taking back, the rail.
 */
export function useReplay(
  lookAt: (seq: number | undefined) => void,
  state: SessionState,
  first: ReplaySpeed = 'normal',
): Replay {
  const { history, seq, cursor, online } = state;
  const at = cursor ?? seq;
  const [speed, setSpeed] = useState(first);
  const [run, setRun] = useState<ReplayPlace & { readonly playing: boolean }>();
  /** The moment that the replay has gone to last: at any other, somebody has looked elsewhere. */
  const gone = useRef<number>(undefined);
  const own = run?.at === at ? run : undefined;
  const place: ReplayPlace = own ?? wholeMoment(history, at);
  const playing = own?.playing === true;
  const fetching = online?.fetching === true;

  const goTo = (next: ReplayPlace, plays: boolean): void => {
    gone.current = next.at;
    setRun({ ...next, playing: plays && next.at < seq });
    if (next.at !== at) lookAt(next.at === seq ? undefined : next.at);
  };
  useEffect(() => {
    if (gone.current === undefined || gone.current === at) return;
    gone.current = undefined;
    setRun(undefined);
  }, [at]);
  const advance = useRef<() => void>(undefined);
  useEffect(() => {
    advance.current = () => {
      const next = lineAfter(history, place, seq);
      if (next === undefined) setRun(undefined);
      else goTo(next, true);
    };
  });
  // A table that is drawn anew meanwhile does not keep the replay where it is.
  const stays = playing && !fetching ? replayStay(history, place, speed) : undefined;
  const stand = `${place.at}/${place.line}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every place has its own time
  useEffect(() => {
    if (stays === undefined) return;
    const timer = setTimeout(() => advance.current?.(), stays);
    return () => clearTimeout(timer);
  }, [stays, stand]);

  const lines = linesAt(history, at).length;
  const before = history.filter((one) => one.seq < at).length;
  return {
    playing,
    at,
    telling: playing || place.line < lines ? before + place.line : undefined,
    told: fullLines(linesAt(history, at), 0, place.line),
    speed,
    setSpeed,
    toggle: () => {
      if (playing) goTo(place, false);
      else goTo(at === seq ? momentBegun(history, 0) : place, true);
    },
    stepAnswer: (by) => {
      const to = at + by;
      if (to >= 0 && to <= seq) goTo(wholeMoment(history, to), false);
    },
    stepLine: (by) => {
      const next = by === 1 ? lineAfter(history, place, seq) : lineBefore(history, place);
      if (next !== undefined) goTo(next, false);
    },
  };
}
