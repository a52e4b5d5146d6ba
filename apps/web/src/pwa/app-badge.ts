/** Shows at the sign of the installed app how many tables wait, where the system can. */
export function showAppBadge(waiting: number): void {
  const shown = waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined);
}

/** Whether there is such a sign: the page runs as an app. */
export function hasAppBadge(): boolean {
  return 'setAppBadge' in navigator && window.matchMedia('(display-mode: standalone)').matches;
}
