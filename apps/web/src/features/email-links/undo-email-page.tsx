import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { contact } from '@tallgrass/brand'
import { Link } from '@tanstack/react-router'
import { returnQuery } from '../../lib/freshness'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { QuietFrame } from '../../shared/business/quiet-frame'
import { ActionButton } from '../../ui/action-button'
import { EmailText } from '../../ui/email-text'
import { PageSpinner } from '../../ui/page-spinner'
import { QuietNotice } from '../../ui/quiet-notice'
import { EndedLink } from './ended-link'

/** The page that the link to a former address opens. Nothing changes until its reader asks for it. */
export function UndoEmailPage({ token }: { token: string | undefined }) {
  return <QuietFrame>{token ? <Linked token={token} /> : <EndedLink />}</QuietFrame>
}

function Linked({ token }: { token: string }) {
  const utils = trpc.useUtils()
  const undo = trpc.auth.email.undo.useMutation({
    // All sessions have ended, this browser's too.
    onSuccess: () => utils.auth.session.invalidate(),
    onError: (error) => notifyRefusal(error, { failed: 'Failed to take the change back' }),
  })
  const { data, error, isPending, refetch } = trpc.auth.email.undoable.useQuery(
    { token },
    { ...returnQuery, enabled: !undo.isSuccess },
  )
  if (undo.isSuccess) return <Undone {...undo.data} />
  if (isPending) return <PageSpinner label="Loading" />
  if (!data || error) return <EndedLink error={error} onRetry={() => void refetch()} />
  return (
    <QuietNotice
      icon={<IconArrowBackUp aria-hidden />}
      title="Take the change back?"
      text={
        <>
          The address of your account was changed to <EmailText>{data.newEmail}</EmailText>. If you take this
          back, it is <EmailText>{data.oldEmail}</EmailText> again, every device is signed out, and you choose
          a new password.
        </>
      }
      actions={
        <ActionButton loading={undo.isPending} onClick={() => undo.mutate({ token })}>
          Take the change back
        </ActionButton>
      }
    />
  )
}

function Undone({ email, passwordToken }: { email: string; passwordToken: string }) {
  return (
    <QuietNotice
      icon={<IconCheck aria-hidden />}
      tone="good"
      isNews
      title="Your address is back"
      text={
        <>
          You sign in with <EmailText>{email}</EmailText> again. Choose a new password now, in case someone
          else knows the old one. If you cannot sign in afterwards, call us at {contact.phone}.
        </>
      }
      actions={
        <Button
          renderRoot={(props) => (
            <Link to="/reset-password" state={{ secretToken: passwordToken }} {...props} />
          )}
        >
          Set a new password
        </Button>
      }
    />
  )
}
