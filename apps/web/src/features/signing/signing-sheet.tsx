import { Text, Title } from '@mantine/core'
import type { SigningView } from '@tallgrass/contracts'
import { useRef } from 'react'
import { withFullStop } from '../../lib/full-stop'
import { useReader } from '../../lib/reader'
import { viewToken } from '../../lib/view-token'
import { DocumentStatusBadge } from '../../shared/agreements/document-status-badge'
import { ExactTime } from '../../ui/exact-time'
import { ZonedDateTime } from '../../ui/zoned-date-time'
import { GoToSignature } from './go-to-signature'
import { Paper } from './paper'
import classes from './signing.module.css'
import { SigningPanel } from './signing-panel'
import { signingStateAt } from './signing-state'
import { useRecordOpening } from './use-record-opening'

interface SigningSheetProps {
  view: SigningView
  token: string | undefined
  /** The name of the signed-in user, if any. */
  userName: string | undefined
  onSignIn: () => void
}

/** A document beside its signature panel. Stacked on a phone, with the panel first if there is nothing to sign. */
export function SigningSheet({ onSignIn, token, userName, view }: SigningSheetProps) {
  const state = signingStateAt(view, useReader().now, viewToken() !== null)
  useRecordOpening(view, { isAsked: state === 'sign' || state === 'at-provider', token })
  const signature = useRef<HTMLDivElement>(null)
  const { documentTitle, expiresAt, fileUrl, projectName, role, sentAt, sentByName, signerName, text } = view
  const isForReader = role === 'CLIENT' && view.isSigner
  return (
    <div className={classes.sheet} data-state={state === 'sign' ? 'sign' : 'message'}>
      <header className={classes.head}>
        <div>
          <DocumentStatusBadge status={view.status} />
        </div>
        <Title order={1}>{documentTitle}</Title>
        <Text c="dimmed">
          {`${sentByName} ${isForReader ? 'sent you this' : 'sent this'}`}
          {sentAt && (
            <>
              {' on '}
              <ExactTime at={sentAt} />
            </>
          )}
          {withFullStop(` for ${projectName}`)}
          {!isForReader && signerSentence(view)}
          {state === 'sign' && ' Read it, then sign.'}
        </Text>
        {state === 'sign' && expiresAt && (
          <Text c="dimmed">
            You can sign it until <ZonedDateTime at={expiresAt} />.
          </Text>
        )}
      </header>
      <div className={classes.document}>
        <Paper text={text} fileUrl={fileUrl} />
        {state === 'sign' && <GoToSignature signature={signature} />}
      </div>
      <div ref={signature} tabIndex={-1} className={classes.side}>
        <SigningPanel
          view={view}
          state={state}
          token={token}
          name={role === 'CLIENT' ? signerName : (userName ?? '')}
          signedIn={userName !== undefined}
          onSignIn={onSignIn}
        />
      </div>
    </div>
  )
}

/** Who signs for the client, while no signature says so. The document may first have gone to someone else. */
function signerSentence({ expiredAt, signatures, signerName, status, text }: SigningView): string {
  if (signatures.some(({ role }) => role === 'CLIENT')) return ''
  const hasEnded = expiredAt !== null || status === 'declined'
  const signs = `${signerName} ${hasEnded ? 'was supposed to sign it' : 'signs it'}`
  return ` ${withFullStop(text.organization ? `${signs} for ${text.organization}` : signs)}`
}
