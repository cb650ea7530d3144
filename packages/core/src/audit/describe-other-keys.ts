import type { OtherKeys } from './key-change.ts'

export function describeOtherKeys({ at, keys, rows }: OtherKeys): string {
  const which = keys === null ? 'other keys' : `other keys (secrets.json with the fingerprint ${keys}…)`
  return `Rows 1 to ${rows} of the audit chain were written with ${which}, which were lost and replaced on ${at.slice(0, 10)}: these rows cannot be verified.`
}
