import type { GameDocuments } from '@tablewright/engine/documents';
import type { MagpieOptions, MagpieState } from './model.ts';

/** What a seat brings to a match and takes with it. */
export interface MagpieSheet {
  readonly name: string;
  readonly gold: number;
  readonly trophies: readonly string[];
}

/** The sheets of the toy. */
export const SHEETS: GameDocuments<MagpieState, MagpieOptions> = {
  kinds: {
    sheet: {
      version: 1,
      read: (content) => {
        const { name, gold, trophies } = (content ?? {}) as Partial<MagpieSheet>;
        const wrong = [
          ...(typeof name === 'string' ? [] : [{ path: 'name', message: 'must be a text' }]),
          ...(Number.isSafeInteger(gold) && (gold ?? -1) >= 0
            ? []
            : [{ path: 'gold', message: 'must be a whole number of at least 0' }]),
          ...(Array.isArray(trophies) && trophies.every((one) => typeof one === 'string')
            ? []
            : [{ path: 'trophies', message: 'must be a list of cards' }]),
        ];
        if (wrong.length > 0) return { ok: false, error: wrong };
        return { ok: true, value: content as MagpieSheet };
      },
      blank: (): MagpieSheet => ({ name: 'Magpie', gold: 3, trophies: [] }),
      sample: (random): MagpieSheet => ({
        name: 'Pica',
        gold: random.index(6, 'gold'),
        trophies: random.index(2, 'trophy') === 0 ? [] : ['treasure-1'],
      }),
    },
  },
  slots: (_, seatCount) =>
    Array.from({ length: seatCount }, (__, seat) => ({
      slot: `sheet/${seat}`,
      kind: 'sheet',
      seat,
      optional: true,
    })),
  results: ({ sheets, gold, places }) =>
    Object.fromEntries(
      sheets.map(({ name, trophies }, seat) => {
        const won = (places[`table/${seat}`] ?? []).filter((card) => card.startsWith('treasure'));
        const content = { name, gold: gold[seat] ?? 0, trophies: [...trophies, ...won] };
        return [`sheet/${seat}`, { kind: 'sheet', name, content }];
      }),
    ),
};
