/** Languages of the rulebook. */
export type Language = 'en' | 'de';

/** What the lists of a book say besides what content is called and does. */
interface BookWords {
  readonly heritage: readonly [string, string];
  readonly role: readonly [string, string];
  readonly spell: readonly string[];
  readonly hazard: readonly string[];
  readonly gear: readonly string[];
  readonly touch: string;
  readonly self: string;
  readonly concentration: string;
  readonly feet: (feet: number) => string;
  readonly level: string;
  readonly armor: string;
  readonly hitPoints: string;
  readonly speed: string;
  readonly flies: string;
  readonly swims: string;
  readonly climbs: string;
  readonly bands: string;
  readonly attack: string;
  readonly morale: string;
  readonly times: (times: number) => string;
  readonly die: string;
  readonly category: Readonly<Record<'light' | 'dual' | 'medium' | 'heavy' | 'unarmed', string>>;
  readonly uses: Readonly<Record<'melee' | 'thrown' | 'ranged', string>>;
  readonly hands: string;
  readonly plusDex: string;
  readonly slows: (feet: number) => string;
  readonly shield: string;
  readonly toIt: string;
}

/** See {@link BookWords}. */
export const BOOK_WORDS: Readonly<Record<Language, BookWords>> = {
  en: {
    heritage: ['Heritage', 'What it gives'],
    role: ['Role', 'What it gives'],
    spell: ['Spell', 'Range', 'Save', 'What it does'],
    hazard: ['Hazard', 'Level', 'Save', 'More'],
    gear: ['Thing', 'Price', 'What it is'],
    touch: 'touch',
    self: 'yourself',
    concentration: '*Concentration.*',
    feet: (feet) => `${feet} feet`,
    level: 'Level',
    armor: 'Armor Class',
    hitPoints: 'Hit Points',
    speed: 'speed',
    flies: 'flies',
    swims: 'swims',
    climbs: 'climbs',
    bands: 'a range band a round',
    attack: 'Attack',
    morale: 'Morale',
    times: (times) => ` (${times} attacks)`,
    die: 'd6',
    category: {
      light: 'light',
      dual: 'a pair',
      medium: 'medium',
      heavy: 'heavy',
      unarmed: 'unarmed',
    },
    uses: { melee: 'melee', thrown: 'thrown', ranged: 'shot' },
    hands: 'both hands',
    plusDex: 'and DEX',
    slows: (feet) => `${feet} feet slower`,
    shield: 'Armor Class +1, a hand',
    toIt: 'Armor Class',
  },
  de: {
    heritage: ['Herkunft', 'Was sie mitbringt'],
    role: ['Rolle', 'Was sie bringt'],
    spell: ['Zauber', 'Reichweite', 'Rettung', 'Was er tut'],
    hazard: ['Gefahr', 'Stufe', 'Rettung', 'Mehr'],
    gear: ['Ding', 'Preis', 'Was es ist'],
    touch: 'Berührung',
    self: 'selbst',
    concentration: '*Konzentration.*',
    feet: (feet) => `${feet} Fuß`,
    level: 'Stufe',
    armor: 'Rüstungsklasse',
    hitPoints: 'Trefferpunkte',
    speed: 'Geschwindigkeit',
    flies: 'fliegt',
    swims: 'schwimmt',
    climbs: 'klettert',
    bands: 'eine Reichweite je Runde',
    attack: 'Angriff',
    morale: 'Moral',
    times: (times) => ` (${times} Angriffe)`,
    die: 'W6',
    category: {
      light: 'leicht',
      dual: 'ein Paar',
      medium: 'mittel',
      heavy: 'schwer',
      unarmed: 'waffenlos',
    },
    uses: { melee: 'Nahkampf', thrown: 'geworfen', ranged: 'geschossen' },
    hands: 'beide Hände',
    plusDex: 'und GES',
    slows: (feet) => `${feet} Fuß langsamer`,
    shield: 'Rüstungsklasse +1, eine Hand',
    toIt: 'Rüstungsklasse',
  },
};
