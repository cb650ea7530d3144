import { type CompanyPerson, setRightsInput } from '@tallgrass/contracts'
import { contactRights, whyUnchangeable } from '@tallgrass/domain'
import { rightFieldsOf } from '../../shared/contacts/right-fields'
import { RecordDialog } from '../../ui/record-dialog'
import type { RecordFieldSpec } from '../../ui/record-field'
import { useSetColleagueRights } from './use-company-changes'

interface ColleagueRightsDialogProps {
  person: CompanyPerson
  /** The reader, who changes the rights. */
  caller: CompanyPerson
  opened: boolean
  onClose: () => void
}

export function ColleagueRightsDialog(props: ColleagueRightsDialogProps) {
  const { caller, onClose, opened, person } = props
  const setting = useSetColleagueRights()
  const { id, name, pays, reviews, signs, version } = person
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title={`Rights of ${name}`}
      submitLabel="Save"
      pendingLabel="Saving..."
      fields={fieldsFor(person, caller)}
      record={{ signs, pays, reviews }}
      version={version}
      schema={setRightsInput.omit({ userId: true, version: true })}
      save={({ values, version: seen }) =>
        setting.mutateAsync(setRightsInput.parse({ ...values, userId: id, version: seen }))
      }
    />
  )
}

/** Rights that the reader may neither give nor take are shown, with the reason. */
function fieldsFor(person: CompanyPerson, caller: CompanyPerson): RecordFieldSpec[] {
  return contactRights.flatMap((right) => {
    const description = whyUnchangeable(right, { caller, person })
    const note = description && { description, readOnly: true }
    return rightFieldsOf([right]).map((field) => ({ ...field, ...note }))
  })
}
