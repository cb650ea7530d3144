import type { AuditFacts } from './audit.ts'

type Changes<Facts> = { [Name in keyof Facts]?: Facts[Name] | undefined }

/** The changed facts, before and after. */
export function changedFacts<Facts extends AuditFacts>(from: Facts, to: Changes<Facts>) {
  const before: AuditFacts = {}
  const after: AuditFacts = {}
  for (const [name, value] of Object.entries(to)) {
    const was = from[name]
    if (value === undefined || was === undefined || was === value) continue
    before[name] = was
    after[name] = value
  }
  return { before, after }
}
