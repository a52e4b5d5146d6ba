import type { MonsterName } from '../model.ts';
import { BOING } from './monsters/boing.ts';
import { GOBIN } from './monsters/gobin.ts';
import { NIGOB } from './monsters/nigob.ts';
import type { MonsterPower, MonsterSheet } from './power.ts';

/** The three monster sheets (BA-COMP-03). */
export const MONSTERS: Readonly<Record<MonsterName, MonsterSheet>> = {
  nigob: NIGOB,
  gobin: GOBIN,
  boing: BOING,
};

/** Every monster power by id. */
export const MONSTER_POWERS: ReadonlyMap<string, MonsterPower> = new Map(
  Object.values(MONSTERS).flatMap(({ powers }) =>
    powers.map((power) => [power.id, power] as const),
  ),
);
