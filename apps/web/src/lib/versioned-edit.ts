import type { EditedFacts } from '@tallgrass/domain'
import { type Conflict, conflictsOf, type FieldValues } from './record-draft'
import { staleEdit } from './trpc-error'

/** The values of one version of a record. */
export interface RecordVersion<Values> {
  values: Values
  version: number
}

/** The version that someone else has saved in the meantime, and how it differs. */
export interface Theirs<Values> extends RecordVersion<Values> {
  conflicts: Conflict[]
}

/** An edit that is not saved yet. */
export interface Edit<Values> {
  /** The version that the editor saw at the start. */
  base: RecordVersion<Values>
  theirs?: Theirs<Values>
}

export interface EditOptions<Values> {
  /** Rejects if it is refused. It shows the reason itself. */
  save: (values: Values, on: RecordVersion<Values>) => Promise<unknown>
  /** The current version; undefined if it cannot be loaded. */
  readTheirs: (late: EditedFacts, on: RecordVersion<Values>) => Promise<RecordVersion<Values> | undefined>
  /** The form in which both sides are compared and shown. */
  toFacts: (values: Values) => FieldValues
  onEdit: (edit: Edit<Values>) => void
  onRefused?: (error: unknown) => void
  onPending?: (pending: boolean) => void
  onDone: () => void
}

/**
 * Saves an edit of one version of a record. If someone else has saved the record in the meantime, nothing is
 * overwritten, and `onEdit` gets both sides. If they do not conflict, the edit is saved on the new version.
 */
export async function saveEdit<Values>(
  options: EditOptions<Values>,
  { on, values }: { values: Values; on: RecordVersion<Values> },
): Promise<void> {
  const { onDone, onEdit, onPending, save } = options
  onEdit({ base: on })
  onPending?.(true)
  try {
    await save(values, on)
    onDone()
  } catch (error) {
    const late = staleEdit(error)?.theirs
    if (late) await compare(options, { values, on, late })
    else options.onRefused?.(error)
  } finally {
    onPending?.(false)
  }
}

async function compare<Values>(
  options: EditOptions<Values>,
  { late, on, values }: { values: Values; on: RecordVersion<Values>; late: EditedFacts },
): Promise<void> {
  const { onEdit, readTheirs, toFacts } = options
  const now = await readTheirs(late, on)
  if (!now) return
  const facts = { ...toFacts(now.values), version: now.version }
  const conflicts = conflictsOf(toFacts(on.values), toFacts(values), facts)
  if (conflicts.length > 0) onEdit({ base: on, theirs: { ...now, conflicts } })
  else await saveEdit(options, { values, on: now })
}
