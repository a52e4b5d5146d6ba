/** Lays rows out in columns, numbers to the right. The first row is the heading. */
export function textTable(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  }
  const rightward = widths.map((_, i) =>
    rows.slice(1).every((row) => /^$|^[-+]?[\d.,]+( %)?$/.test(row[i] ?? '')),
  );
  const lay = (row: readonly string[]) =>
    row
      .map((cell, i) =>
        rightward[i] === true ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return rows.map(lay);
}

/** A number with grouped thousands and at most two decimals. */
export function readable(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
}

/** A share of 1 as a percentage with one decimal. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** `1 match`, `2 matches`. */
export function counted(count: number, one: string, many: string): string {
  return `${readable(count)} ${count === 1 ? one : many}`;
}
