import { Button, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { SigningView } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSiteLinks } from '../../../lib/use-site-links'
import { WithdrawnNote } from '../../../shared/agreements/withdrawn-note'
import { ExactTime } from '../../../ui/exact-time'
import classes from '../signing.module.css'
import { type OutcomeState, outcomeWords } from './outcome-words'

interface SigningOutcomeProps {
  state: OutcomeState
  view: SigningView
  /** True right after signing on this page. */
  justNow: boolean
  /** True if the signature issued an invoice that someone else pays. */
  toPayer: boolean
  /** True after an attempt to sign or decline: the form has disappeared, so the heading takes the focus. */
  acted: boolean
  /** The buttons for the next steps. */
  next: ReactNode
}

/** The state of a document that needs no action from the reader. */
export function SigningOutcome({ acted, justNow, next, state, toPayer, view }: SigningOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (acted) heading.current?.focus()
  }, [acted])
  const { emailEnabled } = useSiteLinks()
  const { icon, text, title, tone } = outcomeWords(state, view, { justNow, emailEnabled, toPayer })
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
      <div className={classes.actions}>
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
