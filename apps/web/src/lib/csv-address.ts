/** Where a list is had as a file, with the filters that are set. */
export function csvAddress(path: string, filters: object): string {
  const given = Object.entries(filters).filter(([, value]) => value)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return `${path}${query.size > 0 ? `?${query}` : ''}`
}
