/** Die Kräfte des Tinkers, die keine Fallen sind; Namen bleiben, wie sie gedruckt sind. */
export const POWER_TEXTS_DE: Readonly<Record<string, string>> = {
  'power.vokos-lariat.help':
    '2 Schaden. Wirkung: Jede Markierung, die das Ziel gesetzt hat, endet. Will es sich in seinem nächsten Zug zum ersten Mal bewegen, rettet es sich, oder es fällt hin und verliert diese Aktion.',
  'power.irenas-cloak.help':
    '2 Schaden. Wirkung: ein Feld neben dem Ziel, bis dein nächster Zug endet. Deine Verbündeten sind dort verschleiert; Feinde dürfen nicht aus freien Stücken dorthin.',
  'power.bag-of-tricks.help':
    '3 Schaden. Wirkung: Benutze einen Gegenstand aus dem Beutel, jeden nur einmal im Spiel. Ein leerer Beutel bringt nur Schaden.',
  'power.explosive-attachment.help':
    'Wenn dein nächster Zug endet, nehmen sein Träger und alle daneben 2 Schaden. Ist der Träger bis dahin ausgeschaltet, geht er auf dessen Feld los.',
  'power.curtain-of-shadows.help':
    'Bis dein nächster Zug endet, sieht niemand in die 3x3 Felder um das Ziel hinein, aus ihnen heraus oder durch sie hindurch. Drinnen ist die Sicht frei.',
  'power.tether.help':
    'Das Ziel ist auf jede Entfernung gepackt, bis es sich befreit. Mit einer Bewegungsaktion ziehst du es bis zu 5 Felder heran.',
  'power.pull-tethered': 'Am Seil ziehen',
  'power.pull-tethered.help': 'Zieht das Wesen, das dein Seil hält, bis zu 5 Felder zu dir heran.',
  'power.talisman-of-distraction.help':
    'Das Ziel ist abgelenkt, und benommen dazu, sobald ein eigener Zug so geendet hat. Mit einer Angriffsaktion nimmt es den Talisman ab.',
  'note.explosive-left': 'ein Sprengsatz, dessen Träger weg ist',
  'note.used-trick': 'ein verbrauchter Gegenstand des Beutels',
  'which-trick': 'Welchen Gegenstand benutzt {who} gegen {of}?',
  'cloak-where': 'Über welches Feld hängt {who} den Mantel?',
  'curtain-where': 'Um welches Feld hängt der Vorhang?',
  'end.explosive-attachment': 'Die Explosion',
  'end.talisman-of-distraction': 'Benommen durch den Talisman',
};
