/** Wie sie heißen, und was sie tun. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'group.minotaur': 'Minotauren',
  'power.minotaur-gore': 'Aufspießen',
  'power.minotaur-gore.help':
    '3 Schaden; 5 nach einem Sturmangriff über mindestens 3 Felder. Ein Minotaurus stürmt, wann immer er kann: auf den, der seine Kugel hält, sonst auf den fernsten Feind, den er erreicht, mit dem längsten Anlauf. Seine Sturmangriffe gewähren keine Gelegenheiten.',
  'power.minotaur-plow': 'Umpflügen',
  'power.minotaur-plow.help':
    '3 Schaden; schiebt das Ziel so weit, wie er gestürmt ist, höchstens 5 Felder, und wirft es nach 6 Feldern um. Das Ziel lässt einen Gegenstand fallen.',
  'power.minotaur-rampage': 'Amoklauf',
  'power.minotaur-rampage.help':
    '3 Schaden für das Ziel und alle außer Creeps, an denen er vorbeistürmt. Er nimmt den Weg an den meisten vorbei.',
  'power.minotaur-payback': 'Vergeltung',
  'power.minotaur-payback.help':
    'Wer einen Minotaurus verfehlt, auf den stürmt er sofort zu, wenn er kann: 3 Schaden.',
};
