import type { Danger, Trait } from '../../trait.ts';

/** What makes cold or fire more than ordinary: magic, or the breath and the body of a creature. */
const EXTRAORDINARY = ['magic', 'magical', 'breath', 'natural'];

/** Whether a danger is of nature, or of common things. */
const isOrdinary = ({ isMagic, tags }: Danger): boolean =>
  isMagic !== true && !tags.some((tag) => EXTRAORDINARY.includes(tag));

/** Resists cold or fire: no harm from what is ordinary, advantage on saves against the rest and half its damage. */
export function resistance(id: string, rule: string, tag: 'cold' | 'fire'): Trait {
  return {
    id,
    rule,
    ...(tag === 'fire' ? { immune: ['aflame'] } : {}),
    roll: (_w, _self, { kind, against }) =>
      kind === 'save' && against?.tags.includes(tag) === true
        ? [{ is: 'advantage', rule, from: id }]
        : undefined,
    takes: (_w, _self, { danger }) => {
      if (!danger.tags.includes(tag)) return undefined;
      return [isOrdinary(danger) ? { rule, isNone: true } : { rule, isHalved: true }];
    },
  };
}
