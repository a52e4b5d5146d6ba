/** What the builder of a party says, in English. */
export const BUILDER_TEXTS = {
  party: 'Party',
  heroes: 'Heroes',
  class: 'Class',
  'gives.fighter': 'Deals steadily, guards friends, leads.',
  'gives.mystic': 'Works with the four elements: the more, the stronger.',
  'gives.rogue': 'Hides, distracts, steals.',
  'gives.healer': 'Heals, shields, asks for the right token.',
  marks: '{health} health',
  taken: '{who} plays it; choosing swaps',
  'taken.said': '{who} plays it',
  'number.health': 'Health',
  'sheet.numbers': 'Numbers',
  'sheet.powers': 'Powers, from the top of the sheet down',
  'fault.class': '{who}: a class',
  'fault.nameless': 'Hero {number} needs a name',
  'fault.letter': '{who}: a name begins with B, I, N, G or O',
  'fault.same': '{who}: {other} begins with that letter already',
  'text.form': 'Needs a name, a colon and a class: “Bron: Fighter”.',
  'text.many': 'A party has {most} heroes at most.',
  'text.unknown': '“{word}” is no class.',
  'text.closed': '“{word}”: {why}.',
} as const satisfies Record<string, string>;

/** A key of {@link BUILDER_TEXTS}. */
export type BuilderKey = keyof typeof BUILDER_TEXTS;
