import * as sign from '@tablewright/table-kit/emblems';
import type { SheetData } from '@tablewright/table-kit/sheets';
import type { Language } from './cards.ts';

/** A made-up character. */
export function sheetIn(language: Language): SheetData {
  const say = (en: string, de: string): string => (language === 'de' ? de : en);
  const ability = (id: string, en: string, de: string, score: number) => {
    const value = Math.floor((score - 10) / 2);
    return {
      id,
      label: say(en, de),
      value,
      shown: value < 0 ? `−${-value}` : `+${value}`,
      note: String(score),
      parts: [{ label: say(`Score of ${score}`, `Wert von ${score}`), amount: value }],
    };
  };
  const skill = (id: string, en: string, de: string, base: number, trained: number) => ({
    id,
    label: say(en, de),
    value: base + trained,
    shown: `+${base + trained}`,
    parts: [
      { label: say('Ability', 'Attribut'), amount: base },
      { label: say('Proficiency', 'Übung'), amount: trained },
    ],
  });
  return {
    title: say('Wilhelmina Underbough', 'Wilhelmina von Unterastheim'),
    line: say('Halfling · Rogue · level 5', 'Halbling · Schurkin · Stufe 5'),
    emblem: sign.rogue,
    hue: 40,
    groups: [
      {
        kind: 'numbers',
        title: say('In a fight', 'Im Kampf'),
        numbers: [
          { id: 'hp', label: say('Hit points', 'Trefferpunkte'), value: 23, most: 31 },
          {
            id: 'ac',
            label: say('Armor class', 'Rüstungsklasse'),
            value: 15,
            parts: [
              { label: say('Leather armor', 'Lederrüstung'), amount: 11 },
              { label: say('Dexterity', 'Geschicklichkeit'), amount: 4 },
            ],
          },
          { id: 'speed', label: say('Speed', 'Bewegung'), value: 25, note: say('feet', 'Fuß') },
          { id: 'initiative', label: 'Initiative', value: 4, shown: '+4' },
        ],
      },
      {
        kind: 'numbers',
        title: say('Abilities', 'Attribute'),
        numbers: [
          ability('str', 'Strength', 'Stärke', 8),
          ability('dex', 'Dexterity', 'Geschicklichkeit', 18),
          ability('con', 'Constitution', 'Konstitution', 13),
          ability('int', 'Intelligence', 'Intelligenz', 14),
          ability('wis', 'Wisdom', 'Weisheit', 10),
          ability('cha', 'Charisma', 'Charisma', 12),
        ],
      },
      {
        kind: 'conditions',
        title: say('Conditions', 'Zustände'),
        conditions: [
          {
            id: 'poisoned',
            label: say('Poisoned', 'Vergiftet'),
            emblem: sign.poison,
            end: say('the end of your next turn', 'zum Ende deines nächsten Zugs'),
            help: say('Disadvantage on attacks and checks.', 'Nachteil auf Angriffe und Proben.'),
          },
          {
            id: 'invisible',
            label: say('Invisible', 'Unsichtbar'),
            emblem: sign.invisible,
            end: say('you attack', 'du angreifst'),
          },
        ],
      },
      {
        kind: 'lines',
        title: say('Skills', 'Fertigkeiten'),
        numbers: [
          skill('stealth', 'Stealth', 'Heimlichkeit', 4, 6),
          skill('hands', 'Sleight of hand', 'Fingerfertigkeit', 4, 6),
          skill('look', 'Perception', 'Wahrnehmung', 0, 3),
          skill('lore', 'Investigation', 'Nachforschungen', 2, 3),
          skill('lie', 'Deception', 'Täuschen', 1, 3),
        ],
      },
      {
        kind: 'list',
        title: say('Carried', 'Dabei'),
        items: [
          {
            id: 'dagger',
            label: say('Dagger', 'Dolch'),
            emblem: sign.plainDagger,
            count: 4,
            note: '1d4',
          },
          { id: 'rope', label: say('Silk rope', 'Seidenseil'), emblem: sign.ropeCoil, count: 1 },
          {
            id: 'draught',
            label: say('Healing draught', 'Heiltrank'),
            emblem: sign.healthPotion,
            count: 2,
          },
          { id: 'keys', label: say('Thieves’ tools', 'Diebeswerkzeug'), emblem: sign.skeletonKey },
          { id: 'gold', label: say('Gold pieces', 'Goldmünzen'), emblem: sign.coins, count: 137 },
        ],
      },
      {
        kind: 'text',
        title: say('Notes', 'Notizen'),
        text: say(
          'Owes the ferryman a favour. Does not know yet that he is her uncle.',
          'Schuldet dem Fährmann einen Gefallen. Weiß noch nicht, dass er ihr Onkel ist.',
        ),
      },
    ],
  };
}
