/** The scenarios beside this file, as parsed JSON, for the web table. */
export const SCENARIOS: Readonly<Record<string, unknown>> = import.meta.glob('./*.json', {
  eager: true,
  import: 'default',
});
