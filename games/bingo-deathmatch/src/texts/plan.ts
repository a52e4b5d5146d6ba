/** A new table: its presets and groups of settings. */
export const PLAN_TEXTS = {
  'preset.first.help': 'Three seats, and bots that make many mistakes.',
  'preset.duel.help': 'Two seats: one opponent, and short waits.',
  'preset.printed.help': 'The rules as they are printed.',
  'plan.group.rules': 'Dice and cards',
} as const satisfies Record<string, string>;
