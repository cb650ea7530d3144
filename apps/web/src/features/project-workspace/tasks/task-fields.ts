import type { RecordFieldSpec } from '../../../ui/record-field'

/** Whose work a task is, as an administrator reads it. */
export const ownerWords = { ADMIN: 'Our team', CLIENT: 'Client' }

/** What a task is made of and changed in. */
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
    description: 'Whose work it is. The other side reviews it.',
  },
  { name: 'dueDate', label: 'Due date', kind: 'day' },
]
