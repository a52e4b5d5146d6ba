import type { Presentation } from './introduction.ts';
import { PRESENTATIONS_DE } from './presentation-de.ts';

const PRESENTATIONS: Readonly<Record<string, Presentation>> = {
  'bingo-deathmatch': {
    material: 'neon',
    pitch: 'Fill a line of your card, and take lines from others with lazors.',
    credits: {
      designers: [],
      thanks: [],
      filledIn: [
        'where the coloured squares lie on the cards, whose picture is missing',
        'what is on sale: every advanced item and power card from the first round',
        'points that the text leaves open, each marked (ruling) in the rules',
      ],
      notes: [],
    },
  },
  'bingo-adventure': {
    material: 'storybook',
    pitch: 'Mark patterns together to wake your powers, before the monster fells one of you.',
    credits: {
      designers: ['Jonathan Leistiko', 'Shawn Storie'],
      thanks: [],
      filledIn: [
        'the BINGO powers and dud powers of all classes, and the shape of one pattern',
        'the monsters Gobin the Goblin King and Boing the Ooze',
        'points that the text leaves open, each marked (ruling) or (designed) in the rules',
      ],
      notes: [],
    },
  },
  kazzam: {
    material: 'chalk',
    pitch: 'A magical court sport between house teams, spell against spell.',
    credits: {
      designers: ['Jim McGarva'],
      thanks: [
        'Artists: Yuri Kavalerchik, Kyla Austin',
        'Layout: Cosmonaut Kyla Austin, Jim McGarva',
        'Proofreading: Jim Jacobson, Jim McGarva',
        'Playtesting and development: Gabriel Butche, Camille King, Lynk Gadra, Dan Taranu, Jim Jacobson, Yuri Kavalerchik',
      ],
      filledIn: ['the athletes of the two ready teams'],
      notes: [],
    },
  },
  bridgequest: {
    material: 'chart',
    pitch: 'Climb a bridge of worlds card by card, up to the Boss at its end.',
    credits: {
      designers: [],
      thanks: [
        'After Munchkin by Steve Jackson, which it makes into a campaign',
        'Play tested by the Morazis and GHR guys',
      ],
      filledIn: ['every card, figurine and picture'],
      notes: [
        'BridgeQuest! is played with original cards; no card of another publisher is included.',
      ],
    },
  },
  d20: {
    material: 'leather',
    pitch: 'A table for adventures with a game master and a twenty-sided die.',
    credits: {
      designers: [],
      thanks: [
        'Loosely based on rules by Gary Gygax and Dave Arneson (1974), and by Jeremy Crawford and Mike Mearls (2014)',
        'The X-Card safety tool: John Stavropoulos',
        'After story points of Evil Hat Productions and Modiphius Entertainment, and of John Harper’s Blades in the Dark',
      ],
      filledIn: [],
      notes: [],
    },
  },
};

/**
 * How the game with this id is introduced, in the language of this BCP 47 tag; in English if there
 * is no translation. Throws for a game that nobody has introduced.
 */
export function presentationOf(id: string, locale = 'en'): Presentation {
  const presentation = Object.hasOwn(PRESENTATIONS, id) ? PRESENTATIONS[id] : undefined;
  if (presentation === undefined) throw new Error(`nobody has introduced the game "${id}"`);
  const translated = locale.split('-')[0] === 'de' ? PRESENTATIONS_DE[id] : undefined;
  if (translated === undefined) return presentation;
  const { players, pitch, ...credits } = translated;
  return { ...presentation, players, pitch, credits: { ...presentation.credits, ...credits } };
}
