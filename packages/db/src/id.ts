import { v7 } from 'uuid'

/** A UUIDv7, which sorts by creation time. Made here because PostgreSQL before 18 cannot make one. */
export function newId(at: Date): string {
  return v7({ msecs: at.getTime() })
}
