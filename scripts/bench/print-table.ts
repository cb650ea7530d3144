/** Prints a plain-text table; the first column is left-aligned, the others right-aligned. */
export function printTable(title: string, head: string[], rows: string[][]): void {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const format = (line: string[]) =>
    line.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join('   ')
  console.log(`\n${title}\n${lines.map((line) => `  ${format(line)}`).join('\n')}`)
}
