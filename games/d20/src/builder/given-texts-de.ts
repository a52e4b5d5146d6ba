import type { GivenKey } from './given-texts.ts';

/** Was Herkünfte und Rollen bringen, auf Deutsch. */
export const GIVEN_TEXTS_DE: Readonly<Record<GivenKey, string>> = {
  'heritage.android':
    'Sieht im Dunkeln. Vorteil mit INT. Schläft nie; wird repariert wie eine Maschine und geheilt wie ein Mensch.',
  'heritage.animal':
    'Schlägt zu wie mit einer mittleren Waffe. Vorteil mit WEI. Hält nichts, was für Hände gemacht ist.',
  'heritage.cyborg': 'Sieht im Dunkeln. Vorteil mit KON.',
  'heritage.demigod':
    'Vorteil mit einem Attribut. Unter 0 Trefferpunkten erholt er sich von selbst.',
  'heritage.dwarf':
    'Sieht im Dunkeln. Vorteil mit KON. Kennt sich aus mit Stein, Stollen, Schmieden und Bier.',
  'heritage.elf': 'Sieht im Dunkeln. Vorteil mit GES.',
  'heritage.faerie':
    'Vorteil mit CHA. Ein Versprechen stärkt den Willen; wird es gebrochen, schmerzt es.',
  'heritage.goblin': 'Klein und schwer zu treffen. Vorteil mit GES.',
  'heritage.halfling':
    'Klein und schwer zu treffen. Vorteil mit GES. Spricht mit Tieren, die graben.',
  'heritage.human': 'Eine Rolle mehr.',
  'heritage.mutant':
    'Vorteil mit KON. Ein Zauber als angeborene Kraft, die von selbst ausbrechen kann.',
  'heritage.orc': 'Sieht im Dunkeln. Vorteil mit STÄ, auch um jemanden festzuhalten.',
  'heritage.spirit':
    'Vorteil mit WEI. Ein Geist, dem nichts Körperliches schadet, oder, eine Stunde je Stufe, ein Körper.',
  'heritage.superhuman': 'Zehn Punkte mehr auf einen Wert, und Vorteil damit.',
  'heritage.troll':
    'Vorteil mit STÄ. Jede Runde kehrt ein Trefferpunkt zurück, aber nicht, was Feuer und Säure nahmen. Sonne schadet.',
  'heritage.werebeast':
    'Jede Minute kehrt ein Trefferpunkt zurück. Drei Gestalten: als Mensch Vorteil mit CHA, sonst mit STÄ oder GES.',
  'heritage.vampire':
    'Sieht im Dunkeln. Vorteil mit einem Attribut. Braucht Blut; Sonne schadet, und gepfählt wird er zu Staub.',
  'role.arcane-magic':
    'Wirkt arkane Zauber, je Stufe kennt man einen; doppelte Stufe mehr Schaden.',
  'role.assassination-expert':
    'Halbe Stufe auf Schleichen, Schlösser und Fallen. Dreifache Stufe als Schaden an Ahnungslosen.',
  'role.beast-bond':
    'Spricht mit Tieren und hat Stufe + 2, um sie zu beruhigen und zu lenken. Eine Marke wirbt eins an.',
  'role.berserker':
    'Raserei, so viele Runden wie Stufen: Vorteil auf Angriffe und Rettungswürfe, halber Schaden. Sie kostet Trefferpunkte.',
  'role.divine-magic':
    'Wirkt göttliche Zauber, je Stufe kennt man einen; doppelte Stufe mehr Heilung.',
  'role.eldritch-expert':
    'Stufe + 2 auf Okkultes und gegen alles, was den Geist beugt. Einsicht trifft Wesen, die nichts davon wissen.',
  'role.espionage-expert':
    'Stufe + 2 auf Spionage und Verkleidung. Je Stufe ein Gerät bis zur langen Rast.',
  'role.fighting-expert':
    'Die Stufe auf Treffer und Schaden. Was zu viel ist, trifft den nächsten Gegner.',
  'role.investigation-expert':
    'Stufe + 2 auf Hinweise, Spuren und Lügen. Einmal am Tag eine Fährte, die wahr beantwortet wird.',
  'role.leadership-expert':
    'Stufe + 2 auf Führen und Verhandeln. Einmal am Tag richtet er die anderen auf.',
  'role.medical-expert': 'Stufe + 2 auf Heilkunst und doppelte Stufe mehr Heilung, wenn es zählt.',
  'role.noble': 'Stufe + 2, wo Rang zählt. Einmal am Tag Vorteil mit CHA für die anderen.',
  'role.obscurity':
    'Stufe + 2, um unbemerkt zu bleiben. Schwerer zu treffen, solange man still und halb verborgen ist.',
  'role.science-expert':
    'Stufe + 2 auf Schlüsse und Daten. Einmal am Tag eine Analyse, die den anderen hilft.',
  'role.starship-expert': 'Stufe + 2 an Bord. Jeden Zug weicht das Schiff aus oder zielt.',
  'role.technology-expert':
    'Stufe + 2 auf Maschinen und Signale. Reparaturen bringen die Stufe mehr.',
  'role.thieving-expert':
    'Stufe + 2 auf Schlösser, Fallen, Schleichen und Lügen. Doppelte Stufe als Schaden an Ahnungslosen.',
  'role.toughness': 'Zwei Trefferpunkte mehr je Stufe.',
  'role.turn-away-undead':
    'Eine Aktion und ein heiliges Symbol vertreiben Untote oder vernichten sie.',
  'role.wilderness-expert':
    'Stufe + 2 auf Spuren, Tiere und Überleben, daheim auch auf Schleichen. Weiß, wo Norden ist.',
};
