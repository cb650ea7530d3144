import { type CompanyPerson, setRightsInput } from '@tallgrass/contracts'
import type { ContactRight } from '@tallgrass/domain'
import { rightFieldsOf } from '../../shared/contacts/right-fields'
import { RecordDialog } from '../../ui/record-dialog'
import { useSetColleagueRights } from './use-company-changes'

interface ColleagueRightsDialogProps {
  person: CompanyPerson
  /** Only these are offered. */
  rightsToGive: ContactRight[]
  opened: boolean
  onClose: () => void
}

export function ColleagueRightsDialog(props: ColleagueRightsDialogProps) {
  const { onClose, opened, person, rightsToGive } = props
  const setting = useSetColleagueRights()
  const { id, name, pays, reviews, signs } = person
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title={`Rights of ${name}`}
      submitLabel="Save"
      pendingLabel="Saving..."
      fields={rightFieldsOf(rightsToGive)}
      record={{ signs, pays, reviews }}
      schema={setRightsInput.omit({ userId: true })}
      save={({ values }) => setting.mutateAsync(setRightsInput.parse({ ...values, userId: id }))}
    />
  )
}
