import { Alert } from '@mantine/core'
import type { MergeOrganizationsInput, OrganizationDetails } from '@tallgrass/contracts'
import { calendarDateAt, type OrganizationField } from '@tallgrass/domain'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatDate } from '../../../lib/format'
import { withFullStop } from '../../../lib/full-stop'
import { useReader } from '../../../lib/reader'
import { UnconfirmedWarning } from '../../../shared/contacts/unconfirmed-warning'
import { DialogForm } from '../../../ui/dialog-form'
import { fieldNames } from '../client-fields'
import { type Choices, comparedFactOf, differingFields, otherSide, type Side, sideOf } from './merge-draft'
import { SideChoice } from './side-choice'

interface MergeFormProps {
  first: OrganizationDetails
  other: OrganizationDetails
  pending: boolean
  onMerge: (input: MergeOrganizationsInput) => void
  onCancel: () => void
}

export function MergeForm({ first, onCancel, onMerge, other, pending }: MergeFormProps) {
  const { timeZone } = useReader()
  // An archived client cannot stay.
  const [kept, setKept] = useState<Side>(first.archivedAt && !other.archivedAt ? 'other' : 'first')
  const [choices, setChoices] = useState<Choices>({})
  const sides = { first, other }
  const fields = differingFields(sides)
  const [stays, goes] = [sides[kept], sides[otherSide(kept)]]
  const [isKnown, setKnown] = useState(false)
  const unconfirmed = [...first.contacts, ...other.contacts]
    .filter(({ deactivatedAt, emailVerified, hasAccount }) => hasAccount && !emailVerified && !deactivatedAt)
    .map(({ name }) => name)
  const chosen = (field: OrganizationField) => sideOf(field, sides, { kept, choices })

  const firstChoice = useRef<HTMLInputElement>(null)
  // The dialog took the focus before the clients were loaded.
  useEffect(() => firstChoice.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    const take = fields.filter((field) => chosen(field) !== kept)
    const { id, version } = stays
    onMerge({
      id,
      version,
      other: { id: goes.id, version: goes.version },
      take,
      ...(isKnown && { evenUnconfirmed: true }),
    })
  }
  return (
    <DialogForm
      onCancel={onCancel}
      onSubmit={submit}
      submitLabel="Merge Clients"
      pendingLabel="Merging..."
      pending={pending}
      disabled={unconfirmed.length > 0 && !isKnown}
    >
      <SideChoice
        ref={firstChoice}
        label="Client that stays"
        description="It gets all contacts, projects, agreements, and invoices of the other one."
        value={kept}
        onChange={setKept}
        texts={{ first: summaryOf(first, timeZone), other: summaryOf(other, timeZone) }}
      />
      {fields.map((field) => (
        <SideChoice
          key={field}
          label={fieldNames[field]}
          value={chosen(field)}
          onChange={(side) => setChoices({ ...choices, [field]: side })}
          texts={{ first: comparedFactOf(first, field), other: comparedFactOf(other, field) }}
        />
      ))}
      <UnconfirmedWarning names={unconfirmed} known={{ checked: isKnown, onChange: setKnown }} />
      <Alert color="amber" role="note">
        {goes.shownName === stays.shownName
          ? 'The other client is archived, and links to it lead to the one that stays.'
          : withFullStop(`${goes.shownName} is archived, and links to it lead to ${stays.shownName}`)}{' '}
        This cannot be undone.
      </Alert>
    </DialogForm>
  )
}

function summaryOf({ contacts, createdAt, shownName }: OrganizationDetails, timeZone: string): string {
  const since = formatDate(calendarDateAt(new Date(createdAt), timeZone))
  return [shownName, ...contacts.map(({ email }) => email), `Since ${since}`].join('\n')
}
