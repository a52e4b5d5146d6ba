/** A choice of things: so many of a list. */
export interface PackPick {
  readonly count: number;
  readonly of: readonly string[];
}

/** What a character may take instead of rolling for funds (DT-EQ-00, DT-CHAR-06). */
export interface Pack {
  readonly id: string;
  readonly rule: string;
  readonly picks: readonly PackPick[];
}

const SETS = {
  fantasy: [
    'thieves-tools',
    'healers-kit',
    'rope',
    'torches',
    'lantern',
    'rations',
    'crowbar',
    'oil-flask',
    'manacles',
    'small-things',
  ],
  modern: [
    'thieves-tools',
    'healers-kit',
    'rope',
    'lantern',
    'electric-lamp',
    'crowbar',
    'disguise-kit',
    'magnifying-lens',
    'forensic-kit',
    'binoculars',
    'manacles',
    'toolkit',
    'small-things',
  ],
  future: [
    'medkit',
    'toolkit',
    'rebreather',
    'hand-scanner',
    'comm-set',
    'cyber-deck',
    'electric-lamp',
    'zip-restraints',
    'rope',
    'binoculars',
  ],
} as const;

const BLADES = [
  'dagger',
  'club',
  'hand-axe',
  'paired-light-weapons',
  'sword',
  'mace',
  'battle-axe',
  'spear',
  'javelin',
  'great-sword',
  'pole-arm',
  'sling',
] as const;

const FIREARMS = ['holdout-pistol', 'revolver', 'pistol', 'shotgun', 'carbine', 'rifle'] as const;
const LIGHT_WEAPONS = ['dagger', 'knife', 'club', 'cane', 'truncheon', 'hand-axe'] as const;
const BEAMS = ['laser-pistol', 'pulse-rifle'] as const;

/** The packs of the genres (DT-EQ-00); the modern one has two: a firearm, or two light weapons. */
export const PACKS: readonly Pack[] = [
  {
    id: 'fantasy',
    rule: 'DT-EQ-00',
    picks: [
      { count: 1, of: ['light-armor', 'medium-armor'] },
      { count: 1, of: ['shield', 'short-bow', 'longbow'] },
      { count: 1, of: BLADES },
      { count: 3, of: SETS.fantasy },
    ],
  },
  {
    id: 'modern-firearm',
    rule: 'DT-EQ-00',
    picks: [
      { count: 1, of: ['light-armor'] },
      { count: 1, of: FIREARMS },
      { count: 4, of: SETS.modern },
    ],
  },
  {
    id: 'modern-light',
    rule: 'DT-EQ-00',
    picks: [
      { count: 1, of: ['light-armor'] },
      { count: 2, of: LIGHT_WEAPONS },
      { count: 4, of: SETS.modern },
    ],
  },
  {
    id: 'science-fiction',
    rule: 'DT-EQ-00',
    picks: [
      { count: 1, of: ['light-armor'] },
      { count: 1, of: ['vacc-suit'] },
      { count: 1, of: BEAMS },
      { count: 3, of: SETS.future },
    ],
  },
];

/** What roles add to a pack: casters a symbol or a book, healers a kit (DT-EQ-00). */
export const PACK_EXTRAS: Readonly<Record<string, string>> = {
  'divine-magic': 'holy-symbol',
  'arcane-magic': 'spell-book',
  'medical-expert': 'healers-kit',
};
