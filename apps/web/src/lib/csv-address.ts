/** The download address of a list, with the filters that are set. */
export function csvAddress(path: string, filters: object): string {
  const active = Object.entries(filters).filter(([, value]) => value)
  const query = new URLSearchParams(active.map(([name, value]) => [name, String(value)]))
  return `${path}${query.size > 0 ? `?${query}` : ''}`
}
