import { declareCreeps } from '../../rules/effects/ability.ts';
import { BEARS } from './bears.ts';
import { LOVE } from './love.ts';
import { PRACTICE } from './practice.ts';
import { SWARM } from './swarm.ts';

declareCreeps([BEARS, LOVE, SWARM, ...PRACTICE]);
