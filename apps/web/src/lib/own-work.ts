const ends = new Set<() => void>()

/** Registers work that outlives its screen: `end` stops it when its owner is no longer signed in. Returns the cleanup. */
export function endWithSession(end: () => void): () => void {
  ends.add(end)
  return () => void ends.delete(end)
}

export function endOwnWork(): void {
  for (const end of ends) end()
}
