import type { TableFace } from '@tablewright/protocol';
import type { ReactNode } from 'react';
import { useWebWords } from '../../web-words.ts';
import { api } from '../server/api.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';

/** What the host may switch, and what that is called. */
const SWITCHES = { chat: 'chat.allow', listed: 'new.listed' } as const;

/** A switch of the host: whether seats may chat, or whether the table stands in the public list. */
export function HostSwitch({
  face,
  what,
}: {
  readonly face: TableFace;
  readonly what: keyof typeof SWITCHES;
}): ReactNode {
  const words = useWebWords();
  const { busy, problem, run } = useDoing();
  const is = face[what];
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={is}
          disabled={busy}
          onChange={() => run(() => api.act(face.table, { kind: 'manage', [what]: !is }))}
        />
        {words(SWITCHES[what])}
      </label>
      <Problem of={problem} />
    </>
  );
}
