import { declareAbilities } from '../rules/ability.ts';
import { LEADER } from './roles/leader.ts';
import { STRIKER } from './roles/striker.ts';

declareAbilities([...LEADER, ...STRIKER]);
