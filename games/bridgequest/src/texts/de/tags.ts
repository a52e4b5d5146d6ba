/** What the marks of cards are called in German; marks of own decks stay as they are written. */
const TAGS = {
  amphibian: 'Amphibie',
  aquatic: 'Wasser',
  beast: 'Tier',
  bird: 'Vogel',
  clerk: 'Amt',
  cold: 'Kälte',
  construct: 'Gebautes',
  dragon: 'Drache',
  dust: 'Staub',
  elemental: 'Elementar',
  fire: 'Feuer',
  food: 'Essen',
  giant: 'Riese',
  goblin: 'Goblin',
  goo: 'Schleim',
  insect: 'Insekt',
  knight: 'Ritter',
  object: 'Ding',
  plant: 'Pflanze',
  reptile: 'Reptil',
  rodent: 'Nagetier',
  shot: 'Schuss',
  song: 'Lied',
  swarm: 'Schwarm',
  undead: 'Untote',
} as const;

/** A mark within a sentence, as the filling of this name says it: a part of an ICU message. */
export function tagIn(filling: string): string {
  const known = Object.entries(TAGS).map(([tag, name]) => `${tag} {${name}}`);
  return `{${filling}, select, ${known.join(' ')} other {{${filling}}}}`;
}
