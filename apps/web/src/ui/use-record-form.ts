import { schemaResolver, useForm } from '@mantine/form'
import { changesOf, type FieldValues, toFieldValues } from '../lib/record-draft'
import { showFirstError } from '../lib/show-first-error'
import type { RecordFieldSpec } from './record-field'
import { useVersionedForm } from './use-versioned-form'

interface SavedRecord {
  values: FieldValues
  /** The values that differ from those that the editor saw. */
  changes: FieldValues
  /** The version that the editor saw. */
  version: number
}

export interface RecordFormOptions {
  fields: RecordFieldSpec[]
  /** The initial values. */
  record: FieldValues
  /** The version of the initial values. A new record has none. */
  version?: number | undefined
  schema: Parameters<typeof schemaResolver>[0]
  /** Rejects if it is refused. It shows the reason itself. */
  save: (saved: SavedRecord) => Promise<unknown>
  pending: boolean
  onPending: (pending: boolean) => void
  onDone: () => void
}

/** The versioned form of a record whose fields are texts and checkboxes. */
export function useRecordForm(options: RecordFormOptions) {
  const { fields, onDone, onPending, pending, record, save, schema, version = 0 } = options
  const form = useForm<FieldValues>({
    initialValues: record,
    validate: schemaResolver(schema, { sync: true }),
  })
  const edit = useVersionedForm<FieldValues>({
    form,
    known: { values: record, version },
    save: (values, on) => save({ values, changes: changesOf(on.values, values), version: on.version }),
    readTheirs: async (late, on) => ({
      values: toFieldValues(Object.keys(on.values), late),
      version: late.version,
    }),
    toFacts: (values) => values,
    merge: (base, mine, theirs) => ({ ...theirs, ...changesOf(base, mine) }),
    days: fields,
    focusError: showFirstError(form),
    firstField: fields[0]?.name ?? '',
    pending,
    onPending,
    onDone,
  })
  return { form, ...edit }
}
