/**
 * What a terminal takes for a command and not for a letter, line feeds included, and what turns the
 * reading direction round. A tab is harmless.
 */
const COMMANDS = /(?!\t)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/gu;

/**
 * A line as it may be printed, wherever its words come from: what could command a terminal, or pass
 * for another line, is written out as JSON writes it. So a line of JSON stays one, and says the same.
 */
export function printable(line: string): string {
  return line.replace(COMMANDS, (sign) => {
    const code = sign.charCodeAt(0).toString(16);
    return `\\u${code.padStart(4, '0')}`;
  });
}
