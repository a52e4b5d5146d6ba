/** Der Diviner; Namen bleiben, wie sie gedruckt sind. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'class.diviner.help': 'Sieht Würfe voraus, teilt Schmerz und lässt keinen Feind aus den Augen.',

  'power.empathic-imposition.help':
    '2 Schaden. Wirkung: Bis zum Ende deines nächsten Zuges nimmt das Ziel 1 Schaden, sooft du welchen nimmst.',
  'power.misfortune.help':
    '2 Schaden. Wirkung: Geht der nächste Angriff des Ziels daneben, nimmt es 3 Schaden.',
  'power.speak-doom.help':
    '2 Schaden. Wirkung: Wer das Ziel bis zum Ende seines nächsten Zuges ausschaltet, auch hiermit, bekommt eine Fehlmarke.',
  'power.crooked-hex.help':
    '2 Schaden. Wirkung: 1 mehr, wenn das Ziel dich nicht sehen kann, und 1 mehr, wenn es vor dir Deckung hat oder verborgen ist.',
  'power.tag-team.help':
    '2 Schaden. Wirkung: jemanden der eigenen Seite nennen; in dessen nächstem Zug haben seine Angriffe auf das Ziel Vorteil.',
  'power.unblinking-eye.help':
    '2 Schaden. Wirkung: 1 anhaltender Schaden, solange du das Ziel siehst; keine Rettung beendet ihn.',

  'power.revealed-pain.help':
    '3 Schaden. Wirkung: Bis zur Rettung nehmen, sooft das Ziel Schaden nimmt, auch jetzt, andere gegnerische Spieler innerhalb von 5 Feldern je 1.',
  'note.last-pain': 'der letzte Schmerz wird geteilt',
  'power.empathic-wave.help':
    'Bis dich ein Angriff trifft, regenerierst du 2, und wer von deiner Seite den Zug innerhalb von 5 Feldern beginnt, bekommt 2 LP zurück.',
  'power.foreseen-attack.help':
    '3 Schaden. Wirkung: Zu Beginn seines nächsten Zuges wirft sich das Ziel hin oder nimmt 3 Schaden.',
  'foreseen-attack':
    'Der Angriff auf {who}, den {by} vorhergesehen hat, kommt jetzt: hinwerfen oder einstecken?',
  'foreseen-attack.help':
    'Wer sich hinwirft, nimmt keinen Schaden, muss aber vor dem Gehen aufstehen. Schutz und Widerstand helfen gegen den Schaden.',
  'foreseen-attack.yes': 'Hinwerfen',
  'foreseen-attack.no': '3 Schaden nehmen',
  'power.reversal-of-fortune.help':
    'Dein nächster Würfel, wofür auch immer, zählt 7 minus sein Ergebnis.',
  'power.seeking-hex.help':
    'Ein Fluch neben dir geht auf einen Feind in Sicht los, 5 Felder in jedem deiner Züge. Er macht 3 Schaden und 1 mehr für jeden Zug, den er braucht.',
  'seeking-hex': 'Wo lässt {who} den Fluch entstehen?',
  'hex-target': 'Der Fluch von {who} hat sein Ziel verloren: auf wen geht er los?',

  'power.seer.help':
    'Jede Runde darfst du verdeckt würfeln und den Würfel für einen deiner Würfe einsetzen; ungenutzt kostet er dich 3. Dazu kommt Foresight.',
  'power.foresight.help':
    '2 Schaden. Wirkung: verdeckt würfeln; der Würfel ist der erste Angriffswurf des Ziels in seinem nächsten Zug.',
  'look-ahead': 'Würfelt {who} verdeckt für diese Runde?',
  'look-ahead.help':
    'Nur du siehst den Würfel. Einmal in dieser Runde darf er für einen Würfel stehen, den {who} werfen würde, bei einem Angriff oder Rettungswurf. Ungenutzt macht er {who} am Ende der Runde 3 Schaden.',
  'look-ahead.yes': 'Würfeln',
  'look-ahead.no': 'Nicht in dieser Runde',
  'use-foreseen':
    'Nimmt {who} die vorausgesehene {face} als {purpose, select, attack {Angriffswurf} save {Rettungswurf} secret {verdeckten Würfel} other {diesen Würfel}}?',
  'use-foreseen.help':
    'Sie gilt als der Wurf, und alle sehen sie. Bleibt sie ungenutzt, macht sie {who} am Ende der Runde 3 Schaden.',
  'use-foreseen.yes': 'Nehmen',
  'use-foreseen.no': 'Würfeln',
  'note.foreseen': 'hält einen verdeckten Würfel bereit',
  'note.foretold': 'der nächste Angriffswurf ist vorausgesagt',

  'power.scryer.help':
    'Am Ende deines Zuges darfst du jemanden innerhalb von 5 Feldern anvisieren: du siehst ihn immer, und deine Klassenkräfte erreichen ihn überall. Dazu kommt Target Lock.',
  'power.target-lock.help':
    'Schieß auf den Anvisierten, von überall, vor seinem nächsten Angriff bis zu deinem nächsten Zug; ein Treffer gibt diesem Angriff Nachteil.',
  'lock-on': 'Wen visiert {who} an?',
  'lock-on-anew': 'Wen visiert {who} statt {of} an?',
  'target-lock-shot': '{of} greift gleich an: schießt {who} zuerst?',
  'target-lock-shot.yes': 'Schießen',
  'target-lock-shot.no': 'Angreifen lassen',
  'part.target-lock': 'Nachteil für seinen Angriff',
  'end.lock-on': 'Anvisieren',
  'note.locked-on': 'anvisiert',
  'note.target-lock': 'wartet auf einen Angriff des Anvisierten',

  'power.empath.help':
    'Wenn jemand deiner Seite innerhalb von 5 Feldern LP zurückbekommt, Schutz bekommt oder einen Rettungswurf macht, darfst du das auch. Dazu kommt Empathic Bond.',
  'power.empathic-bond.help':
    'Bis zu 2 LP wechseln zwischen dir und jemandem deiner Seite innerhalb von 5 Feldern, nach manchem Wertekasten 10. Bis zum Ende deines nächsten Zuges bestimmst du, wer von euch Schaden und schlechte Status nimmt.',
  'mirror-healing': '{of} bekommt {amount} LP zurück: {who} auch?',
  'mirror-healing.yes': 'Ebenso viel nehmen',
  'mirror-healing.no': 'Nein',
  'mirror-ward':
    '{of} bekommt {amount} Schutz: {who} auch{paid, plural, =0 {} other {, für # LP}}?',
  'mirror-ward.yes': 'Nehmen',
  'mirror-ward.no': 'Nein',
  'mirror-save': '{of} hat einen Rettungswurf gemacht: wogegen macht {who} einen?',
  'transfer-hp': 'Wie viele LP gibt {who} an {of}, oder nimmt sie von {of}?',
  'transfer-hp.help': 'Wer gibt, behält mindestens 1, und niemand bekommt mehr als das Höchste.',
  'give-hp': '{amount} LP an {of} geben',
  'take-hp': '{amount} LP von {of} nehmen',
  'bond-damage.help': 'Schutz und Widerstand der Person, die ihn nimmt, zählen.',
  'bond-damage': '{of} nimmt gleich {amount} Schaden: wer nimmt ihn?',
  'bond-status': '{status} trifft gleich {of}: wer trägt es?',
  'bond-status.help': '{of} ist mit jemandem verbunden: beide können es tragen, und zwar ganz.',
  'note.empathic-bond': 'teilt mit jemandem, was ihm zustößt',
  'note.bonded': 'teilt mit einem Empathen, was ihm zustößt',
};
