import type { LeadDetails } from '@tallgrass/contracts'
import type { Edit, RecordVersion } from '../../../lib/versioned-edit'

/** An empty string if there are no notes. */
export type Notes = { notes: string }

/** Changed notes that are not saved yet. */
export interface NotesDraft extends Edit<Notes> {
  text: string
}

export function knownNotes({ notes, version }: Pick<LeadDetails, 'notes' | 'version'>): RecordVersion<Notes> {
  return { values: { notes: notes ?? '' }, version }
}

/**
 * The version to save on: the newest one if the notes are unchanged, so that a change to any other field of
 * the lead, such as a new message, does not cause a conflict. Otherwise the version the editor saw, which the
 * server refuses.
 */
export function versionToSaveOn(
  base: RecordVersion<Notes>,
  current: RecordVersion<Notes>,
): RecordVersion<Notes> {
  return current.values.notes === base.values.notes ? current : base
}
