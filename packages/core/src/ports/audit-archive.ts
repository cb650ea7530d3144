/** The rows of one segment of the audit log, as a file to store outside the database. */
export interface SegmentFile {
  name: string
  content: Buffer
}

/** Where segments are moved. */
export interface AuditArchive {
  /** Minimum age of a sealed segment. */
  days: number
  /** Stores the file permanently, or throws. */
  write(file: SegmentFile): Promise<void>
}
