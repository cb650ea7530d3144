import type { AnyId, ProjectId } from '@tallgrass/domain'
import { type FieldValues, toFieldValues } from '../../../lib/record-draft'
import { RecordDialog } from '../../../ui/record-dialog'
import type { RecordFieldSpec } from '../../../ui/record-field'
import type { RecordFormProps } from '../../../ui/record-form'

export interface PartDialogProps<Row> {
  projectId: ProjectId
  /** The name of one row, such as 'task'. */
  noun: string
  /** Undefined to add a row. */
  edited?: Row | undefined
  opened: boolean
  onClose: () => void
}

interface PartFormProps<Row extends { id: AnyId }> extends PartDialogProps<Row> {
  fields: RecordFieldSpec[]
  blank: FieldValues
  schema: RecordFormProps['schema']
  create: (values: FieldValues) => Promise<unknown>
  update: (changes: FieldValues & { id: Row['id'] }, version: number) => Promise<unknown>
}

/** Adds a part to a project, or edits one. */
export function PartDialog<Row extends { id: AnyId; version: number }>(props: PartFormProps<Row>) {
  const { blank, edited, fields, noun, onClose, opened, schema } = props
  const form = { fields, onClose, opened, pendingLabel: 'Saving...', schema }
  if (!edited)
    return (
      <RecordDialog
        {...form}
        title={`Add ${noun}`}
        submitLabel={`Add ${noun}`}
        record={blank}
        save={({ values }) => props.create(values)}
      />
    )
  return (
    <RecordDialog
      {...form}
      title={`Edit ${noun}`}
      submitLabel="Save changes"
      record={toFieldValues(Object.keys(blank), { ...edited })}
      version={edited.version}
      save={({ changes, version }) => props.update({ ...changes, id: edited.id }, version)}
    />
  )
}
