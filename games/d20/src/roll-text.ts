import type { Text, TextParam } from '@tablewright/engine';
import { creatureCalled, namedAs, tagCalled } from './called.ts';
import type { D20Event } from './events.ts';

type Rolled = Extract<D20Event, { type: 'rolled' }>;

/** What a roll says beyond its fields. */
export function rolledParams(event: Rolled): Record<string, TextParam> {
  const { target, success, byHand } = event;
  return {
    what: whatRolled(event),
    known: target === undefined ? 'no' : 'yes',
    target: target ?? 0,
    success: success === undefined ? 'none' : String(success),
    hand: byHand === true ? 'yes' : 'no',
  };
}

function whatRolled({ kind, at, tag, ability }: Rolled): Text {
  const by: TextParam = ability === undefined ? '' : namedAs('ability', ability);
  switch (kind) {
    case 'attack':
      return at === undefined
        ? { key: 'roll.attack-none' }
        : { key: 'roll.attack', params: { at: creatureCalled(at) } };
    case 'save':
      return { key: 'roll.save', params: { ability: by } };
    case 'check':
      if (tag !== undefined && tag !== '')
        return { key: 'roll.tag', params: { tag: tagCalled(tag) } };
      return ability === undefined
        ? { key: 'roll.plain' }
        : { key: 'roll.ability', params: { ability: by } };
    default:
      return { key: `roll.${kind}` };
  }
}
