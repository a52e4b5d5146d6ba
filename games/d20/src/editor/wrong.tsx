import type { ReactNode } from 'react';
import { useDesk } from './editor-context.tsx';
import type { Path } from './parts.ts';

/** What is wrong at a field itself. */
export function Wrong({ path }: { readonly path: Path }): ReactNode {
  const { problems } = useDesk();
  const here = problems.filter((one) => one.path === path.join('.'));
  if (here.length === 0) return null;
  return (
    <p className="ae-wrong" id={`${path.join('-')}-wrong`} lang="en">
      {here.map(({ message }) => message).join('; ')}
    </p>
  );
}
