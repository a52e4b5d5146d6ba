/** Wie er heißt, und was er tut. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'group.golem': 'Königsgolem',
  'group.royal-golem': 'Königsgolem',
  'power.royal-golem': 'Königsgolem',
  'power.questgiver': 'Auftrag',
  'power.questgiver.help':
    'Nennt eine rote und eine blaue Kugel: 2 Punkte, wer eine davon auf seinen Sockel legt. Fehlt seine eigene, so will er die zurück. Ein offener Auftrag bringt 1 mehr.',
  'power.parent': 'Brut',
  'power.parent.help':
    'Bringt nach einem Würfel einen gekrönten Vogel, der sofort angreift: 3 Schaden und seine stärkere Wirkung. Später handelt er nach dem Golem, auf denselben Würfel.',
  'power.taxer': 'Steuer',
  'power.taxer.help': 'Auf zwei Feinde: 2 Schaden; 2 Schutz für den Golem.',
  'power.venerated': 'Verehrung',
  'power.venerated.help': 'Auf zwei Feinde: 2 Schaden; neben den Golem gezogen und liegend.',
  'power.oppressor': 'Bedrückung',
  'power.oppressor.help':
    'Auf zwei Feinde: 3 Schaden; anhaltender Schaden 2, solange der Golem das Ziel sieht.',
  'power.commander': 'Befehl',
  'power.commander.help':
    'Auf zwei Feinde: 3 Schaden; im nächsten eigenen Zug vom Golem beherrscht.',
  'power.bounty': 'Kopfgeld',
  'power.bounty.help':
    'Wer den Golem verfehlt, auf den setzt er 1 Punkt aus. Wird der ausgeschaltet, egal von wem, bekommt sie das andere Team.',
};
