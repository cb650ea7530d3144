import { Button, Text, Title } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconClock, IconClockX, IconDownload } from '@tabler/icons-react'
import { names } from '@tallgrass/brand'
import type { SigningView } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSiteLinks } from '../../lib/use-site-links'
import { ExactTime } from '../../ui/exact-time'
import { WithdrawnNote } from '../../ui/withdrawn-note'
import classes from './signing.module.css'
import type { SigningState } from './signing-state'

interface SigningOutcomeProps {
  state: Exclude<SigningState, 'sign' | 'elsewhere'>
  view: SigningView
  /** They have just signed here, and are thanked. */
  justNow: boolean
  /** They wanted to sign or decline, whatever came of it: the form has gone, and they are brought to this. */
  acted: boolean
  /** The way on that is nearest. */
  next: ReactNode
}

/** How it stands with a document on which there is nothing for the reader to do. */
export function SigningOutcome({ acted, justNow, next, state, view }: SigningOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (acted) heading.current?.focus()
  }, [acted])
  const { emailEnabled } = useSiteLinks()
  const { icon, text, title, tone } = wordsFor(state, view, { justNow, emailEnabled })
  return (
    <div className={classes.outcome}>
      <div className={classes.state} data-tone={tone}>
        {icon}
        <Title order={2} size="h3" ref={heading} tabIndex={-1}>
          {title}
        </Title>
      </div>
      <Text>
        {view.withdrawnBy !== null && (
          <>
            <WithdrawnNote {...view} />
            {view.withdrawReason ? `: ${view.withdrawReason}` : ''}
            <br />
          </>
        )}
        {text}
      </Text>
      {view.signatures.length > 0 && (
        <ul className={classes.signatures}>
          {view.signatures.map(({ name, role, signedAt }) => (
            <li key={role}>
              <strong>{name}</strong> {role === 'CLIENT' ? 'signed' : 'countersigned'}{' '}
              <ExactTime at={signedAt} />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.ways}>
        {state === 'completed' && (
          <Button
            component="a"
            href={view.fileUrl}
            target="_blank"
            rel="noopener"
            leftSection={<IconDownload aria-hidden />}
          >
            Download
          </Button>
        )}
        {next}
        <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
          Go to Homepage
        </Button>
      </div>
    </div>
  )
}

interface Moment {
  /** They have just signed here. */
  justNow: boolean
  emailEnabled: boolean
}

function wordsFor(state: SigningOutcomeProps['state'], view: SigningView, { emailEnabled, justNow }: Moment) {
  const isClient = view.role === 'CLIENT'
  switch (state) {
    case 'countersignature':
      return {
        icon: <IconCircleCheck aria-hidden />,
        title: justNow ? 'Thank you for signing' : 'You have signed this document',
        text: `Waiting for final countersignature from ${names.business}. As soon as it is there, ${emailEnabled ? 'you get the finished document by email' : 'the finished document is in your client portal'}.`,
      }
    case 'client-first':
      return {
        icon: <IconClock aria-hidden />,
        tone: 'waiting',
        title: 'The client signs first',
        text: `${view.clientName} has not signed yet. As soon as they have, you can countersign here.`,
      }
    case 'completed':
      return {
        icon: <IconCircleCheck aria-hidden />,
        title: 'Signed by everybody',
        text: 'This agreement is fully executed and in effect.',
      }
    case 'declined':
      return {
        icon: <IconCircleX aria-hidden />,
        tone: 'quiet',
        title: 'This document was declined',
        text: isClient
          ? 'Nothing is agreed on. If something can be changed, or you change your mind, ask us to send it again.'
          : 'Nothing is agreed on. Its agreement is a draft again and can be sent anew.',
      }
    case 'expired':
      return {
        icon: <IconClockX aria-hidden />,
        tone: 'quiet',
        title: 'This document can no longer be signed',
        text: [view.withdrawnBy === null ? 'Its time has run out.' : '', wayOn(view)].join(' ').trim(),
      }
  }
}

/** After a document has ended without all signatures. */
function wayOn({ role, status }: SigningView): string {
  if (role === 'CLIENT') return 'Ask us to send it again.'
  return status === 'expired'
    ? 'Send its agreement again, with a new document.'
    : 'Extend it, or withdraw it.'
}
