import { Button } from '@mantine/core'
import { IconCheck, IconMail } from '@tabler/icons-react'
import type { EmailLink } from '@tallgrass/contracts/account'
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

/** The page that the link to a new address opens. Nothing changes until its reader confirms. */
export function ConfirmEmailPage({ token }: { token: string | undefined }) {
  return <QuietFrame>{token ? <Linked token={token} /> : <EndedLink />}</QuietFrame>
}

function Linked({ token }: { token: string }) {
  const utils = trpc.useUtils()
  const confirm = trpc.auth.email.confirm.useMutation({
    onSuccess: () => utils.auth.session.invalidate(),
    onError: (error) => notifyRefusal(error, { failed: 'Failed to confirm the address' }),
  })
  const { data, error, isPending, refetch } = trpc.auth.email.link.useQuery(
    { token },
    { ...returnQuery, enabled: !confirm.isSuccess },
  )
  if (confirm.isSuccess) return <Confirmed link={confirm.data} />
  if (isPending) return <PageSpinner label="Loading" />
  if (!data || error) return <EndedLink error={error} onRetry={() => void refetch()} />
  return (
    <QuietNotice
      icon={<IconMail aria-hidden />}
      title={data.isChange ? 'Use this address for your account?' : 'Confirm your address?'}
      text={
        <>
          <EmailText>{data.email}</EmailText>{' '}
          {data.isChange
            ? 'becomes the address that you sign in with and get our emails at.'
            : 'is the address that you sign in with and get our emails at.'}
        </>
      }
      actions={
        <ActionButton loading={confirm.isPending} onClick={() => confirm.mutate({ token })}>
          Confirm this address
        </ActionButton>
      }
    />
  )
}

function Confirmed({ link: { email, isChange } }: { link: EmailLink }) {
  return (
    <QuietNotice
      icon={<IconCheck aria-hidden />}
      tone="good"
      isNews
      title="Your address is confirmed"
      text={
        <>
          {isChange ? 'From now on you sign in with ' : 'We email you at '}
          <EmailText>{email}</EmailText>.
        </>
      }
      actions={<Button renderRoot={(props) => <Link to="/portal" {...props} />}>Go to your portal</Button>}
    />
  )
}
