import { type GameSounds, type SessionState, type Sound, soundsOf } from '@tablewright/table-kit';
import { useEffect, useRef } from 'react';
import { keptSound } from './sound-setting.ts';

/**
 * Lets the table be heard: what each answer brings, that it is somebody's turn here, and the end.
 * Silent while one looks at the past, and for what had happened before the table was opened.
 */
export function useSounds(state: SessionState, own: GameSounds | undefined): void {
  const { seq, events, cursor, over, decidingHumans } = state;
  const deciding = decidingHumans.length > 0;
  const before = useRef({ seq, over, deciding });
  useEffect(() => {
    const last = before.current;
    if (cursor !== undefined) return;
    before.current = { seq, over, deciding };
    // Undone, or taken over from elsewhere: nothing has happened just now.
    if (seq <= last.seq || !keptSound().on) return;
    const fresh = events.filter((event) => event.seq > last.seq);
    const heard: Sound[] = [...soundsOf(fresh, own)];
    if (over && !last.over) heard.push('over');
    else if (deciding && !last.deciding) heard.push('turn');
    // Fetched only by those who listen.
    import('./synthesis.ts').then(({ play }) => play(heard)).catch(() => undefined);
  }, [seq, events, cursor, over, deciding, own]);
}
