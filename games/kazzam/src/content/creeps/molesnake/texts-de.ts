/** Wie sie heißt, und was sie tut. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'group.molesnake': 'Zweiköpfige Maulwurfsschlange',
  'group.molesnake-a': 'Kopf A der Maulwurfsschlange',
  'group.molesnake-b': 'Kopf B der Maulwurfsschlange',
  'power.molesnake-drag': 'Schleifen',
  'power.molesnake-drag.help':
    'Der Kopf, der einem Gegner am nächsten ist, zieht einen neben sich durch den Boden zum anderen Kopf: 4 Schaden. Der andere Kopf tut nichts.',
  'power.molesnake-bite': 'Beißen',
  'power.molesnake-bite.help': '3 Schaden von jedem Kopf.',
  'power.molesnake-bury': 'Vergraben',
  'power.molesnake-bury.help':
    'Jeder Kopf greift einen anderen Gegner an: 2 Schaden; gepackt, mit 2 fortlaufendem Schaden, bis er sich befreit.',
  'power.molesnake-hide': 'Verstecken',
  'power.molesnake-hide.help':
    'Ein verfehlter Kopf ist bis zum Ende der Runde versteckt. Einer, der in einer Runde 6 Schaden genommen hat, gräbt sich ein und kommt am Ende des Zuges wieder hervor.',
  'note.molesnake-hurt': 'Schaden in dieser Runde: bei 6 gräbt er sich ein',
  'note.molesnake-went': 'Hat in dieser Runde das Verlies gewechselt',
  'note.molesnake-drags': 'Der Kopf, der in dieser Runde schleift',
  'note.molesnake-buried': 'In dieser Runde von einem Kopf angegriffen',
};
