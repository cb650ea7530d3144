import { Alert, Button, Group, Stack } from '@mantine/core'
import type { OrganizationDetails } from '@tallgrass/contracts'
import { calendarDateAt, type OrganizationField } from '@tallgrass/domain'
import { useState } from 'react'
import { formatDate } from '../../../lib/format'
import { useReader } from '../../../lib/reader'
import { fieldNames } from '../client-fields'
import { type Choices, comparedFactOf, differingFields, otherSide, type Side, sideOf } from './merge-draft'
import { SideChoice } from './side-choice'
import { useMergeClients } from './use-merge-clients'

interface MergeFormProps {
  first: OrganizationDetails
  other: OrganizationDetails
  onDone: () => void
}

export function MergeForm({ first, onDone, other }: MergeFormProps) {
  const merge = useMergeClients({ onMerged: onDone })
  const { timeZone } = useReader()
  // An archived client cannot stay.
  const [kept, setKept] = useState<Side>(first.archivedAt && !other.archivedAt ? 'other' : 'first')
  const [choices, setChoices] = useState<Choices>({})
  const sides = { first, other }
  const fields = differingFields(sides)
  const [stays, goes] = [sides[kept], sides[otherSide(kept)]]
  const chosen = (field: OrganizationField) => sideOf(field, sides, { kept, choices })

  function submit() {
    const take = fields.filter((field) => chosen(field) !== kept)
    const { id, version } = stays
    merge.mutate({ id, version, other: { id: goes.id, version: goes.version }, take })
  }
  return (
    <Stack gap="lg">
      <SideChoice
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
      <Alert color="amber" role="note">
        {goes.shownName === stays.shownName
          ? 'The other client is archived, and links to it lead to the one that stays.'
          : `${goes.shownName} is archived, and links to it lead to ${stays.shownName}.`}{' '}
        This cannot be undone.
      </Alert>
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone} disabled={merge.isPending}>
          Cancel
        </Button>
        <Button onClick={submit} loading={merge.isPending}>
          Merge Clients
        </Button>
      </Group>
    </Stack>
  )
}

function summaryOf({ contacts, createdAt, shownName }: OrganizationDetails, timeZone: string): string {
  const since = formatDate(calendarDateAt(new Date(createdAt), timeZone))
  return [shownName, ...contacts.map(({ email }) => email), `Since ${since}`].join('\n')
}
