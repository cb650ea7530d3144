/** What stands under one version of a lead. */
export interface KnownNotes {
  notes: string | null
  version: number
}

/** Notes that were changed and are not saved yet. */
export interface NotesDraft {
  text: string
  /** What the editor saw when they began. */
  base: KnownNotes
  /** What somebody else has saved meanwhile. */
  theirs?: KnownNotes
}

/**
 * The version to save on. Whatever else about the lead has changed, and be it that they wrote again, is no
 * reason to refuse notes that nobody else has touched.
 */
export function versionToSave({ base }: Pick<NotesDraft, 'base'>, now: KnownNotes): number {
  return now.notes === base.notes ? now.version : base.version
}
