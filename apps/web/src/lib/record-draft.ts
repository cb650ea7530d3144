import type { EditedFacts } from '@tallgrass/domain'

/** The values of a form's fields. */
export type FieldValues = Record<string, string | boolean>

/** A field with different values on both sides. */
export interface Conflict {
  field: string
  yours: string | boolean
  theirs: string | boolean
  /** False if only they changed it. */
  changedByYou: boolean
}

/** The values of a record as a form shows them: null and undefined become empty texts. */
export function toFieldValues(fields: string[], facts: Record<string, unknown>): FieldValues {
  return Object.fromEntries(fields.map((field) => [field, toFieldValue(facts[field])]))
}

/** The fields that differ from `base`. */
export function changesOf(base: FieldValues, mine: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(mine).filter(([field, value]) => value !== base[field]))
}

/**
 * The fields in which the form differs from the version that someone else saved. Empty if they changed no field that
 * the form shows.
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
