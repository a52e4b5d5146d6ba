import type { Speech } from '@tablewright/engine';
import type { KazzamEvent } from './events.ts';

/** What the log says of an event: its key and its numbers. */
export const SPEECH: Speech<KazzamEvent> = {
  event({ type, rule: _rule, only: _only, secret: _secret, ...params }) {
    const plain: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(params)) {
      if (typeof value === 'string' || typeof value === 'number') plain[name] = value;
    }
    return { key: `event.${type}`, params: plain };
  },
};
