import type { Card, CardBack, CardFact, CardGround } from '@tablewright/table-kit/cards';
import * as sign from '@tablewright/table-kit/emblems';

/** The language of the page. */
export type Language = 'en' | 'de';
/** A text in both languages. */
type Said = readonly [en: string, de: string];

const MONSTER: CardGround = { scene: 'land', hue: 28 };
const BEAST: CardGround = { scene: 'land', hue: 130 };
const CURSE: CardGround = { scene: 'rings', hue: 320 };
const TRAP: CardGround = { scene: 'arch', hue: 20 };
const ITEM: CardGround = { scene: 'lozenges', hue: 75 };
const WORN: CardGround = { scene: 'lozenges', hue: 240 };
const POTION: CardGround = { scene: 'waves', hue: 195 };
const POWER: CardGround = { scene: 'rays', hue: 55 };
const WORLD: CardGround = { scene: 'land', hue: 255 };
const PORTAL: CardGround = { scene: 'chart', hue: 275 };
const ALLY: CardGround = { scene: 'rays', hue: 160 };

/** One made-up card, in both languages. */
interface Print {
  readonly id: string;
  readonly name: Said;
  readonly kind: Said;
  readonly ground: CardGround;
  readonly emblem: string;
  readonly level?: number;
  readonly bonus?: string;
  readonly gold?: number;
  readonly treasures?: number;
  readonly lines: readonly (Said | readonly [en: string, de: string, emblem: string])[];
  readonly tags?: readonly Said[];
}

const PRINTS: readonly Print[] = [
  {
    id: 'sphinx',
    name: ['Sphinx With Trick Questions', 'Sphinx mit Fangfragen'],
    kind: ['Monster', 'Monster'],
    ground: MONSTER,
    emblem: sign.griffinSymbol,
    level: 6,
    treasures: 2,
    lines: [
      [
        'At the start make a Wisdom check: it gets 4 less if you pass, 2 more if not.',
        'Zu Beginn eine Weisheitsprobe: Sie bekommt 4 weniger, wenn du bestehst, sonst 2 mehr.',
        sign.thirdEye,
      ],
      [
        'If you cannot run away, you lose your whole hand.',
        'Kannst du nicht weglaufen, verlierst du alle Handkarten.',
        sign.hand,
      ],
    ],
    tags: [['beast', 'Tier']],
  },
  {
    id: 'slime',
    name: ['Well-Read Slime', 'Belesener Schleim'],
    kind: ['Monster', 'Monster'],
    ground: BEAST,
    emblem: sign.slime,
    level: 1,
    treasures: 1,
    lines: [
      [
        'Wizards get 2 more against it: it has read their books.',
        'Zauberer bekommen 2 mehr gegen ihn: Er kennt ihre Bücher.',
        sign.spellBook,
      ],
    ],
    tags: [
      ['ooze', 'Schleim'],
      ['scholar', 'Gelehrter'],
    ],
  },
  {
    id: 'dragon',
    name: ['Tax Dragon', 'Steuerdrache'],
    kind: ['Monster', 'Monster'],
    ground: MONSTER,
    emblem: sign.dragonHead,
    level: 18,
    treasures: 5,
    lines: [
      [
        'Will not chase anybody of level 4 or below.',
        'Verfolgt niemanden bis Stufe 4.',
        sign.walkingBoot,
      ],
      [
        'Pay 1000 gold, or be eaten, whichever is less.',
        'Zahle 1000 Gold oder werde gefressen, je nachdem, was weniger ist.',
        sign.twoCoins,
      ],
    ],
    tags: [
      ['dragon', 'Drache'],
      ['fire', 'Feuer'],
    ],
  },
  {
    id: 'torch',
    name: ['Torch of Mild Arson', 'Fackel der milden Brandstiftung'],
    kind: ['Item · one hand', 'Gegenstand · eine Hand'],
    ground: ITEM,
    emblem: sign.torch,
    bonus: '+2',
    gold: 300,
    lines: [
      [
        'It lights doors that were meant to stay dark.',
        'Sie beleuchtet Türen, die dunkel bleiben sollten.',
      ],
    ],
    tags: [['fire', 'Feuer']],
  },
  {
    id: 'helmet',
    name: [
      'Indestructible Potato Peeler Helmet',
      'Unverwüstlicher Kartoffelschälerhelm der Verdammnis',
    ],
    kind: ['Item · head', 'Gegenstand · Kopf'],
    ground: WORN,
    emblem: sign.crestedHelmet,
    bonus: '+3',
    gold: 600,
    lines: [
      [
        'Cannot be destroyed, and cannot be taken off before the end of a combat.',
        'Kann nicht zerstört und vor dem Ende eines Kampfes nicht abgenommen werden.',
        sign.shield,
      ],
    ],
  },
  {
    id: 'boots',
    name: ['Boots of Sudden Leaving', 'Stiefel des plötzlichen Aufbruchs'],
    kind: ['Item · feet', 'Gegenstand · Füße'],
    ground: WORN,
    emblem: sign.leatherBoot,
    bonus: '+1',
    gold: 400,
    lines: [['2 more to run away.', '2 mehr beim Weglaufen.', sign.walkingBoot]],
  },
  {
    id: 'staff',
    name: ['Staff of Pointing', 'Stab des Zeigens'],
    kind: ['Item · two hands', 'Gegenstand · zwei Hände'],
    ground: ITEM,
    emblem: sign.wizardStaff,
    bonus: '+4',
    gold: 800,
    lines: [['Only wizards can use it.', 'Nur für Zauberer.', sign.pointyHat]],
  },
  {
    id: 'potion',
    name: ['Potion of Second Thoughts', 'Trank der Bedenkzeit'],
    kind: ['Potion · once', 'Trank · einmal'],
    ground: POTION,
    emblem: sign.roundPotion,
    bonus: '+2',
    gold: 100,
    lines: [
      [
        'Either side of a combat gets 2 more; or the next player takes the last die back.',
        'Eine Seite eines Kampfes bekommt 2 mehr; oder der nächste Spieler nimmt den letzten Würfel zurück.',
        sign.hourglass,
      ],
    ],
  },
  {
    id: 'curse',
    name: ['Curse: Wrong Trousers', 'Fluch: Falsche Hosen'],
    kind: ['Curse', 'Fluch'],
    ground: CURSE,
    emblem: sign.evilHand,
    lines: [
      [
        'Discard what you wear on your feet. Everybody has seen it.',
        'Lege ab, was du an den Füßen trägst. Alle haben es gesehen.',
        sign.cursedStar,
      ],
    ],
  },
  {
    id: 'trap',
    name: ['Trap: The Floor', 'Falle: Der Fußboden'],
    kind: ['Trap', 'Falle'],
    ground: TRAP,
    emblem: sign.spikedWall,
    lines: [
      [
        'It was not there. Lose a level.',
        'Er war nicht da. Verliere eine Stufe.',
        sign.fallingRocks,
      ],
    ],
  },
  {
    id: 'power',
    name: ['Loud Confidence', 'Lautes Selbstvertrauen'],
    kind: ['Power · rank 2', 'Kraft · Rang 2'],
    ground: POWER,
    emblem: sign.muscleUp,
    lines: [
      [
        'Once a turn: roll a die again after saying out loud what it will show.',
        'Einmal je Zug: Wiederhole einen Wurf, nachdem du laut gesagt hast, was er zeigen wird.',
        sign.rollingDices,
      ],
    ],
  },
  {
    id: 'world',
    name: ['Archipelago of Lost Socks', 'Archipel der verlorenen Socken'],
    kind: ['World', 'Welt'],
    ground: WORLD,
    emblem: sign.island,
    lines: [
      [
        'Whoever stands here draws one door less and one treasure more.',
        'Wer hier steht, zieht eine Tür weniger und einen Schatz mehr.',
        sign.woodenDoor,
      ],
    ],
    tags: [['doors: left, right', 'Türen: links, rechts']],
  },
  {
    id: 'portal',
    name: ['Portal Behind the Curtain', 'Portal hinter dem Vorhang'],
    kind: ['Portal · everybody', 'Portal · alle'],
    ground: PORTAL,
    emblem: sign.magicPortal,
    lines: [
      [
        'All go to the next world. Nobody asked.',
        'Alle gehen in die nächste Welt. Niemand hat gefragt.',
        sign.starSwirl,
      ],
    ],
  },
  {
    id: 'duck',
    name: ['Donkey of Good Advice', 'Esel der guten Ratschläge'],
    kind: ['Ally', 'Verbündeter'],
    ground: ALLY,
    emblem: sign.donkey,
    bonus: '+1',
    lines: [
      [
        'Carries one big item, and says what it thinks of it.',
        'Trägt einen großen Gegenstand und sagt, was er davon hält.',
        sign.knapsack,
      ],
    ],
  },
  {
    id: 'sharp',
    name: ['… of Sharpness', '… der Schärfe'],
    kind: ['Enhancer · item', 'Verbesserung · Gegenstand'],
    ground: ITEM,
    emblem: sign.anvil,
    bonus: '+2',
    lines: [
      [
        'Attach it to an item that is used in combat.',
        'Lege es an einen Gegenstand an, der im Kampf benutzt wird.',
        sign.crossedSwords,
      ],
    ],
  },
  {
    id: 'shiny',
    name: ['… With Improbably Many Buckles', '… mit unwahrscheinlich vielen Schnallen'],
    kind: ['Enhancer · item', 'Verbesserung · Gegenstand'],
    ground: ITEM,
    emblem: sign.gears,
    bonus: '+1',
    lines: [
      [
        'Attach it to an item that is worn.',
        'Lege es an einen getragenen Gegenstand an.',
        sign.cloak,
      ],
    ],
  },
];

const WORDS = {
  level: ['Level', 'Stufe'],
  bonus: ['Bonus', 'Bonus'],
  gold: ['Gold', 'Gold'],
  treasures: ['Treasures', 'Schätze'],
} as const satisfies Readonly<Record<string, Said>>;

const place = { en: 0, de: 1 } as const;

/** The backs of the two decks. */
export function backsIn(language: Language): Readonly<Record<'door' | 'treasure', CardBack>> {
  const at = place[language];
  return {
    door: {
      deck: 'door',
      name: (['door card', 'Türkarte'] as const)[at],
      hue: 275,
      emblem: sign.woodenDoor,
    },
    treasure: {
      deck: 'treasure',
      name: (['treasure card', 'Schatzkarte'] as const)[at],
      hue: 160,
      emblem: sign.openTreasureChest,
    },
  };
}

/** The made-up cards. */
export function cardsIn(language: Language): readonly Card[] {
  const at = place[language];
  const backs = backsIn(language);
  const fact = (
    of: keyof typeof WORDS,
    value: string | number | undefined,
    emblem: string,
  ): readonly CardFact[] => (value === undefined ? [] : [{ label: WORDS[of][at], value, emblem }]);
  return PRINTS.map(
    ({ id, name, kind, ground, emblem, level, bonus, gold, treasures, lines, tags = [] }) => ({
      id,
      name: name[at],
      kind: kind[at],
      ground,
      emblem,
      ...(level === undefined ? {} : { corner: { label: WORDS.level[at], value: level } }),
      lines: lines.map((said) => {
        const [, , lineSign] = said;
        return { text: said[at], ...(lineSign === undefined ? {} : { emblem: lineSign }) };
      }),
      tags: tags.map((tag) => tag[at]),
      facts: [
        ...fact('bonus', bonus, sign.crossedSwords),
        ...fact('treasures', treasures, sign.openTreasureChest),
        ...fact('gold', gold, sign.twoCoins),
      ],
      back: gold === undefined ? backs.door : backs.treasure,
    }),
  );
}
