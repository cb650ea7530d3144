/** When the row `n` of so many was made, in SQL: over three years, however large the business is. */
export function madeAt(rows: number): string {
  return `now() - n * interval '1080 days' / ${rows}`
}
