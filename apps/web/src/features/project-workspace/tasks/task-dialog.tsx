import { createTaskInput, type Task, updateTaskInput } from '@tallgrass/contracts'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { PartDialog, type PartDialogProps } from '../parts/part-dialog'
import { ownerWords } from './owner-words'
import { useTaskChanges } from './use-task-changes'

const fields: RecordFieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'line' },
  { name: 'detail', label: 'Detail', kind: 'paragraph' },
  {
    name: 'owner',
    label: 'Owner',
    kind: 'choice',
    choices: [
      { value: 'ADMIN', label: ownerWords.ADMIN },
      { value: 'CLIENT', label: ownerWords.CLIENT },
    ],
    description: 'Who does the work. The other side reviews it.',
  },
  { name: 'dueDate', label: 'Due date', kind: 'day' },
]
const blank = { title: '', detail: '', owner: 'ADMIN', dueDate: '' }

export function TaskDialog(props: PartDialogProps<Task>) {
  const { projectId } = props
  const { create, update } = useTaskChanges()
  return (
    <PartDialog
      {...props}
      fields={fields}
      blank={blank}
      schema={createTaskInput.omit({ projectId: true })}
      create={(values) => create.mutateAsync(createTaskInput.parse({ ...values, projectId }))}
      update={(changes, version) => update.mutateAsync(updateTaskInput.parse({ ...changes, version }))}
    />
  )
}
