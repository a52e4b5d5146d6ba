/** Wie sie heißen, und was sie tun. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'group.swarm': 'Vampirschwärme',
  'power.buffet': 'Flügelschlag',
  'power.buffet.help': '2 Schaden; verlangsamt bis zur Rettung.',
  'power.bite': 'Biss',
  'power.bite.help': '2 Schaden; 2 anhaltender Schaden bis zur Rettung.',
  'power.screech': 'Kreischen',
  'power.screech.help':
    'Alle außer Creeps innerhalb von 2: 1 Schaden, und benommen ohne Rettungswurf.',
  'power.swarm-reply': 'Antwort des Schwarms',
  'power.swarm-reply.help': 'Wer von nebenan verfehlt, nimmt 2 anhaltenden Schaden oder 3 Schaden.',
  'power.vampiric-buffet': 'Flügelschlag',
  'power.vampiric-bite': 'Biss',
  'power.vampiric-screech': 'Kreischen',
  'end.mob': 'Schaden am Ende eines Zuges darin',
  'start.mob': 'Schaden am Beginn eines Zuges darin',
};
