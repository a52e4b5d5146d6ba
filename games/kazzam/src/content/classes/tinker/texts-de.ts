/** Der Tinker; Kräfte heißen, wie gedruckt. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'class.tinker.help':
    'Baut Fallen, die ein Feld füllen und von selbst wirken, jedes Mal für eine Ladung. Eine 6 beim Fallenwurf gibt eine Ladung mehr, eine 3 eine weniger. Bei einem Treffer kannst du deinen Rollenbonus in die Falle legen, für den ersten Feind, der sie auslöst. Zu Beginn deines Zuges darfst du eine Falle ein Feld schieben; dann wirken die, deren Zeit das ist.',
  'power.more-charges.help': 'Jede Falle, die du baust, hat eine Ladung mehr.',
  'power.more-damage.help': 'Deine Fallen, die Schaden machen, machen 1 mehr.',
  'power.sturdy.help': 'Jede deiner Fallen übergeht den ersten Schaden an ihr.',
  'power.reset-traps.help':
    'Bis zum Ende dieses Zuges bekommt jede Falle deines Teams, neben der du stehst, ihre Ladungen zurück.',
  'power.wand-trap.help':
    'Fallenwurf: 2 Ladungen, 1 LP. 2 Schaden an einem Feind, der ein Feld innerhalb von 4 betritt. Nach einer Ladung wirkt sie frei, bis dein nächster Zug beginnt, auf jeden Feind einmal je Zug.',
  'power.staff-trap.help':
    'Fallenwurf: 2 Ladungen, 1 LP. Zu Beginn deines Zuges 2 Schaden an jedem Feind in 2 bis 4 Feldern Abstand. Nur Figuren neben ihr können ihr schaden.',
  'power.sword-trap.help':
    'Fallenwurf: 2 Ladungen, 1 LP. Zu Beginn deines Zuges rückt sie in gerader Linie zu einem Feind, in einer von acht Richtungen ohne etwas im Weg, und macht 2 Schaden.',
  'power.anti-charm-trap.help':
    'Fallenwurf: 2 Ladungen, 1 LP. Ein Feind, der ein Feld innerhalb von 3 betritt oder die Falle zerstört, verliert Schutz, Verstecktsein und alle günstigen Zustände und nimmt für jeden davon außer Schutz 2 Schaden.',
  'power.distraction-trap.help':
    'Fallenwurf: 2 Ladungen, 1 LP. Ein Feind, der ein Feld innerhalb von 3 betritt, ist bis zum Ende seines nächsten Zuges abgelenkt und bis zu einem Rettungswurf verlangsamt.',
  'power.advanced-trap.help':
    'Fallenwurf: irgendeine Falle, die du kennst, mit 3 Ladungen und 4 LP. Auf wen sie wirkt, der wird dazu verlangsamt, geschwächt oder abgelenkt oder um 2 gezogen oder gestoßen: Du sagst, welches.',
  'power.protective-ward.help':
    'Du oder jemand aus deinem Team in Sicht innerhalb von 5: 3 Schutz.',
  'note.resetting-traps': 'lädt die Fallen neu, zu denen es kommt',
  'which-trap-kind': 'Welche Falle baut {who}?',
  'trap-adds': 'Was kommt bei der Falle dazu?',
  'trap-adds.slowed': 'Verlangsamt',
  'trap-adds.weakened': 'Geschwächt',
  'trap-adds.distracted': 'Abgelenkt',
  'trap-adds.pull': '2 ziehen',
  'trap-adds.push': '2 stoßen',
};
