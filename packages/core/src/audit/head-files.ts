/** The latest signed head and the first one, as stored; null if missing. */
export interface HeadTexts {
  first: string | null
  latest: string | null
}

/** Stores signed heads outside the database, out of reach of anyone who can change only the database. */
export interface HeadFiles {
  read(): Promise<HeadTexts>
  /** Writes each file atomically; the first head only if given. */
  write(texts: { first?: string; latest: string }): Promise<void>
}
