/** Wie sie heißen, und was sie tun. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'group.jelly': 'Bannquallen',
  'power.jelly-steal': 'Stehlen',
  'power.jelly-steal.help':
    'Nimmt alles, was das Ziel hält, auch sein Werkzeug: entwaffnet, bis diese Qualle besiegt ist, die dann das Übrige fallen lässt.',
  'power.jelly-sting': 'Nesseln',
  'power.jelly-sting.help': '2 Schaden; geschwächt.',
  'power.jelly-mesmerize': 'In Bann ziehen',
  'power.jelly-mesmerize.help':
    'Alle beider Mannschaften im Umkreis von 6 gehen zur Qualle, in der Reihenfolge der Initiative; jeder einmal je Runde. Keiner von ihnen nutzt Gelegenheiten gegen die anderen. Wer liegt, bleibt.',
  'power.jelly-drift': 'Treiben',
  'power.jelly-drift.help':
    'Zieht bis zu 6 Felder an möglichst vielen Gegnern vorbei und nesselt jeden einmal. Sie bietet Gelegenheiten.',
  'note.jelly-loot': 'Ein Werkzeug, das sie gestohlen hat',
  'note.mesmerized': 'In dieser Runde in Bann gezogen',
};
