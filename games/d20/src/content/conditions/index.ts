import type { Trait } from '../trait.ts';
import { aflame } from './aflame.ts';
import { afraid } from './afraid.ts';
import { asleep } from './asleep.ts';
import { blessed } from './blessed.ts';
import { blighted } from './blighted.ts';
import { blinded } from './blinded.ts';
import { compulsion } from './compulsion.ts';
import { confusion } from './confusion.ts';
import { cursed } from './cursed.ts';
import { deluded } from './deluded.ts';
import { doomed } from './doomed.ts';
import { fleeing } from './fleeing.ts';
import { grappled } from './grappled.ts';
import { hacked } from './hacked.ts';
import { immobilized } from './immobilized.ts';
import { impairedAbility } from './impaired-ability.ts';
import { impairedMovement } from './impaired-movement.ts';
import { infected, recovering } from './infected.ts';
import { invisible } from './invisible.ts';
import { overheated } from './overheated.ts';
import { paralyzed } from './paralyzed.ts';
import { petrified } from './petrified.ts';
import { shaken } from './shaken.ts';
import { silenced } from './silenced.ts';
import { starving } from './starving.ts';
import { stunned } from './stunned.ts';
import { suffocating } from './suffocating.ts';
import { surrendered } from './surrendered.ts';
import { thirst } from './thirst.ts';
import { unconscious } from './unconscious.ts';
import { warded } from './warded.ts';

/** All conditions (DT-COND-01 to -28) and what else lies on a creature; surprise is the combat's (DT-COND-26). */
export const CONDITIONS: readonly Trait[] = [
  aflame,
  afraid,
  blessed,
  blighted,
  blinded,
  compulsion,
  confusion,
  cursed,
  deluded,
  doomed,
  hacked,
  immobilized,
  impairedAbility,
  impairedMovement,
  infected,
  recovering,
  invisible,
  overheated,
  paralyzed,
  shaken,
  silenced,
  starving,
  stunned,
  suffocating,
  thirst,
  warded,
  unconscious,
  asleep,
  petrified,
  grappled,
  fleeing,
  surrendered,
];
