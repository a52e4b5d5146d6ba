import type { Why } from '@tablewright/engine';
import type { AdventureState } from './model.ts';
import { monsterName } from './rules/control.ts';

/** Whose pool was empty when the match ended, or that its last round was over (BA-END-04 to BA-END-06). */
export function ending({ result, characters, monster, round }: AdventureState): Why | undefined {
  const out = characters.filter(({ pool }) => pool === 0).map(({ name }) => name);
  const params = { monster: monsterName(monster), names: out, count: out.length, round };
  switch (result) {
    case 'playing':
      return undefined;
    case 'victory':
      return { key: 'ending.victory', params, rule: 'BA-END-04' };
    case 'escape':
      return { key: 'ending.escape', params, rule: 'BA-END-06' };
    case 'retreat':
      return out.length === 0
        ? { key: 'ending.last-round', params, rule: 'BA-OPT-12' }
        : { key: 'ending.retreat', params, rule: 'BA-END-05' };
  }
}
