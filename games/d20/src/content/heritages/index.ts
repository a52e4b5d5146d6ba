import type { Trait } from '../trait.ts';
import { ANDROID } from './android.ts';
import { ANIMAL } from './animal.ts';
import { CYBORG } from './cyborg.ts';
import { DEMIGOD } from './demigod.ts';
import { DWARF } from './dwarf.ts';
import { ELF } from './elf.ts';
import { BROKEN_PROMISE, FAERIE, PROMISED } from './faerie.ts';
import { GOBLIN } from './goblin.ts';
import { HALFLING } from './halfling.ts';
import { HUMAN } from './human.ts';
import { MUTANT } from './mutant.ts';
import { ORC } from './orc.ts';
import { EMBODIED, GHOST_FORM, ROTTED_BODY, SPIRIT } from './spirit.ts';
import { SUPERHUMAN } from './superhuman.ts';
import { TROLL } from './troll.ts';
import { SEARED, VAMPIRE } from './vampire.ts';
import { ANIMAL_FORM, HYBRID_FORM, WEREBEAST } from './werebeast.ts';

/** All heritages (DT-HER), in the order of the ledger: of these one is chosen (DT-CHAR-02). */
export const HERITAGES: readonly Trait[] = [
  ANDROID,
  ANIMAL,
  CYBORG,
  DEMIGOD,
  DWARF,
  ELF,
  FAERIE,
  GOBLIN,
  HALFLING,
  HUMAN,
  MUTANT,
  ORC,
  SPIRIT,
  SUPERHUMAN,
  TROLL,
  WEREBEAST,
  VAMPIRE,
];

/** What heritages lay on those who have them: forms, promises, marks. */
export const HERITAGE_EFFECTS: readonly Trait[] = [
  PROMISED,
  BROKEN_PROMISE,
  GHOST_FORM,
  EMBODIED,
  ROTTED_BODY,
  HYBRID_FORM,
  ANIMAL_FORM,
  SEARED,
];
