import { type ClientId, projectTypes } from '@tallgrass/domain'
import type { FieldValues } from '../../lib/record-draft'
import { ClientPicker } from '../../shared/clients/client-picker'
import type { RecordFieldSpec } from '../../ui/record-field'

const typeChoices = projectTypes.map((type) => ({ value: type, label: type }))

/** The fields shared by the create and edit dialogs, in display order. */
export function projectFields(current?: { id: ClientId; name: string }): RecordFieldSpec[] {
  return [
    { name: 'name', label: 'Project Name', kind: 'line' },
    {
      name: 'clientId',
      label: 'Client',
      kind: 'custom',
      render: (props) => <ClientPicker {...props} {...(current && { current })} />,
      inWords: (id) => (id === current?.id ? current.name : 'Another client'),
    },
    { name: 'type', label: 'Project Type', kind: 'choice', choices: typeChoices },
    { name: 'description', label: 'Description', kind: 'paragraph' },
    { name: 'startDate', label: 'Start Date', kind: 'day' },
    { name: 'targetEndDate', label: 'Target End Date', kind: 'day' },
  ]
}

/** A project needs a name and a client. */
export function isCompleteProject({ clientId, name }: FieldValues): boolean {
  return Boolean(clientId) && String(name).trim() !== ''
}
