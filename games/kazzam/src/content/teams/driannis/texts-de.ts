/** Was das Haus Driannis ist und tut; Namen bleiben, wie sie gedruckt sind. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'plan.players.driannis': 'Die Mastodons: Wer beieinander bleibt, heilt zu Beginn jeder Runde.',
  'plan.opposition.driannis': 'Die Mastodons: Wer beieinander bleibt, heilt zu Beginn jeder Runde.',
  'power.team-effort.help':
    'Zu Beginn jeder Runde gewinnen alle, die höchstens 3 Felder von jemandem aus ihrem Team entfernt sind, 2 LP zurück. Wer auf die Rückkehr aus dem Verlies wartet, zählt nicht mit.',
};
