/** The latest head that was written here, and the first one; null where there is none. */
export interface HeadTexts {
  first: string | null
  latest: string | null
}

/** Where a process keeps signed heads: beside the database, out of reach of anyone who can change only that. */
export interface HeadFiles {
  read(): Promise<HeadTexts>
  /** Each file is written whole or not at all. The first one only where it is given. */
  write(texts: { first?: string; latest: string }): Promise<void>
}
