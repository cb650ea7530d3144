import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { names } from '@tallgrass/brand'
import type { Company, CompanyPerson, InvitedColleague } from '@tallgrass/contracts'
import { contactRights, type UserId, whyUnchangeable } from '@tallgrass/domain'
import { useId, useRef, useState } from 'react'
import { viewToken } from '../../lib/view-token'
import { OfferInView } from '../../shared/contacts/offer-in-view'
import { DataTable } from '../../ui/data-table'
import { lazyDialog } from '../../ui/lazy-dialog'
import type { RowAction } from '../../ui/row-menu'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { type PersonRow, peopleColumns, toRows } from './people-columns'
import { useInviteAgain } from './use-company-changes'

const InviteColleagueDialog = lazyDialog(() =>
  import('./company-dialogs').then((module) => module.InviteColleagueDialog),
)
const ColleagueRightsDialog = lazyDialog(() =>
  import('./company-dialogs').then((module) => module.ColleagueRightsDialog),
)
const CancelInvitationDialog = lazyDialog(() =>
  import('./company-dialogs').then((module) => module.CancelInvitationDialog),
)

/** Who has access to the records of a company, and who is invited. */
export function PeopleSection({ company, reader }: { company: Company; reader: UserId }) {
  const { mayInvite, people, rightsToGive } = company
  const caller = people.find(({ id }) => id === reader)
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [inviting, setInviting] = useState(false)
  const settingRights = useDialogAbout<CompanyPerson>()
  const cancelling = useDialogAbout<InvitedColleague>()
  const inviteAgain = useInviteAgain()
  const isView = viewToken() !== null

  function actionsOf({ invited, person }: PersonRow): RowAction[] {
    if (isView) return []
    if (person) {
      const change = { label: 'Change rights', onClick: () => settingRights.open(person) }
      const isOffered = caller && contactRights.some((right) => !whyUnchangeable(right, { caller, person }))
      return isOffered ? [change] : []
    }
    const mayGive = contactRights.every((right) => !invited[right] || rightsToGive.includes(right))
    const again = { label: 'Invite again', onClick: () => inviteAgain.mutate({ id: invited.id }) }
    const cancel = { label: 'Cancel invitation', onClick: () => cancelling.open(invited), destructive: true }
    return mayInvite && mayGive ? [again, cancel] : [cancel]
  }
  const rows = toRows(company)
  const isChangeable = rows.some((row) => actionsOf(row).length > 0)
  return (
    <Stack component="section" gap="sm" aria-labelledby={heading}>
      <Group justify="space-between">
        <Title order={2} size="h3" id={heading} ref={title} tabIndex={-1}>
          People with access
        </Title>
        {mayInvite && isView ? (
          <OfferInView label="Invite colleague" deed="moves" />
        ) : mayInvite ? (
          <Button variant="default" leftSection={<IconPlus aria-hidden />} onClick={() => setInviting(true)}>
            Invite colleague
          </Button>
        ) : (
          <Text c="dimmed" fz="sm">
            {names.business} invites people for your company. Please ask us.
          </Text>
        )}
      </Group>
      <Text c="dimmed">They can read all of your projects, agreements and invoices.</Text>
      <DataTable
        label="People with access"
        columns={peopleColumns({ reader, actionsOf: isChangeable ? actionsOf : undefined })}
        rows={rows}
        rowKey={({ key }) => key}
      />
      <InviteColleagueDialog
        rightsToGive={rightsToGive}
        opened={inviting}
        onClose={() => setInviting(false)}
      />
      {caller && settingRights.about && (
        <ColleagueRightsDialog
          person={settingRights.about}
          caller={caller}
          opened={settingRights.opened}
          onClose={settingRights.close}
        />
      )}
      {cancelling.about && (
        <CancelInvitationDialog
          invited={cancelling.about}
          opened={cancelling.opened}
          onClose={cancelling.close}
          onCancelled={() => title.current?.focus()}
        />
      )}
    </Stack>
  )
}
