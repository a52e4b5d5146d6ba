import { readCount, readFlag, readRecord, readWord } from '@tablewright/engine/given';
import { type KazzamState, NOBODY } from '../model.ts';
import { zoneOf } from '../rules/zones.ts';
import { readList, readSquare } from './fields.ts';

const ZONE_KEYS = ['cells', 'damage', 'by', 'terrain'] as const;

/** Damaging zones that last for the match: Damaging Terrain unless `terrain` is false. */
export function layZones(state: KazzamState, value: unknown): void {
  const names = state.builds.map(({ name }) => name);
  for (const [at, one] of readList(value, 'zones').entries()) {
    const key = `zones.${at}`;
    const record = readRecord(one, key, ZONE_KEYS) ?? {};
    const by = readWord(record.by, `${key}.by`, names);
    zoneOf(state, {
      cells: readList(record.cells, `${key}.cells`).map((cell, place) =>
        readSquare(state, cell, `${key}.cells.${place}`),
      ),
      damage: readCount(record.damage, `${key}.damage`, 1) ?? 1,
      by: by === undefined ? NOBODY : names.indexOf(by),
      source: `given-zone-${at}`,
      until: { ends: 'match' },
      terrain: readFlag(record.terrain, `${key}.terrain`) ?? true,
      rule: 'KZ-TERR-02',
    });
  }
}
