import type { BuilderKey } from './texts.ts';

/** Was beim Zusammenstellen einer Gruppe gesagt wird, auf Deutsch. */
export const BUILDER_TEXTS_DE: Readonly<Record<BuilderKey, string>> = {
  party: 'Gruppe',
  heroes: 'Helden',
  class: 'Klasse',
  'gives.fighter': 'Trifft verlässlich, schützt die anderen, führt an.',
  'gives.mystic': 'Wirkt mit den vier Elementen: je mehr, desto stärker.',
  'gives.rogue': 'Versteckt sich, lenkt ab, stiehlt.',
  'gives.healer': 'Heilt, schirmt ab, bittet um den richtigen Stein.',
  marks: '{health} Lebenspunkte',
  taken: '{who} spielt das; die Wahl tauscht',
  'taken.said': '{who} spielt das schon',
  'number.health': 'Leben',
  'sheet.numbers': 'Zahlen',
  'sheet.powers': 'Kräfte, von oben nach unten auf dem Bogen',
  'fault.class': '{who}: eine Klasse',
  'fault.nameless': 'Nummer {number} braucht einen Namen',
  'fault.letter': '{who}: Ein Name beginnt mit B, I, N, G oder O',
  'fault.same': '{who}: {other} beginnt schon mit diesem Buchstaben',
  'text.form': 'Es fehlt ein Name, ein Doppelpunkt und eine Klasse: „Bron: Fighter“.',
  'text.many': 'Eine Gruppe hat höchstens {most} Helden.',
  'text.unknown': '„{word}“ ist keine Klasse.',
  'text.closed': '„{word}“: {why}.',
};
