import type { ReadyCharacter } from '../sheet.ts';
import { ADA_FINCH } from './ada-finch.ts';
import { BRYN_OAKSHIELD } from './bryn-oakshield.ts';
import { COUNT_DRACULA } from './count-dracula.ts';
import { IDA_VANCE } from './ida-vance.ts';
import { IMRE_VALE } from './imre-vale.ts';
import { MAUD_FERRIER } from './maud-ferrier.ts';
import { RHEA_SOLANO } from './rhea-solano.ts';
import { ROBIN_HOOD } from './robin-hood.ts';
import { SHERLOCK_HOLMES } from './sherlock-holmes.ts';
import { TOM_CROW } from './tom-crow.ts';
import { UNIT_K_7 } from './unit-k-7.ts';
import { YSOLDE_WREN } from './ysolde-wren.ts';

/** All characters that come with the game (DT-PC, DT-PRE). */
export const READY: readonly ReadyCharacter[] = [
  SHERLOCK_HOLMES,
  ROBIN_HOOD,
  COUNT_DRACULA,
  BRYN_OAKSHIELD,
  YSOLDE_WREN,
  MAUD_FERRIER,
  ADA_FINCH,
  TOM_CROW,
  IDA_VANCE,
  RHEA_SOLANO,
  UNIT_K_7,
  IMRE_VALE,
];
