import type { RecordFieldSpec } from '../../../ui/record-field'

/** Task owners, as administrators see them. */
export const ownerWords = { ADMIN: 'Our team', CLIENT: 'Client' }

/** The fields of the add and edit dialogs. */
export const taskFields: RecordFieldSpec[] = [
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
