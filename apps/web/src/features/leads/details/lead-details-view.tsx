import { Text } from '@mantine/core'
import { Transcript } from '../../../shared/conversations/transcript'
import { DrawerSection } from '../../../ui/drawer-section'
import { LeadNotes } from '../notes/lead-notes'
import type { NotesDraft } from '../notes/notes-draft'
import { LeadActions, type LeadActionsProps } from './lead-actions'
import { LeadBookings } from './lead-bookings'
import { LeadChecklists } from './lead-checklists'
import { LeadFacts } from './lead-facts'

interface LeadDetailsViewProps extends LeadActionsProps {
  draft: NotesDraft | undefined
  onDraft: (draft: NotesDraft | undefined) => void
}

export function LeadDetailsView({ draft, lead, onDraft, ...actions }: LeadDetailsViewProps) {
  const { bookings, checklists, conversations } = lead
  return (
    <>
      <LeadFacts lead={lead} />
      <LeadActions lead={lead} {...actions} />
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
