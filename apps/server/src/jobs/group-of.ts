/** Jobs of one endpoint run one after the other, so that a slow one delays only its own. */
export function groupOf(data: object): { group?: { id: string } } {
  return 'endpointId' in data ? { group: { id: String(data.endpointId) } } : {}
}
