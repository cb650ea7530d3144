import { CloseButton } from '@mantine/core'
import { chat, chatButton, names } from '@tallgrass/brand'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import classes from './assistant-panel.module.css'
import { Composer } from './composer'
import { LeadForm } from './lead-form'
import { MessageLog } from './message-log'
import { useConversation } from './use-conversation'
import { useKeyboardInset } from './use-keyboard-inset'
import { useLeadOffer } from './use-lead-offer'

interface AssistantPanelProps {
  /** A closed panel stays mounted, with its typed text and pending reply. */
  opened: boolean
  onClose: () => void
}

export function AssistantPanel({ onClose, opened }: AssistantPanelProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const conversation = useConversation()
  const lead = useLeadOffer(conversation)
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
      <header className={classes.head}>
        <div>
          <strong>{names.assistant}</strong>
          <p>{chat.subtitle}</p>
        </div>
        <CloseButton aria-label={chatButton.close} onClick={onClose} />
      </header>
      <MessageLog messages={conversation.messages} opened={opened} pending={conversation.pending}>
        {lead.isOffered && (
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
      <Composer ref={input} isPending={conversation.pending !== undefined} onSend={conversation.send} />
    </section>
  )
}
