import type { AuditEntry } from '@tallgrass/contracts'

export type Change = 'added' | 'removed' | 'changed' | 'same'

export interface Difference {
  field: string
  /** Readable text, or undefined if the field is empty. */
  before: string | undefined
  after: string | undefined
  change: Change
}

/** Every recorded field with its values before and after, in recorded order. */
export function differencesOf({ after, before }: Pick<AuditEntry, 'after' | 'before'>): Difference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields].map((field) => {
    const [was, is] = [inWords(before?.[field]), inWords(after?.[field])]
    return { field, before: was, after: is, change: changeOf(was, is) }
  })
}

function changeOf(was: string | undefined, is: string | undefined): Change {
  if (was === is) return 'same'
  if (was === undefined) return 'added'
  return is === undefined ? 'removed' : 'changed'
}

function inWords(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
