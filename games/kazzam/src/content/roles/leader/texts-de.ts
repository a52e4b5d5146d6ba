/** Die Rolle, ihre Spezialisierungen, ihre Aktionen; Spezialisierungen heißen, wie gedruckt. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'role.leader': 'Anführer',
  'role.leader.help': 'Bonus bei 3 bis 6: Jemand der eigenen Seite in Sicht gewinnt 2 LP.',
  'specialisation.motivator.help':
    'Dein Bonus darf über den Höchstwert heilen, das macht wild. Inspire macht jemanden wild.',
  'specialisation.rescuer.help':
    'Dein Bonus heilt Angeschlagene um 1 mehr. Restore hilft jemandem aus der Not.',
  'specialisation.tactician.help':
    'Wer durch deinen Bonus geheilt wird, darf ausweichen. Tactics gibt jemandem eine Bewegungsaktion.',
  'specialisation.vanguard.help':
    'Dein Bonus darf dich selbst heilen. Outflank bereitet einen Feind für die eigene Seite vor.',
  'power.inspire.help':
    'Jemand der eigenen Seite innerhalb von 5 ist wild bis zum Ende seines nächsten Zuges.',
  'power.restore.help':
    'Jemand der eigenen Seite innerhalb von 5 steht auf, befreit sich, rettet sich, bekommt Vorteil bei der Rettung oder ist behütet.',
  'power.tactics.help':
    'Jemand der eigenen Seite innerhalb von 5 macht sofort eine Bewegungsaktion.',
  'power.outflank.help':
    'Bis zu 2 um einen Feind neben dir ausweichen; der nächste Angriff der eigenen Seite auf ihn macht 1 mehr.',
  heal: 'Wen heilt {who}?',
  restore: 'Was hilft {who}?',
  'restore.stand-up': 'Aufstehen',
  'restore.escape': 'Befreiung versuchen',
  'restore.save': 'Rettungswurf gegen einen Zustand',
  'restore.advantage': 'Vorteil beim nächsten Rettungswurf',
  'restore.guarded': 'Behütet',
  'start.motivated': 'LP über dem Höchstwert',
};
