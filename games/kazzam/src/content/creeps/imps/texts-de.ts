/** Wie sie heißen, und was sie tun. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'group.impsA': 'Koboldtrupp A',
  'group.impsB': 'Koboldtrupp B',
  'group.imp-thief': 'Kobolddiebe',
  'group.imp-fighter': 'Koboldkämpfer',
  'group.imp-archer': 'Koboldschützen',
  'group.imp-brewer': 'Koboldbrauer',
  'group.imp-grappler': 'Koboldringer',
  'group.imp-flamestaff': 'Koboldflammenstäbe',
  'power.filch': 'Mausen',
  'power.filch.help': '2 Schaden, verborgen 1 mehr; stiehlt einen Gegenstand, sonst entwaffnet.',
  'power.hack': 'Hieb',
  'power.hack.help':
    '2 Schaden; der nächste Angriff oder Schaden gegen den Kämpfer bleibt ohne Wirkung.',
  'power.pinning-shot': 'Bannschuss',
  'power.pinning-shot.help':
    '2 Schaden, ohne Deckung 3; bewegt sich das Ziel, so hat der Schütze eine Gelegenheit.',
  'power.brew': 'Gebräu',
  'power.brew.help':
    'Ein angeschlagener Kobold ist wieder frisch, sonst wird ein anderer verborgen; sind alle anderen aus, kommt einer zurück.',
  'power.clinch': 'Klammern',
  'power.clinch.help': '2 Schaden; gepackt.',
  'power.flame-burst': 'Flammenstoß',
  'power.flame-burst.help':
    'Jeder Gegner daneben wird ein Feld geschoben; 2 anhaltender Schaden bis zur Rettung.',
  'power.imp-thief': 'Kobolddieb',
  'power.imp-fighter': 'Koboldkämpfer',
  'power.imp-archer': 'Koboldschütze',
  'power.imp-brewer': 'Koboldbrauer',
  'power.imp-grappler': 'Koboldringer',
  'power.imp-flamestaff': 'Koboldflammenstab',
};
