/** Why somebody is asked, and what can be chosen, in German. */
export const CHOICE_TEXTS_DE = {
  'choice.elements': '{name}: die Elemente von Blast, Fan, Wall und Storm ordnen',
  'choice.element': 'Element von {power}',
  'choice.send-marker': '{name} erhält {square}: den Marker behalten oder weitergeben?',
  'choice.activate': 'Kräfte aktivieren oder bereit sein',
  'choice.skill-tokens': '{name}: die Plättchen wählen, die eine Fertigkeit kostet ({field})',
  'choice.skill-tokens.help':
    'Je mehr Plättchen, desto besser der Wert. Was gewählt ist, wird ausgegeben: Marker verlassen die Karte, Nieten den Vorrat.',
  'choice.skill-tokens.picked': '{chosen, number} von höchstens {max, number} gewählt',
  'choice.skill-effects': '{name}: besondere Wirkungen',
  'choice.skill-complications': '{name}: Komplikationen',
  'choice.skill-difficulty': '{name}: Schwierigkeit der Aufgabe',
  'choice.move': '{name}: bewegen',
  'choice.move-marker': '{name}: den Marker wählen, den eine zweite Bewegung kostet',
  'choice.attune': '{name}: die Elemente zweier Kräfte tauschen',
  'choice.leadership': '{name}: bis zu {points} Punkte auf Zahlen anderer verteilen',
  'choice.beseech': '{name}: eines dieser Plättchen vormerken',
  'choice.move-marker-to': '{name}, {power}: einen Marker wählen',
  'choice.distract': '{name}: den Wirkungen des Monsters bis zu {points} Punkte nehmen',
  'choice.heal-targets':
    '{power}: bis zu {count, plural, one {# Charakter} other {# Charaktere}} wählen, {count, plural, one {dem} other {denen}} das hilft',
  'choice.heal-targets.picked': '{chosen, number} von höchstens {max, number} gewählt',
  'choice.heal-or-shield': '{power}: bis zu {points} heilen oder schützen',
  'choice.heal': '{power}: bis zu {points} heilen',
  'choice.damage': '{power}: Schaden, bis zu {points}',
  'choice.shields': '{name} erleidet {points}: Schilde einsetzen',
  'choice.name-target': '{name} ist verborgen: ein anderes Ziel von {power} nennen',
  'choice.prevent': '{power}: bis zu {points} verhindern',
  'choice.place-health':
    'Schaden für {name}: {count, plural, one {# Feld der Karte für eine Lebensmarke} other {# Felder der Karte für die Lebensmarken}} wählen',
  'choice.place-health.help':
    'Ein gewähltes Feld ist beschädigt: Bis es geheilt ist, nimmt es keinen Marker auf und stört Muster. Ein Marker darauf wird zur Niete.',
  'choice.place-health.picked':
    '{chosen, number} von {max, plural, one {# Feld} other {# Feldern}} gewählt',
  'choice.place-damage':
    'Schaden für {name}: {count, plural, one {# Feld der Karte für eine Schadensmarke} other {# Felder der Karte für die Schadensmarken}} wählen',
  'choice.place-damage.help':
    'Ein gewähltes Feld ist beschädigt: Bis es geheilt ist, nimmt es keinen Marker auf und stört Muster. Ein Marker darauf wird zur Niete.',
  'choice.place-damage.picked':
    '{chosen, number} von {max, plural, one {# Feld} other {# Feldern}} gewählt',
  'option.character': '{class}',
  'choice.leadership.verb': '{total, plural, =0 {Nichts geben} other {# geben}}',
  'choice.distract.verb': '{total, plural, =0 {Nichts abziehen} other {# abziehen}}',
  'choice.heal-targets.verb': '{count, plural, =0 {Niemanden wählen} other {# wählen}}',
  'choice.heal-or-shield.verb':
    '{total, plural, =0 {Nichts heilen} other {# heilen oder schützen}}',
  'choice.heal.verb': '{total, plural, =0 {Nichts heilen} other {# heilen}}',
  'choice.damage.verb': '{amount, plural, =0 {Keinen Schaden machen} other {# Schaden machen}}',
  'choice.shields.verb':
    '{amount, plural, =0 {Keinen nutzen} one {# Schild nutzen} other {# Schilde nutzen}}',
  'choice.prevent.verb': '{total, plural, =0 {Nichts verhindern} other {# verhindern}}',
  'choice.place-health.verb': '{count, plural, one {# Marke legen} other {# Marken legen}}',
  'choice.place-damage.verb': '{count, plural, one {# Marke legen} other {# Marken legen}}',
  'option.ready': 'Bereit',
  'option.keep': 'Behalten',
  'option.none': 'Keine',
  'option.earth': 'Erde',
  'option.air': 'Luft',
  'option.fire': 'Feuer',
  'option.water': 'Wasser',
  'option.pattern':
    '{card, select, own {{power}: {squares}} 2 {{power}: {squares} von Karte 2} other {{power}: {squares} der Teamkarte}}',
  'option.pattern-element':
    '{card, select, own {{power} ({element}): {squares}} 2 {{power} ({element}): {squares} von Karte 2} other {{power} ({element}): {squares} der Teamkarte}}',
  'option.dud-power': '{power}',
  'option.send': '{power}: weitergeben an {to}',
  'option.skill': 'Fertigkeit einsetzen ({class})',
  'option.move': '{square}: von {from} auf {to} versetzen',
  'option.walk': 'Bewegen ({class})',
  'option.walk-again': 'Noch einmal bewegen ({class})',
  'option.dud': 'Eine Niete',
  'option.difficulty': '{difficulty, plural, =0 {Keine Schwierigkeit} other {Schwierigkeit #}}',
  'option.field': 'Spalte {column}, Zeile {row}',
  'option.exchange': '{one} und {other}',
  'option.token': '{token}',
  'option.number':
    '{power}: {kind, select, damage {Schaden} mend {Heilung} prevent {Verhinderung} other {Punkte}} {strength}',
  'option.effect-heal': '{power}: heilt {amount}',
  'option.effect-shield': '{power}: schützt {amount}',
  'option.effect-hit': '{power}: {amount} auf {name}',
  'option.heal':
    '{class}: {kind, select, health {Lebensmarke} other {Schadensmarke}} auf {square}{card, select, 1 {} other { von Karte 2}}',
  'option.heal-beside':
    '{class}: {kind, select, health {Lebensmarke} other {Schadensmarke}} neben der Karte',
  'option.shield': '{class}: Schild',
  'option.place': '{square}: {card}',
  'closed.mark-phase': 'Nur wenn ein Marker hinzukommt',
  'closed.nothing-to-do': 'Jetzt ist damit nichts zu tun',
  'closed.duds': 'Braucht {duds, plural, one {# Niete} other {# Nieten}}',
  'closed.roar': 'Durch Terrifying Roar gesperrt',
  'closed.gap': 'Eine Lücke ist beschädigt',
} as const satisfies Record<string, string>;
