const PLAN =
  'Haus Mormissa: eine Feuerlinie um einen Stab, ein Hund, Fallen und keine Angst vor dem Verlies.';

/** Mormissa. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'plan.players.mormissa': PLAN,
  'plan.opposition.mormissa': PLAN,
  'power.get-out-of-jail-free.help':
    'Einen Knopf im Verlies zu drücken kostet dich eine Freie Aktion: Die Angriffsaktion bleibt dir.',
  'power.mormissa/sword-trap.help':
    'Fallenwurf: eine Falle neben dir mit 3 LP und 2 Ladungen. Zu Beginn deines Zuges geht sie geradewegs zu einem Gegner und macht 3 Schaden.',
  'power.mormissa/patient-gaze.help':
    'Nenne einen Gegner in Reichweite. Verlässt er dort ein Feld oder greift er dort an, darfst du ihn angreifen: 2 Schaden. Wirkung: Sein Angriff hat Nachteil, oder er ist für diese Bewegung Verlangsamt.',
};
