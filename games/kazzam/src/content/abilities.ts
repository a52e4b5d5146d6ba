import { declareAbilities } from '../rules/effects/ability.ts';
import { HEXER } from './classes/hexer/hexer.ts';
import { PORTER } from './classes/porter/porter.ts';
import { SHIVERING_SWORD } from './classes/shivering-sword/shivering-sword.ts';
import { WANDSLINGER } from './classes/wandslinger/wandslinger.ts';
import { WARDMASTER } from './classes/wardmaster/wardmaster.ts';
import { CONTROLLER } from './roles/controller.ts';
import { DEFENDER } from './roles/defender.ts';
import { LEADER } from './roles/leader.ts';
import { SPECIALIST } from './roles/specialist/specialist.ts';
import { STRIKER } from './roles/striker.ts';

declareAbilities([
  ...CONTROLLER,
  ...DEFENDER,
  ...LEADER,
  ...SPECIALIST,
  ...STRIKER,
  ...HEXER,
  ...PORTER,
  ...SHIVERING_SWORD,
  ...WANDSLINGER,
  ...WARDMASTER,
]);
