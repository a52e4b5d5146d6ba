/** Der Brewer; Namen bleiben, wie sie gedruckt sind. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'class.brewer.help': 'Wirft Tränke und verteilt Flaschen, aus denen jeder trinken kann.',
  'power.toss-potion.help':
    'Reichweite 5, 2 Schaden (3 mit einem Encounter-Trank), ohne das Werkzeug. Wirkung: der Trank, den du vor dem Wurf wählst.',
  'power.give-elixir.help':
    'Eine Flasche mit einem Elixir oder Trank füllen, den du kennst; behalten oder jemandem der eigenen Seite daneben geben.',
  'power.unstable-concoction.help':
    '2 Schaden. Wirkung: zwei At-Will-Tränke. Bei einem Fehlschlag treffen beide dich.',
  'power.hurl-flask.help':
    'Reichweite 10, 1 Schaden (2 mit einem Encounter-Trank); alles neben dem Ziel nimmt 1, Freund wie Feind. Wirkung: der Trank, auf alle.',
  'power.potent-edge.help':
    'Einen Trank auf die Klinge geben, dann 2 Schaden (3 mit einem Encounter-Trank darauf). Wirkung: alle Tränke auf der Klinge, die danach sauber ist.',
  'power.load-blade': 'Die Klinge benetzen',
  'power.load-blade.help': 'Einen Trank auf die Klinge geben, ohne anzugreifen; dein Zug endet.',
  'power.drink': 'Eine Flasche trinken',
  'power.drink.help': 'Was darin ist, wirkt auf dich; die Flasche ist weg.',
  'power.hand-flask': 'Eine Flasche abgeben',
  'power.hand-flask.help': 'An jemanden der eigenen Seite daneben, der will.',
  'power.corrosive-potion.help':
    '1 anhaltender Schaden bis zu einem gelungenen Rettungswurf; jeder misslungene macht ihn um 1 größer.',
  'power.generosity-tonic.help':
    'Am Ende seines nächsten Zuges gibt das Ziel jeder Figur innerhalb von 2 je 1 LP. Ist niemand da, wartet der Trank und gibt 1 mehr.',
  'power.nullification-potion.help':
    'Ein Treffer nimmt zuerst 2 Ward weg. Wirkung: Jeder Zustand des Ziels endet, gut wie schlecht.',
  'power.target-attack-potion.help':
    'Nenne dich oder jemanden aus dem Team: Vorteil beim ersten Angriff auf das Ziel bis zum Ende deines nächsten Zuges.',
  'power.target-protect-potion.help':
    'Nenne dich oder jemanden aus dem Team: Das Ziel hat Nachteil bei Angriffen auf diese Person bis zum Ende seines nächsten Zuges.',
  'power.fascination-potion.help':
    'Nenne dich oder jemanden aus dem Team: Das Ziel wird bis zu 4 Felder näher dorthin gezogen.',
  'power.hardening-potion.help':
    'Festgesetzt bis zum Ende seines nächsten Zuges; ist das vorbei, verlangsamt bis zum Ende seines nächsten Zuges.',
  'power.frenzy-brew.help': 'In seinem nächsten Zug rasend, gegen dich.',
  'power.draught-of-bonded-futures.help':
    'Nenne dich oder jemanden aus dem Team und 1 bis 3 Runden: Am Anfang des Zuges dann wird diese Person neben das Ziel teleportiert.',
  'power.phoenix-elixir.help':
    '2 LP zurückgewinnen; kann auch getrunken werden, wenn du Schaden nimmst.',
  'power.gryphon-elixir.help': 'Fliegen bis zum Ende deines nächsten Zuges.',
  'power.sleipnir-elixir.help': 'Eine Bewegungsaktion mehr in diesem Zug.',
  'item.corrosive-potion': 'eine Flasche Corrosive Potion',
  'item.generosity-tonic': 'eine Flasche Generosity Tonic',
  'item.nullification-potion': 'eine Flasche Nullification Potion',
  'item.target-attack-potion': 'eine Flasche Target Attack Potion',
  'item.target-protect-potion': 'eine Flasche Target Protect Potion',
  'item.fascination-potion': 'eine Flasche Fascination Potion',
  'item.hardening-potion': 'eine Flasche Hardening Potion',
  'item.frenzy-brew': 'eine Flasche Frenzy Brew',
  'item.draught-of-bonded-futures': 'eine Flasche Draught of Bonded Futures',
  'item.phoenix-elixir': 'eine Flasche Phoenix Elixir',
  'item.gryphon-elixir': 'eine Flasche Gryphon Elixir',
  'item.sleipnir-elixir': 'eine Flasche Sleipnir Elixir',
  'note.on-blade': 'ein Trank ist auf der Klinge',
  'note.flask-names': 'wen eine Flasche nennt',
  'which-potion': 'Welchen Trank nimmt {who} für {power}?',
  'which-potion.verb': 'Nehmen',
  'potion-names': 'Wen nennt {who} für {power}?',
  'potion-names.verb': 'Nennen',
  'potion-order': 'In welcher Reihenfolge wirken die Tränke auf {of}?',
  'potion-order.verb': 'So',
  'bonded-rounds': 'In wie vielen Runden wird {of} neben das Ziel gebracht?',
  'bonded-rounds.help':
    'Es ist Runde {round}; möglich sind 1 bis {most} Runden. In jener Runde beginnt der Zug von {of} neben der Person, die der Trank treffen wird, wo auch immer beide dann sind. Daraus wird nichts, wenn eine von beiden nicht auf der Karte ist.',
  'bonded-rounds.verb': '{amount, plural, one {In # Runde} other {In # Runden}}',
  'generosity-order': '{who} hat nicht genug LP für alle: Wer bekommt zuerst?',
  'generosity-order.verb': 'So',
  'which-flask': 'Womit füllt {who} die Flasche?',
  'which-flask.help':
    'Wer die Flasche bekommt, wird danach gefragt. Was ein Trank von einem Ziel sagt, gilt für die Person, die ihn trinkt, ob Freund oder Feind.',
  'which-flask.verb': 'Füllen',
  'flask-where': 'Wer bekommt die Flasche?',
  'flask-where.verb': 'Geben',
  'flask-where.keep': 'Behalten',
  'flask-where.put-down': 'Hier hinstellen',
  'drink-which': 'Welche Flasche trinkt {who}?',
  'drink-which.verb': 'Trinken',
  'drink-phoenix': '{who} ist verletzt: das Phoenix Elixir trinken?',
  'drink-phoenix.help': 'Es gibt 2 LP zurück und ist verbraucht. Ausgeschaltete rettet es nicht.',
  'drink-phoenix.yes': 'Trinken',
  'drink-phoenix.no': 'Behalten',
};
