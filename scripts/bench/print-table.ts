/** A table in plain text, the first column to the left. */
export function printTable(title: string, head: string[], rows: string[][]): void {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const format = (line: string[]) =>
    line.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join('   ')
  console.log(`\n${title}\n${lines.map((line) => `  ${format(line)}`).join('\n')}`)
}
