import { OctagonPause } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../words.tsx';
import { usePause } from './pausable.tsx';

/**
 * Stops the table at once, without a question. It looks the same before and after, at every device.
 * Nothing where one only watches.
 */
export function PauseStop({ named = false }: { readonly named?: boolean }): ReactNode {
  const words = useWords();
  const { desk, show } = usePause() ?? {};
  if (desk === undefined) return null;
  return (
    <button
      type="button"
      className={named ? 'tw-pause-stop tw-pause-named' : 'tw-pause-stop tw-icon-button'}
      aria-label={words('pause.stop')}
      title={words('pause.stop.why')}
      onClick={() => {
        desk.call('pause');
        show?.();
      }}
    >
      <OctagonPause aria-hidden="true" size={20} />
      {named && <span>{words('pause.name')}</span>}
    </button>
  );
}
