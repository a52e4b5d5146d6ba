import type { ROLE_HELP } from '../../help/roles.ts';

/** Was eine Rolle bringt. */
export const ROLE_HELP_DE: Readonly<Record<keyof typeof ROLE_HELP, string>> = {
  'role.arcane-magic.help':
    'Wirkt arkane Zauber und kennt einen je Stufe. Rechnet das Doppelte der Stufe zum Schaden eines Zaubers.',
  'role.assassination-expert.help':
    'Rechnet die halbe Stufe zu Schlössern, Fallen, Schleichen, Verstecken, Klettern, Horchen und Giften. Gegen jemanden, der nichts ahnt: die Stufe zum Treffen, das Dreifache der Stufe zum Schaden.',
  'role.beast-bond.help':
    'Spricht mit Tieren. Rechnet Stufe und 2 dazu, sie zu beruhigen, abzurichten, zu lenken und zu verstehen. Eine Marke wirbt eines für die Szene an; einmal am Tag wird ein misslungener Versuch, eines zu beeinflussen, neu gewürfelt.',
  'role.berserker.help':
    'Frei im eigenen Zug eine Raserei für eine Runde je Stufe: Vorteil auf STÄ-Würfe, Angriffe und Rettungswürfe, die halbe Stufe zum Schaden im Nahkampf, halber Schaden durch Waffen, Stürze und Schläge. Am Ende verlierst du so viele Trefferpunkte wie deine Stufe.',
  'role.divine-magic.help':
    'Wirkt göttliche Zauber und kennt einen je Stufe. Rechnet das Doppelte der Stufe zu dem, was ein Zauber heilt.',
  'role.eldritch-expert.help':
    'Rechnet Stufe und 2 zu allem Übernatürlichen: erkennen, Zeichen deuten, Rituale, widerstehen. Einmal gegen jedes Wesen, das davon nichts ahnt: die halbe Stufe zum Angriff oder Beeinflussen, das Doppelte der Stufe zum Schaden.',
  'role.espionage-expert.help':
    'Rechnet Stufe und 2 zu Spionage, Verkleidung, Fälschung, Schlössern, Sicherungen, Menschenmengen und Schleichen in der Stadt. So viele Geräte wie die Stufe: Jedes gibt einmal Vorteil, bis zu einer langen Rast.',
  'role.fighting-expert.help':
    'Rechnet mit jeder Waffe die Stufe zum Treffen und zum Schaden. Was über das hinausgeht, was ein Ziel fällt, trifft ein anderes in Reichweite, dessen Rüstungsklasse der Wurf erreicht.',
  'role.investigation-expert.help':
    'Rechnet Stufe und 2 zu Hinweisen, Beweisen, Spuren, Zeugen und Lügen. Einmal am Tag halb so viele Fragen wie die Stufe zu einer Spur, wahr beantwortet.',
  'role.leadership-expert.help':
    'Rechnet Stufe und 2 dazu, andere zu begeistern, zu lenken, zu verhandeln und für sie zu entscheiden. Einmal am Tag richtet eine Aktion die anderen auf: die halbe Stufe auf alle ihre W20-Würfe, eine Stunde je Stufe; wer verwundet wird, hat sie nur eine Runde je Stufe.',
  'role.medical-expert.help':
    'Rechnet Stufe und 2 zu aller Heilkunde. Im Kampf oder unter großem Druck die halbe Stufe mehr, und das Doppelte der Stufe zu dem, was geheilt wird.',
  'role.noble.help':
    'Rechnet Stufe und 2 zu Rang, Etikette, Diplomatie und Wappenkunde und zum Auftreten bei förmlichen Anlässen. Einmal am Tag haben die anderen Vorteil auf CHA-Würfe, halb so viele Stunden wie die Stufe.',
  'role.obscurity.help':
    'Rechnet Stufe und 2 dazu, unbemerkt zu bleiben. Zu Beginn eines Kampfes die halbe Stufe zur Rüstungsklasse, solange du dich weder bewegst noch angreifst noch auf andere zauberst und halb verborgen bist.',
  'role.science-expert.help':
    'Rechnet Stufe und 2 zu aller Wissenschaft. Einmal am Tag nennst du eine Stärke oder Schwäche von jemandem oder etwas: Halb so viele andere wie die Stufe haben einen Tag lang die halbe Stufe auf Würfe damit.',
  'role.starship-expert.help':
    'Rechnet Stufe und 2 zu allem mit Schiffen. Im Kampf von Schiffen wählst du jeden Zug: die halbe Stufe zur Rüstungsklasse des Schiffes oder die Stufe zum Treffen und zum Schaden mit seinen Waffen.',
  'role.technology-expert.help':
    'Rechnet Stufe und 2 zu Maschinen, Signalen, Drohnen und elektronischer Sicherung. Reparaturen geben so viele Trefferpunkte mehr zurück wie die Stufe.',
  'role.thieving-expert.help':
    'Rechnet Stufe und 2 zu Schlössern, Fallen, Schleichen, Verstecken, Klettern, Fälschung und Lügen. Gegen jemanden, der nichts ahnt: die halbe Stufe zum Treffen, das Doppelte der Stufe zum Schaden.',
  'role.toughness.help': 'Doppelt so viele Trefferpunkte mehr wie die Stufe.',
  'role.turn-away-undead.help':
    'Eine Aktion mit heiligem Symbol gegen Untote in Sicht bis 60 Fuß: ein W20 und die Stufe gegen 10 und die Stufe eines jeden. Wer erreicht ist, flieht einen Tag lang, die Schwächsten zuerst, so weit 2W6 und die Stufe an Stufen reichen; um 10 übertroffen, sind sie vernichtet. Wer nicht erreicht ist, achtet einen Tag lang nicht auf dich.',
  'role.wilderness-expert.help':
    'Rechnet Stufe und 2 zu Spuren, Natur, Wetter, Überleben und Tieren und zum Schleichen im Heimatgelände. Weiß immer, wo Norden ist.',
};
