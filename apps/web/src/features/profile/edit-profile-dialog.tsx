import { type Profile, profileForm } from '@tallgrass/contracts/account'
import { toFieldValues } from '../../lib/record-draft'
import { zoneName } from '../../lib/zone-name'
import { RecordDialog } from '../../ui/record-dialog'
import type { RecordFieldSpec } from '../../ui/record-field'
import { TimeZoneSelect } from './time-zone-select'
import { useUpdateProfile } from './use-profile-changes'

interface EditProfileDialogProps {
  profile: Profile
  opened: boolean
  onClose: () => void
}

export function EditProfileDialog({ onClose, opened, profile }: EditProfileDialogProps) {
  const update = useUpdateProfile()
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="Edit your profile"
      submitLabel="Save"
      pendingLabel="Saving..."
      fields={fieldsFor(profile)}
      record={toFieldValues(['name', 'phone', 'timeZone'], profile)}
      version={profile.version}
      schema={profileForm}
      save={({ changes, version }) => update.mutateAsync({ ...profileForm.parse(changes), version })}
    />
  )
}

function fieldsFor({ defaultTimeZone }: Profile): RecordFieldSpec[] {
  return [
    { name: 'name', label: 'Name', kind: 'line' },
    { name: 'phone', label: 'Phone', kind: 'line' },
    {
      name: 'timeZone',
      label: 'Time zone',
      kind: 'custom',
      inWords: zoneName,
      render: (props) => <TimeZoneSelect {...props} defaultTimeZone={defaultTimeZone} />,
    },
  ]
}
