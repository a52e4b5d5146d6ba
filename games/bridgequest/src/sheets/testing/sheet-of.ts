import { newSheet, type SavedGear, type SavedOneShot, type Sheet } from '../sheet.ts';

/** A new character with 2, 3, 4, 5 and Karma 6, and whatever else is given. */
export function sheetOf(given: Partial<Sheet> = {}): Sheet {
  const person = { name: 'Ada', race: 'FIG-OWN', gender: 'female' } as const;
  return { ...newSheet(person, (sides) => sides / 2), ...given };
}

/** A sheet that knows these figurines. */
export function knowing(figurines: Readonly<Record<string, number>>, name = 'Ada'): Sheet {
  return sheetOf({ name, relationships: { figurines, characters: {} } });
}

/** A saved item that is rolled for under a number. */
export function gear(card: string, number: number, given: Partial<SavedGear> = {}): SavedGear {
  return {
    kind: 'gear',
    card,
    name: `The ${card}`,
    bonus: 3,
    side: 'ATT',
    slot: 'hand',
    hands: 1,
    isBig: false,
    enhancers: [],
    number,
    ...given,
  };
}

/** So many saved one-shots. */
export function oneShot(card: string, quantity: number): SavedOneShot {
  return { kind: 'one-shot', card, name: `The ${card}`, quantity };
}
