/** The upper one of the two in the middle, where there are two; 0 of nothing. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
