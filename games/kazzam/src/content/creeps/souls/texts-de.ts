/** Wie sie heißen, und was sie tun. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'group.souls': 'Verlorene Seelen',
  'group.soul-shadekeeper': 'Schattenhüter',
  'group.soul-aegis': 'Ägiden',
  'group.soul-huntress': 'Jägerinnen',
  'group.soul-thunderbolt': 'Donnerkeile',
  'group.soul-harpist': 'Harfner',
  'group.soul-charioteer': 'Wagenlenker',
  'power.soul-drain': 'Seelenzehren',
  'power.soul-drain.help':
    'Ruft den ersten Schemen zurück, angeschlagen. Ohne einen: 2 Schaden, oder 3, wenn eine andere Seele unversehrt ist, die 1 nimmt. Andere, die ausgeschaltet werden, sind Schemen, solange der Schattenhüter da ist.',
  'power.soul-call-back': 'Rückruf',
  'power.soul-sacrifice': 'einem Opfer',
  'power.aegis-bash': 'Schildhieb',
  'power.aegis-bash.help':
    '1 Schaden; die Ägide ist erhoben: Der nächste Treffer auf eine andere Seele bleibt ohne Wirkung. Am Anfang jedes eigenen Zuges ist ihr Schutz wieder 3.',
  'power.aegis-raised': 'die erhobene Ägide',
  'power.aegis-ward': 'Schutz der Ägide',
  'power.hunting-shot': 'Jagdschuss',
  'power.hunting-shot.help':
    '2 Schaden, an Angeschlagenen, die sie vorzieht, 1 mehr; und für immer 1 mehr, wenn er das Ziel ausschaltet. Wer eine Seele verfehlt, gibt ihr eine Gelegenheit.',
  'power.huntress-honed': 'Jagdfieber',
  'power.thunder-clap': 'Donner und Blitz',
  'power.thunder-clap.help':
    '2 Schaden im Nahkampf, dann 1 Schaden innerhalb von 5 an jemand anderem. Angreifer innerhalb von 5 nehmen 1.',
  'power.thunder-bolt': 'Blitz',
  'power.recalling-tune': 'Rufende Weise',
  'power.recalling-tune.help':
    '1 Schaden; wer die Kugel der Gruppe hält, gleitet zum Sockel und gibt sie zurück, sonst Rettungswurf oder benommen. Wer seinen Zug im Verlies beendet und kein Gegner ist, bekommt 1 Schutz.',
  'power.ride-down': 'Niederreiten',
  'power.ride-down.help':
    'Fährt 8 Felder durch möglichst viele Gegner: je 1 Schaden und liegend, 1 mehr für jeden, der schon liegt. Nie verlangsamt, gepackt, festgesetzt oder gefesselt.',
  'power.soul-shadekeeper': 'Schattenhüter',
  'power.soul-aegis': 'Ägide',
  'power.soul-huntress': 'Jägerin',
  'power.soul-thunderbolt': 'Donnerkeil',
  'power.soul-harpist': 'Harfner',
  'power.soul-charioteer': 'Wagenlenker',
  'end.soul-harpist': 'Schutz vom Harfner',
};
