import { declareAbilities } from '../rules/ability.ts';
import { STRIKER } from './roles/striker.ts';

declareAbilities(STRIKER);
