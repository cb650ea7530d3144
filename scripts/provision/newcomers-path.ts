import { delimiter } from 'node:path'

/** PATH as on a machine without the programs of this repository. */
export function newcomersPath(): string {
  const entries = (process.env.PATH ?? '').split(delimiter)
  return entries.filter((entry) => !entry.includes('node_modules')).join(delimiter)
}
