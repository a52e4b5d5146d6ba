import { useEffect } from 'react';
import { hasAppBadge, showAppBadge } from '../../pwa/app-badge.ts';
import { dismissCalls } from '../../pwa/calls.ts';
import { api, waitingFor } from '../server/api.ts';

/** The sign of the house, and the same with a mark that something waits. */
const SIGNS = { quiet: '/icon.svg', waits: '/icon-turn.svg' } as const;

/** Shows in the tab of the browser, and at the sign of the app, whether it is one’s turn. */
export function useTurnSign(mine: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another count
  useEffect(() => {
    if (!hasAppBadge()) return;
    api.mine().then(
      (own) => showAppBadge(waitingFor(own)),
      () => undefined,
    );
  }, [mine]);
  useEffect(() => {
    const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (sign === null || !mine) return;
    sign.href = SIGNS.waits;
    return () => {
      sign.href = SIGNS.quiet;
    };
  }, [mine]);
}

/** Whoever looks at a table needs no message about it any more. */
export function useCallsAnswered(table: string): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      dismissCalls(table).catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table]);
}
