import { type Company, companyForm } from '@tallgrass/contracts'
import { type CompanyField, type ContactRight, companyFields, whoElseChanges } from '@tallgrass/domain'
import { toFieldValues } from '../../lib/record-draft'
import { zoneChoices } from '../../lib/zone-choices'
import { RecordDialog } from '../../ui/record-dialog'
import type { RecordFieldSpec } from '../../ui/record-field'
import { companyWords } from './company-words'
import { useUpdateCompany } from './use-company-changes'

interface EditCompanyDialogProps {
  company: Company
  rights: ContactRight[]
  opened: boolean
  onClose: () => void
}

/** Changes what contacts may change. The rest is shown, with who may change it. */
export function EditCompanyDialog({ company, onClose, opened, rights }: EditCompanyDialogProps) {
  const words = companyWords(company)
  const update = useUpdateCompany(words.done)
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title={words.dialog}
      submitLabel="Save"
      pendingLabel="Saving..."
      fields={fieldsFor(company, rights)}
      record={toFieldValues([...companyFields], company)}
      version={company.version}
      schema={companyForm}
      save={({ changes, version }) =>
        update.mutateAsync({ ...companyForm.parse(changes), version: version ?? company.version })
      }
    />
  )
}

function fieldsFor({ timeZone }: Company, rights: ContactRight[]): RecordFieldSpec[] {
  const line = (name: CompanyField, label: string): RecordFieldSpec => {
    const others = whoElseChanges(name, rights)
    const note = others && { readOnly: true, description: `Only ${others} may change this.` }
    return { name, label, kind: 'line', ...note }
  }
  // Those that any contact may change come first: the first field has the focus.
  return [
    { name: 'postalAddress', label: 'Postal address', kind: 'paragraph' },
    line('phone', 'Phone'),
    { name: 'timeZone', label: 'Time zone', kind: 'choice', choices: zoneChoices(timeZone) },
    line('legalName', 'Legal name'),
    line('taxId', 'Tax ID'),
    line('invoiceEmail', 'Email for invoices'),
  ]
}
