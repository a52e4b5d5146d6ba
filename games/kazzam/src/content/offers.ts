import type { Implement, Role } from '../model.ts';

/** Specialisations of each role (KZ-CHAR-02). */
export const SPECIALISATIONS: Readonly<Record<Role, readonly string[]>> = {
  controller: ['crowd-control', 'guardian', 'lockdown', 'protector'],
  defender: ['juggernaut', 'punisher', 'pursuer', 'smasher'],
  leader: ['motivator', 'rescuer', 'tactician', 'vanguard'],
  striker: ['blaster', 'blitzer', 'bruiser', 'sniper'],
  specialist: ['hunter', 'runner', 'terrain-artist', 'trapper'],
};

/** So many different picks from a list. */
export interface PickGroup {
  /** Names what is picked: `feature`, `at-will`, … */
  readonly key: string;
  readonly rule: string;
  readonly from: readonly string[];
  readonly count: number;
}

/** What a class lets its athletes choose at level 1. */
export interface ClassOffer {
  readonly id: string;
  readonly rule: string;
  readonly implements: readonly Implement[];
  readonly groups: readonly PickGroup[];
  /** Implements that go with a pick, where not all do. */
  readonly needs?: Readonly<Record<string, readonly Implement[]>>;
}

const ANY = ['wand', 'staff', 'sword'] as const;

function of(name: string, picks: readonly string[]): readonly string[] {
  return picks.map((pick) => `${name}/${pick}`);
}

const HEXER = of('hexer', [
  'clinging-flare',
  'lesser-confusion',
  'gnawing-hex',
  'homards-patient-shot',
  'patient-gaze',
  'beginners-amalgam',
]);

const WANDSLINGER = of('wandslinger', [
  'rapid-fire',
  'trick-shot',
  'follow-up',
  'echoing-shot',
  'breather-shot',
  'ward-and-shoot',
]);

const WARDMASTER = of('wardmaster', [
  'costly-ward',
  'toxic-ward',
  'power-transference',
  'shrinking-robes',
  'ward-boost',
  'ward-bash',
]);

const WARPS = of('porter', ['scouting-warp', 'hub-warp', 'source-warp']);

const SHIVERING = of('shivering-sword', [
  'grasping-blade',
  'bloody-blade',
  'dancing-blade',
  'tempest-blade',
  'bullying-blade',
  'warding-blade',
]);

/** The classes of this match, with what each offers at level 1. */
export const CLASSES: readonly ClassOffer[] = [
  {
    id: 'hexer',
    rule: 'KC-HEX-01',
    implements: ANY,
    groups: [
      {
        key: 'feature',
        rule: 'KC-HEX-01',
        from: of('hexer', ['duelist', 'brawler', 'team-up']),
        count: 1,
      },
      { key: 'at-will', rule: 'KC-HEX-01', from: HEXER, count: 3 },
      {
        key: 'encounter',
        rule: 'KC-HEX-01',
        from: of('hexer', [
          'greater-confusion',
          'buras-traveling-fire',
          'salorns-patient-surprise',
        ]),
        count: 1,
      },
    ],
  },
  {
    id: 'wandslinger',
    rule: 'KC-WSL-01',
    implements: ['wand'],
    groups: [
      {
        key: 'feature',
        rule: 'KC-WSL-01',
        from: of('wandslinger', ['piercing-shot', 'ricochet-shot', 'seeking-shot']),
        count: 1,
      },
      {
        key: 'movement',
        rule: 'KC-WSL-01',
        from: of('wandslinger', ['quickdraw', 'focus', 'running-shot']),
        count: 1,
      },
      { key: 'at-will', rule: 'KC-WSL-01', from: WANDSLINGER, count: 2 },
      {
        key: 'encounter',
        rule: 'KC-WSL-01',
        from: of('wandslinger', ['favored-target', 'filovs-fusillade', 'petrovs-petrification']),
        count: 1,
      },
    ],
  },
  {
    id: 'wardmaster',
    rule: 'KC-WRD-01',
    implements: ANY,
    groups: [
      {
        key: 'feature',
        rule: 'KC-WRD-01',
        from: of('wardmaster', ['motile-ward', 'reflective-ward', 'capacitive-ward']),
        count: 1,
      },
      { key: 'at-will', rule: 'KC-WRD-01', from: WARDMASTER, count: 3 },
      {
        key: 'encounter',
        rule: 'KC-WRD-01',
        from: of('wardmaster', ['ward-wall', 'sight-ward', 'entry-ward']),
        count: 1,
      },
    ],
  },
  {
    id: 'porter',
    rule: 'KC-POR-01',
    implements: ANY,
    groups: [
      {
        key: 'feature',
        rule: 'KC-POR-01',
        from: of('porter', ['spellwarp-sniper', 'portal-brawler', 'self-lift']),
        count: 1,
      },
      {
        key: 'movement',
        rule: 'KC-POR-01',
        from: of('porter', ['short-jump', 'basic-kinemancy', 'short-tunnel']),
        count: 1,
      },
      { key: 'warp', rule: 'KC-POR-01', from: WARPS, count: 1 },
      {
        key: 'at-will',
        rule: 'KC-POR-01',
        from: [
          ...WARPS,
          ...of('porter', [
            'involuntary-lift',
            'instant-repulsion',
            'reinforcements',
            'bend-space',
          ]),
        ],
        count: 1,
      },
      {
        key: 'encounter',
        rule: 'KC-POR-01',
        from: of('porter', ['floor-portal', 'ripping-tides', 'contingency-jump']),
        count: 1,
      },
    ],
    needs: { 'porter/spellwarp-sniper': ['wand', 'staff'] },
  },
  {
    id: 'shivering-sword',
    rule: 'KC-SHV-01',
    implements: ['sword'],
    groups: [
      {
        key: 'enchantment',
        rule: 'KC-SHV-01',
        from: of('shivering-sword', [
          'sword-hold',
          'whirling',
          'status-thief',
          'guardless-blade',
          'focused-blade',
        ]),
        count: 2,
      },
      {
        key: 'self-charm',
        rule: 'KC-SHV-01',
        from: of('shivering-sword', [
          'directional-shield',
          'long-arm',
          'consuming-focus',
          'regenerative',
          'electrified',
          'misty-charge',
        ]),
        count: 2,
      },
      { key: 'at-will', rule: 'KC-SHV-01', from: SHIVERING, count: 3 },
      {
        key: 'encounter',
        rule: 'KC-SHV-01',
        from: of('shivering-sword', ['banishing-blade', 'ambush-blade', 'sword-sweep']),
        count: 1,
      },
    ],
  },
];

/** What the class of that id offers. */
export function offerOf(className: string): ClassOffer | undefined {
  return CLASSES.find(({ id }) => id === className);
}
