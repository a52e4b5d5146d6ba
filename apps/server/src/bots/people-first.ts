/**
 * Runs the tasks of tables without people one at a time, so that tables with people wait for one of
 * them at most.
 * @returns takes a task, and whether its table has no people
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
