/** Two letters for a piece: of the name, or the initial and number of a creep. */
export function lettersOf(name: string): string {
  const [, initial, number] = /^(\p{L}).*\s(\d+)$/u.exec(name) ?? [];
  if (initial !== undefined && number !== undefined) return `${initial}${number}`;
  return name.slice(0, 2);
}
