import { v7 } from 'uuid'

/** A UUIDv7: sorts by the instant it was made. Made here because PostgreSQL before 18 cannot. */
export function newId(at: Date): string {
  return v7({ msecs: at.getTime() })
}
