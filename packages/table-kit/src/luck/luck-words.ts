import type { Label } from '@tablewright/engine';
import { useWords } from '../words.tsx';
import type { DiceLuck } from './luck-of.ts';

/** The words of luck: what dice are called, and what is to be said of theirs. */
export function useLuckWords() {
  const words = useWords();
  const dieName = (faces: readonly Label[]): string =>
    isPlain(faces)
      ? words('luck.die', { faces: faces.length })
      : words('luck.die.faces', { faces: faces.join('\u00a0') });
  const diceName = (count: number, faces: readonly Label[]): string =>
    isPlain(faces)
      ? words('luck.dice', { count, faces: faces.length })
      : words('luck.dice.faces', { count, faces: faces.join('\u00a0') });
  /** How often something comes, in numbers that one can picture. */
  const often = (chance: number): string => {
    if (chance >= 0.01) return words('luck.of-100', { times: Math.round(chance * 100) });
    if (chance >= 0.001) return words('luck.of-1000', { times: Math.round(chance * 1000) });
    return words('luck.hardly-ever');
  };
  return {
    dieName,
    /** What somebody rolled, and how rare that is, in plain sentences. */
    said: (name: string, { faces, rolls, sum }: DiceLuck): string => {
      const dice = diceName(rolls, faces);
      if (sum === undefined) return words('luck.rolled', { name, dice });
      const { mean, expected, side, chance } = sum;
      const told = words('luck.mean', { name, dice, mean, expected });
      if (chance === undefined || side === 'even') return told;
      return `${told} ${words(`luck.${side}`, { often: often(chance) })}`;
    },
  };
}

/** Whether a die has the faces 1, 2, 3, …, so that its number of faces says all. */
function isPlain(faces: readonly Label[]): boolean {
  return faces.every((face, at) => face === at + 1);
}
