import type { ConversationDetails } from '@tallgrass/contracts'
import { leadName } from '@tallgrass/domain'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '../../lib/trpc'
import { Transcript } from '../../shared/conversations/transcript'
import { LeadLink } from '../../shared/leads/lead-link'
import { DrawerSection } from '../../ui/drawer-section'
import { ExactTime } from '../../ui/exact-time'
import { Facts } from '../../ui/facts'
import { AnswerForm } from './desk/answer-form'
import { DeskHead } from './desk/desk-head'
import { useVisitor } from './desk/use-visitor'

/** A conversation, and the answer of the administrator who has taken over. */
export function ConversationBody({ conversation }: { conversation: ConversationDetails }) {
  const { id, messageCount, person } = conversation
  const { data: user } = trpc.auth.session.useQuery()
  const isWithMe = person !== null && person.id === user?.id
  const { presence, typed } = useVisitor(id, isWithMe)
  const end = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [changes, setChanges] = useState(0)
  // A pressed button is gone once the conversation has changed.
  const next = isWithMe ? field : head
  useEffect(() => {
    if (changes > 0) next.current?.focus()
  }, [changes, next])

  // What is new stands above the answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message moves the end
  useEffect(() => {
    if (isWithMe) end.current?.scrollIntoView({ block: 'end' })
  }, [isWithMe, messageCount])
  return (
    <>
      <DeskHead
        ref={head}
        conversation={conversation}
        presence={presence}
        isWithMe={isWithMe}
        onChanged={() => setChanges((count) => count + 1)}
      />
      <Facts facts={factsOf(conversation)} />
      <DrawerSection title="Transcript">
        <Transcript conversation={conversation} label="Messages" />
      </DrawerSection>
      {user && isWithMe && (
        <DrawerSection title="Answer">
          <div ref={end}>
            <AnswerForm key={id} place={{ id, userId: user.id }} field={field} onType={typed} />
          </div>
        </DrawerSection>
      )}
    </>
  )
}

function factsOf({ createdAt, lastMessageAt, lead, messageCount }: ConversationDetails) {
  return [
    { label: 'Who', value: lead ? leadName(lead) : 'No name given' },
    ...(lead ? [{ label: 'Lead', value: <LeadLink lead={lead} /> }] : []),
    { label: 'Started', value: <ExactTime at={createdAt} /> },
    { label: 'Last message', value: <ExactTime at={lastMessageAt} /> },
    { label: 'Messages', value: messageCount },
  ]
}
