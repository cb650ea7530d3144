import type { AuditEntry } from '@tallgrass/contracts'
import { type AboutValue, valueInWords } from './value-in-words'

export type Change = 'added' | 'removed' | 'changed' | 'same'

export interface Difference {
  field: string
  /** Readable text, or undefined if the field is empty. */
  before: string | undefined
  after: string | undefined
  change: Change
}

/**
 * The recorded fields that changed, with their values before and after, in recorded order; all of them if none did.
 */
export function differencesOf(
  { after, before, entity }: Pick<AuditEntry, 'after' | 'before' | 'entity'>,
  dateTime?: AboutValue['dateTime'],
): Difference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const inWords = (field: string, value: unknown) => valueInWords(field, value, { entity, dateTime })
  const differences = [...fields].map((field) => {
    const [was, is] = [inWords(field, before?.[field]), inWords(field, after?.[field])]
    return { field, before: was, after: is, change: changeOf(was, is) }
  })
  const changed = differences.filter(({ change }) => change !== 'same')
  return changed.length > 0 ? changed : differences
}

function changeOf(was: string | undefined, is: string | undefined): Change {
  if (was === is) return 'same'
  if (was === undefined) return 'added'
  return is === undefined ? 'removed' : 'changed'
}
