/**
 * The item at a place of a list; nothing for -1, which stands for none, and beyond the end. A list
 * that is asked for -1 itself looks for a property of that name, and from then on answers slowly.
 */
export function itemAt<T>(list: readonly T[], place: number): T | undefined {
  return place < 0 ? undefined : list[place];
}
