/** Settled once the page has nothing else to do, or at the latest in three seconds. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none.
    if (typeof requestIdleCallback !== 'function') setTimeout(resolve, 500);
    else requestIdleCallback(() => resolve(), { timeout: 3_000 });
  });
}
