import type { OptionsSchema, OptionValues } from '@tablewright/engine';

/** What a table of BridgeQuest! may set. */
export const OPTIONS = {
  gm: { kind: 'choice', values: ['auto', 'human'], default: 'auto', rule: 'BQ-GM-01' },
} as const satisfies OptionsSchema;

/** See {@link OPTIONS}. */
export type BridgeOptions = OptionValues<typeof OPTIONS>;
