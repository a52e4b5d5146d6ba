/** What the service worker asks a tab; see `call-worker.ts`. */
const WHERE = 'where';

/**
 * Tells the service worker at which address this tab is whenever it asks: by itself it knows only
 * the address at which the tab was loaded.
 */
export function tellWhereabouts(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  serviceWorker?.addEventListener('message', ({ data, ports }) => {
    if (data === WHERE) ports[0]?.postMessage(location.pathname);
  });
}
