import { Alert, Button, Card, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { SigningView } from '@tallgrass/contracts'
import { useState } from 'react'
import { errorText } from '../../lib/trpc-error'
import { DeclineDialog } from './decline-dialog'
import { NextSteps } from './outcome/next-steps'
import { SignAtProvider } from './outcome/sign-at-provider'
import { SigningOutcome } from './outcome/signing-outcome'
import { SignatureForm } from './signature/signature-form'
import { isSignedOut, SIGNED_OUT } from './signed-out'
import classes from './signing.module.css'
import type { SigningState } from './signing-state'
import { TRY_AGAIN } from './try-again'
import { useSign } from './use-sign'

interface SigningPanelProps {
  view: SigningView
  state: SigningState
  token: string | undefined
  /** The initial name of the signature. */
  name: string
  signedIn: boolean
  onSignIn: () => void
}

/** The signature form, or the reason why the document cannot be signed. */
export function SigningPanel({ name, onSignIn, signedIn, state, token, view }: SigningPanelProps) {
  const sign = useSign({ role: view.role, token, onSignIn })
  const [declining, setDeclining] = useState(false)
  const [declined, setDeclined] = useState(false)
  const refusal = sign.error && (
    <Alert color="danger" role="alert" icon={<IconAlertTriangle aria-hidden />}>
      {isSignedOut(sign.error, token) ? SIGNED_OUT : errorText(sign.error, TRY_AGAIN)}
    </Alert>
  )
  // The sign call returns before the document has been reloaded.
  const signedNow = sign.isSuccess && state === 'sign'
  const current = signedNow ? (view.role === 'CLIENT' ? 'countersignature' : 'completed') : state
  return (
    <Card component="section" aria-label="Signature" className={classes.panel}>
      {current === 'at-provider' && <SignAtProvider documentId={view.id} token={token} />}
      {current === 'sign' && (
        <>
          <SignatureForm
            view={view}
            token={token}
            name={name}
            pending={sign.isPending}
            onSign={sign.mutate}
            refusal={refusal}
          />
          {view.role === 'CLIENT' && (
            <div>
              <Button variant="subtle" color="danger" size="sm" onClick={() => setDeclining(true)}>
                Decline
              </Button>
            </div>
          )}
          <Text c="dimmed" fz="xs">
            When you sign, we record your name, the time and your IP address. Everyone who signs gets a sealed
            copy with a certificate.
          </Text>
        </>
      )}
      {current !== 'sign' && current !== 'at-provider' && (
        <SigningOutcome
          state={current}
          view={view}
          justNow={sign.isSuccess}
          toPayer={sign.data?.invoiceGoesTo === 'colleague'}
          acted={!sign.isIdle || declining || declined}
          next={
            <NextSteps view={view} paymentUrl={sign.data?.paymentUrl} signedIn={signedIn} state={current} />
          }
        />
      )}
      <DeclineDialog
        // A document withdrawn or signed in the meantime can no longer be declined.
        opened={declining && current === 'sign'}
        onClose={() => setDeclining(false)}
        onDeclined={() => setDeclined(true)}
        onSignIn={onSignIn}
        documentId={view.id}
        token={token}
      />
    </Card>
  )
}
