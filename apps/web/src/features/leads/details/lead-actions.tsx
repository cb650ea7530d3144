import { Button, Group, Text } from '@mantine/core'
import { IconArchive, IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react'
import type { LeadDetails } from '@tallgrass/contracts'
import { isLeadClosable } from '@tallgrass/domain'
import type { RefObject } from 'react'
import { ReopenLeadButton } from '../close/reopen-lead-button'
import { MoveLeadMenu } from '../move-lead-menu'

export interface LeadActionsProps {
  lead: LeadDetails
  onConvert: () => void
  onEdit: () => void
  onCloseLead: () => void
  onDelete: () => void
  /** Takes the focus when the focused button disappears. */
  actions: RefObject<HTMLDivElement | null>
}

/** Every action that the lead's state allows. A closed lead has to be reopened first. */
export function LeadActions({ actions, lead, ...on }: LeadActionsProps) {
  const { client, closedAs, invitation } = lead
  const isInvited = invitation?.status === 'PENDING'
  const isInvitable = !closedAs && !client && !isInvited
  return (
    <Group gap="sm" ref={actions} tabIndex={-1} role="group" aria-label="Actions">
      {closedAs && <ReopenLeadButton lead={lead} onFocusLost={() => actions.current?.focus()} />}
      {!closedAs && <MoveLeadMenu lead={lead} />}
      {isInvitable && lead.email && (
        <Button size="sm" leftSection={<IconUserPlus aria-hidden />} onClick={on.onConvert}>
          Convert to client
        </Button>
      )}
      <Button size="sm" variant="default" leftSection={<IconPencil aria-hidden />} onClick={on.onEdit}>
        Edit
      </Button>
      {isLeadClosable(lead) && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconArchive aria-hidden />}
          onClick={on.onCloseLead}
        >
          Close lead
        </Button>
      )}
      <Button
        size="sm"
        variant="default"
        c="danger"
        leftSection={<IconTrash aria-hidden />}
        onClick={on.onDelete}
      >
        Delete
      </Button>
      {isInvitable && !lead.email && (
        <Text fz="sm" c="dimmed">
          To invite them, add an email address.
        </Text>
      )}
      {isInvited && (
        <Text fz="sm" c="dimmed">
          Invited. To get a new link, go to Users.
        </Text>
      )}
      {client && !client.hasAccount && !isInvited && (
        <Text fz="sm" c="dimmed">
          To invite them, open the client.
        </Text>
      )}
    </Group>
  )
}
