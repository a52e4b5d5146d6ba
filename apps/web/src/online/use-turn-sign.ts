import { useEffect } from 'react';

/** The sign of the house, and the same with a mark that something waits. */
const SIGNS = { quiet: '/icon.svg', waits: '/icon-turn.svg' } as const;

/** Shows in the tab of the browser whether it is one’s turn. */
export function useTurnSign(mine: boolean): void {
  useEffect(() => {
    const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (sign === null || !mine) return;
    sign.href = SIGNS.waits;
    return () => {
      sign.href = SIGNS.quiet;
    };
  }, [mine]);
}
