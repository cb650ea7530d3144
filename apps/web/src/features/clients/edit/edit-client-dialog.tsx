import { type OrganizationDetails, organizationForm } from '@tallgrass/contracts'
import type { OrganizationField } from '@tallgrass/domain'
import { toFieldValues } from '../../../lib/record-draft'
import { zoneChoices } from '../../../lib/zone-choices'
import { RecordDialog } from '../../../ui/record-dialog'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { factOf, fieldNames } from '../client-fields'
import { MergedAlert } from './merged-alert'
import { useUpdateClient } from './use-update-client'

type Spec = Omit<RecordFieldSpec, 'name' | 'label'> & { name: OrganizationField }

const contactsInvite: RecordFieldSpec = {
  name: 'contactsInvite',
  label: 'Contacts may invite colleagues',
  kind: 'check',
  description: 'They give only rights that they have themselves. Otherwise only you invite people.',
}

interface EditClientDialogProps {
  client: OrganizationDetails
  opened: boolean
  onClose: () => void
}

export function EditClientDialog({ client, onClose, opened }: EditClientDialogProps) {
  const update = useUpdateClient()
  const fields = fieldsOf(client)
  const names = fields.map(({ name }) => name)
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="Edit Client"
      submitLabel="Update Client"
      pendingLabel="Updating..."
      fields={[...fields.map((field) => ({ ...field, label: fieldNames[field.name] })), contactsInvite]}
      record={{
        ...toFieldValues(names, Object.fromEntries(names.map((name) => [name, factOf(client, name)]))),
        contactsInvite: client.contactsInvite,
      }}
      version={client.version}
      schema={organizationForm}
      blocked={client.mergedInto && <MergedAlert client={client} target={client.mergedInto} />}
      save={({ changes, version }) =>
        update.mutateAsync({
          id: client.id,
          version: version ?? client.version,
          ...organizationForm.parse(changes),
        })
      }
    />
  )
}

function fieldsOf({ timeZone }: OrganizationDetails): Spec[] {
  return [
    { name: 'name', kind: 'line', description: 'Leave it empty for a private person.' },
    { name: 'legalName', kind: 'line' },
    { name: 'postalAddress', kind: 'paragraph' },
    { name: 'phone', kind: 'line' },
    { name: 'invoiceEmail', kind: 'line' },
    { name: 'taxId', kind: 'line' },
    { name: 'timeZone', kind: 'choice', choices: zoneChoices(timeZone) },
    { name: 'tags', kind: 'line', description: 'Separate tags with commas.' },
    { name: 'notes', kind: 'paragraph', description: 'Only administrators see them.' },
  ]
}
