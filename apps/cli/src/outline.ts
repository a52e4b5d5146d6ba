/** Plain data as indented lines, short lists and records on one line. */
export function outline(value: unknown, indent = ''): string[] {
  if (typeof value !== 'object' || value === null) return [indent + String(value)];
  const lines: string[] = [];
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined) continue;
    const rest = inOneLine(item);
    const fits = rest !== undefined && indent.length + key.length + rest.length <= 88;
    if (fits) lines.push(`${indent}${key}: ${rest}`);
    else lines.push(`${indent}${key}:`, ...outline(item, `${indent}  `));
  }
  return lines;
}

function inOneLine(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return String(value);
  const items: string[] = [];
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined) continue;
    const text = inOneLine(item);
    if (text === undefined || text.length > 60) return undefined;
    items.push(Array.isArray(value) ? text : `${key} ${text}`);
  }
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}${items.join(', ')}${close}`;
}
