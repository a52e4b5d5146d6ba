/**
 * Thinks as asked, but of what bots have to decide among themselves one after the other, so that
 * people wait for one such thought at most.
 * @returns asked with `true` for a thought of a table without people
 */
export function peopleFirst<T, D>(
  think: (thought: T) => Promise<D>,
): (thought: T, alone: boolean) => Promise<D> {
  let among: Promise<void> = Promise.resolve();
  return (thought, alone) => {
    if (!alone) return think(thought);
    const mine = among.then(() => think(thought));
    among = mine.then(
      () => {},
      () => {},
    );
    return mine;
  };
}
