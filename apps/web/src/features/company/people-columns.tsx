import { Badge, Group } from '@mantine/core'
import type { Company, CompanyPerson, InvitedColleague } from '@tallgrass/contracts'
import type { UserId } from '@tallgrass/domain'
import { useReader } from '../../lib/reader'
import { RightBadges } from '../../shared/contacts/right-badges'
import type { Column } from '../../ui/data-table'
import { PersonAvatar } from '../../ui/person-avatar'
import { type RowAction, RowMenu } from '../../ui/row-menu'

/** Someone with access, or someone who is invited. */
export type PersonRow = { key: string } & (
  | { person: CompanyPerson; invited?: undefined }
  | { person?: undefined; invited: InvitedColleague }
)

export function toRows({ invited, people }: Company): PersonRow[] {
  return [
    ...people.map((person) => ({ key: person.id, person })),
    ...invited.map((one) => ({ key: one.id, invited: one })),
  ]
}

interface PeopleTable {
  reader: UserId
  /** Undefined if there are none in any row: then there is no column for them. */
  actionsOf: ((row: PersonRow) => RowAction[]) | undefined
}

export function peopleColumns({ actionsOf, reader }: PeopleTable): Column<PersonRow>[] {
  const states = (person: CompanyPerson) => [
    ...(person.id === reader ? ['You'] : []),
    ...(person.isInCharge ? ['In charge'] : []),
    ...(person.hasAccount ? [] : ['No account yet']),
  ]
  return [
    {
      label: 'Name',
      kind: 'title',
      cell: ({ invited, person }) => (
        <Group gap="xs">
          <PersonAvatar name={(person ?? invited).name} picture={person?.picture ?? null} size="1.75rem" />
          {(person ?? invited).name}
          {person ? (
            states(person).map((state) => (
              <Badge key={state} color="gray">
                {state}
              </Badge>
            ))
          ) : (
            <InvitedBadge invited={invited} />
          )}
        </Group>
      ),
    },
    { label: 'Email', cell: ({ invited, person }) => (person ?? invited).email },
    { label: 'May', cell: ({ invited, person }) => <RightBadges rights={person ?? invited} /> },
    ...(actionsOf ? [actionsColumn(actionsOf)] : []),
  ]
}

function actionsColumn(actionsOf: (row: PersonRow) => RowAction[]): Column<PersonRow> {
  return {
    label: 'Actions',
    kind: 'action',
    cell: (row) => <RowMenu about={(row.person ?? row.invited).name} actions={actionsOf(row)} />,
  }
}

function InvitedBadge({ invited: { expiresAt } }: { invited: InvitedColleague }) {
  const isOver = Date.parse(expiresAt) <= useReader().now.getTime()
  return <Badge color={isOver ? 'gray' : 'amber'}>{isOver ? 'Invitation expired' : 'Invited'}</Badge>
}
