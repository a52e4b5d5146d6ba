/** Every scenario of the game by its file, as parsed JSON. */
export const SCENARIOS: Readonly<Record<string, unknown>> = import.meta.glob(
  '../../../kazzam/scenarios/*.json',
  { eager: true, import: 'default' },
);
