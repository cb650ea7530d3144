import type { EditedFacts } from '@tallgrass/domain'
import { type Conflict, conflictsOf, type FieldValues } from './record-draft'
import { staleEdit } from './trpc-error'

/** What stands under one version of a record. */
export interface Known<Values> {
  values: Values
  version: number
}

/** What somebody else has saved meanwhile, and where it differs. */
export interface Theirs<Values> extends Known<Values> {
  conflicts: Conflict[]
}

/** An edit that is not saved yet. */
export interface Edit<Values> {
  /** What the editor saw when they began. */
  base: Known<Values>
  theirs?: Theirs<Values>
}

export interface EditOptions<Values> {
  /** Rejects when it was refused; whoever saves has told the person why. */
  save: (values: Values, on: Known<Values>) => Promise<unknown>
  /** What stands there by now; undefined where that cannot be known. */
  readTheirs: (late: EditedFacts, on: Known<Values>) => Promise<Known<Values> | undefined>
  /** As both sides are compared, and shown where they differ. */
  toFacts: (values: Values) => FieldValues
  onEdit: (edit: Edit<Values>) => void
  onRefused?: (error: unknown) => void
  onPending?: (pending: boolean) => void
  onDone: () => void
}

/**
 * Saves an edit on a version. A record that somebody else has saved meanwhile is not overwritten: both sides are
 * handed on. Where they do not differ there is nothing to choose between, and the edit is saved on the new version.
 */
export async function saveEdit<Values>(
  options: EditOptions<Values>,
  { on, values }: { values: Values; on: Known<Values> },
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
  { late, on, values }: { values: Values; on: Known<Values>; late: EditedFacts },
): Promise<void> {
  const { onEdit, readTheirs, toFacts } = options
  const now = await readTheirs(late, on)
  if (!now) return
  const facts = { ...toFacts(now.values), version: now.version }
  const conflicts = conflictsOf(toFacts(on.values), toFacts(values), facts)
  if (conflicts.length > 0) onEdit({ base: on, theirs: { ...now, conflicts } })
  else await saveEdit(options, { values, on: now })
}
