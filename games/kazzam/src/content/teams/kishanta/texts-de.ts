/** Kishanta. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'plan.players.kishanta':
    'Haus Kishanta: wenig LP hinter Schutz; formt den Boden, bewegt Kugeln von fern.',
  'plan.opposition.kishanta':
    'Haus Kishanta: wenig LP hinter Schutz; formt den Boden, bewegt Kugeln von fern.',
  'power.untouchable.help':
    'Höchstens 6 LP, aber 3 Schutz zu Beginn und jedes Mal, wenn du ausgeschaltet warst und zurückkommst.',
  'power.kishanta/ripping-tides.help':
    '3 Schaden. Wirkung: Etwas, das das Ziel hält, wird bis zu 3 Felder weit teleportiert, auch an Wänden vorbei.',
};
