/**
 * Two letters for a piece: the initial and the number or letter of a creep, the initials of first and
 * last name, or the beginning of a single name.
 */
export function lettersOf(name: string): string {
  const [, initial, number] = /^(\p{L}).*\s(\d+|\p{Lu})$/u.exec(name) ?? [];
  if (initial !== undefined && number !== undefined) return `${initial}${number}`;
  const [, first, last] = /^(\p{L})\S*\s(\p{Lu})/u.exec(name) ?? [];
  return first !== undefined && last !== undefined ? `${first}${last}` : name.slice(0, 2);
}
