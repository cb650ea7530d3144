import type { EditedFacts } from '@tallgrass/domain'

/** What the fields of a form hold. */
export type FieldValues = Record<string, string | boolean>

/** One field that two people see differently. */
export interface Conflict {
  field: string
  yours: string | boolean
  theirs: string | boolean
  /** False where only they changed it. */
  changedByYou: boolean
}

/** A record as a form shows it: nothing is an empty field. */
export function toFieldValues(fields: string[], facts: Record<string, unknown>): FieldValues {
  return Object.fromEntries(fields.map((field) => [field, toFieldValue(facts[field])]))
}

/** What somebody changed in a form. */
export function changesOf(base: FieldValues, mine: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(mine).filter(([field, value]) => value !== base[field]))
}

/**
 * Where what stands in the form differs from what somebody else has saved. None when they changed nothing that the
 * form shows: then there is nothing to choose between.
 */
export function conflictsOf(base: FieldValues, mine: FieldValues, facts: EditedFacts): Conflict[] {
  const theirs = toFieldValues(Object.keys(base), facts)
  if (Object.keys(changesOf(base, theirs)).length === 0) return []
  return Object.entries(theirs).flatMap(([field, value]) => {
    const yours = mine[field] ?? ''
    return yours === value ? [] : [{ field, yours, theirs: value, changedByYou: yours !== base[field] }]
  })
}

function toFieldValue(fact: unknown): string | boolean {
  return typeof fact === 'boolean' ? fact : String(fact ?? '')
}
