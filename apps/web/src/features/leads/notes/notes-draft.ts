import type { LeadDetails } from '@tallgrass/contracts'
import type { Edit, Known } from '../../../lib/versioned-edit'

/** Nothing is an empty text. */
export type Notes = { notes: string }

/** Notes that were changed and are not saved yet. */
export interface NotesDraft extends Edit<Notes> {
  text: string
}

export function knownNotes({ notes, version }: Pick<LeadDetails, 'notes' | 'version'>): Known<Notes> {
  return { values: { notes: notes ?? '' }, version }
}

/**
 * What to save on. Whatever else about the lead has changed, and be it that they wrote again, is no reason to
 * refuse notes that nobody else has touched.
 */
export function toSaveOn(base: Known<Notes>, now: Known<Notes>): Known<Notes> {
  return now.values.notes === base.values.notes ? now : base
}
