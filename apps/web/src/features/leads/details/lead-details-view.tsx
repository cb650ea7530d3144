import { Button, Group, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import type { LeadDetails } from '@tallgrass/contracts'
import type { Ref } from 'react'
import { Transcript } from '../../../shared/conversations/transcript'
import { DrawerSection } from '../../../ui/drawer-section'
import { MoveLeadMenu } from '../move-lead-menu'
import { LeadNotes } from '../notes/lead-notes'
import type { NotesDraft } from '../notes/notes-draft'
import { LeadBookings } from './lead-bookings'
import { LeadChecklists } from './lead-checklists'
import { LeadFacts } from './lead-facts'

interface LeadDetailsViewProps {
  lead: LeadDetails
  draft: NotesDraft | undefined
  onDraft: (draft: NotesDraft | undefined) => void
  onConvert: () => void
  /** Takes the focus when the focused button disappears. */
  actions: Ref<HTMLDivElement>
}

export function LeadDetailsView({ actions, draft, lead, onConvert, onDraft }: LeadDetailsViewProps) {
  const { bookings, checklists, client, conversations, invitation } = lead
  const isInvited = invitation?.status === 'PENDING'
  return (
    <>
      <LeadFacts lead={lead} />
      <Group gap="sm" ref={actions} tabIndex={-1}>
        <MoveLeadMenu lead={lead} />
        {!client && !isInvited && (
          <Button size="sm" leftSection={<IconUserPlus aria-hidden />} onClick={onConvert}>
            Convert to client
          </Button>
        )}
        {isInvited && (
          <Text fz="sm" c="dimmed">
            Invited. To get a new link, go to Users.
          </Text>
        )}
      </Group>
      <LeadNotes lead={lead} draft={draft} onDraft={onDraft} />
      {bookings.length > 0 && <LeadBookings bookings={bookings} />}
      <DrawerSection title="Conversations">
        {conversations.length === 0 && <Text c="dimmed">No chat conversations.</Text>}
        {conversations.map((conversation, n) => (
          <Transcript
            key={conversation.id}
            conversation={conversation}
            label={n === 0 ? 'Latest conversation' : `Earlier conversation ${n}`}
          />
        ))}
      </DrawerSection>
      {checklists.length > 0 && <LeadChecklists checklists={checklists} />}
    </>
  )
}
