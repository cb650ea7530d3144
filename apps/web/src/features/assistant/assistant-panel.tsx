import { CloseButton } from '@mantine/core'
import { chat, chatButton, names } from '@tallgrass/brand'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useSessionUser } from '../../lib/use-session-user'
import classes from './assistant-panel.module.css'
import { Composer } from './composer'
import { LeadForm } from './lead-form'
import { MessageLog } from './message-log'
import { PersonLine } from './person-line'
import { TypingLine } from './typing-line'
import { useConversation } from './use-conversation'
import { useKeyboardInset } from './use-keyboard-inset'
import { useLeadOffer } from './use-lead-offer'
import { usePerson } from './use-person'

interface AssistantPanelProps {
  /** A closed panel stays mounted, with its typed text and pending reply. */
  opened: boolean
  onClose: () => void
}

export function AssistantPanel({ onClose, opened }: AssistantPanelProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const conversation = useConversation()
  const lead = useLeadOffer(conversation)
  // We know who is signed in, also if the form was offered before.
  const user = useSessionUser()
  const { sent, state, typed } = usePerson({
    sessionId: conversation.sessionId,
    isActive: opened && conversation.messages.length > 0,
    onChange: conversation.refresh,
  })
  const panel = useKeyboardInset<HTMLElement>()

  useEffect(() => {
    // A dialog that opened while this was loading keeps the focus.
    if (opened && !document.activeElement?.closest('[aria-modal="true"]')) input.current?.focus()
  }, [opened])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
  }
  function closeLeadForm() {
    lead.close()
    input.current?.focus()
  }
  return (
    <section
      ref={panel}
      role="dialog"
      aria-label={chat.label}
      className={classes.panel}
      data-foot-of-page
      hidden={!opened}
      onKeyDown={closeOnEscape}
    >
      <div className={classes.head}>
        <div>
          <strong>{names.assistant}</strong>
          <p>{chat.subtitle}</p>
        </div>
        <CloseButton aria-label={chatButton.close} onClick={onClose} />
      </div>
      <PersonLine state={state} />
      <MessageLog
        messages={conversation.messages}
        opened={opened}
        pending={conversation.pending}
        withPerson={state?.state === 'person'}
      >
        {!user && lead.isOffered && (lead.bookingType || !state?.hasAddress) && (
          <LeadForm
            bookingType={lead.bookingType}
            details={lead.details}
            onDismiss={closeLeadForm}
            onSent={(message) => {
              conversation.add(message)
              closeLeadForm()
            }}
          />
        )}
      </MessageLog>
      {state?.state === 'person' && <TypingLine state={state} />}
      <Composer
        ref={input}
        isPending={conversation.pending !== undefined}
        onSend={(text) => conversation.send(text).finally(sent)}
        onType={typed}
      />
    </section>
  )
}
