import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { Timeline } from '../parts/timeline.tsx';
import type { SessionState } from '../session/table-session.ts';
import { useWords } from '../words.tsx';
import { useReplayIfAny } from './replay-context.tsx';
import { REPLAY_SPEEDS, type ReplaySpeed } from './replay-place.ts';

/** The rail over the match, with the means to have it played: play, line by line, speed. */
export function ReplayBar({ state }: { readonly state: SessionState }): ReactNode {
  const replay = useReplayIfAny();
  const words = useWords();
  const { seq, cursor, history, over } = state;
  const rail = <Timeline seq={seq} cursor={cursor} history={history} over={over} />;
  if (replay === undefined) return rail;
  const { playing, at, speed, setSpeed, toggle, stepLine } = replay;
  const looks = over || cursor !== undefined;
  return (
    <div className="tw-replay" data-playing={playing || undefined}>
      <button
        type="button"
        className="tw-icon-button tw-replay-play"
        aria-label={words(playing ? 'replay.pause' : 'replay.play')}
        title={words(playing ? 'replay.pause' : 'replay.play')}
        disabled={seq === 0}
        onClick={toggle}
      >
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      {rail}
      {looks && (
        <div className="tw-replay-tools">
          <button
            type="button"
            className="tw-icon-button"
            aria-label={words('replay.line.back')}
            title={words('replay.line.back')}
            disabled={at === 0 && replay.told.length <= 1}
            onClick={() => stepLine(-1)}
          >
            <SkipBack aria-hidden="true" size={18} />
          </button>
          <button
            type="button"
            className="tw-icon-button"
            aria-label={words('replay.line.on')}
            title={words('replay.line.on')}
            disabled={at === seq}
            onClick={() => stepLine(1)}
          >
            <SkipForward aria-hidden="true" size={18} />
          </button>
          <select
            aria-label={words('replay.speed')}
            value={speed}
            onChange={({ target }) => setSpeed(target.value as ReplaySpeed)}
          >
            {REPLAY_SPEEDS.map((one) => (
              <option key={one} value={one}>
                {words(`replay.speed.${one}`)}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
