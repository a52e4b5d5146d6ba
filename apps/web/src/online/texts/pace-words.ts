import type { Pace } from '@tablewright/protocol';
import { useWebWords } from '../../web-words.ts';

/** Says how long may be thought at a table. */
export function usePaceWords(): (pace: Pace) => string {
  const words = useWebWords();
  return (pace) => {
    switch (pace.kind) {
      case 'none':
        return words('pace.none');
      case 'days':
        return words('pace.days', { days: pace.days });
      case 'live':
        return words('pace.live', {
          minutes: pace.bank / 60,
          seconds: pace.increment,
        });
    }
  };
}
