/** Two letters for a piece: of the name, or the initial and the number or letter of a creep. */
export function lettersOf(name: string): string {
  const [, initial, number] = /^(\p{L}).*\s(\d+|\p{Lu})$/u.exec(name) ?? [];
  if (initial !== undefined && number !== undefined) return `${initial}${number}`;
  return name.slice(0, 2);
}
