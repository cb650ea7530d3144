import { Button } from '@mantine/core'
import { IconCheck, IconLinkOff, IconMailOff } from '@tabler/icons-react'
import type { Unsubscription } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { returnQuery } from '../../lib/freshness'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'
import { QuietFrame } from '../../shared/business/quiet-frame'
import { ActionButton } from '../../ui/action-button'
import { LoadError } from '../../ui/load-error'
import { PageSpinner } from '../../ui/page-spinner'
import { QuietNotice } from '../../ui/quiet-notice'

/** The page that the last link of a notification opens. Nothing changes until its reader confirms. */
export function UnsubscribePage({ token }: { token: string | undefined }) {
  return <QuietFrame>{token ? <Linked token={token} /> : <InvalidLink />}</QuietFrame>
}

function Linked({ token }: { token: string }) {
  const { data, error, isPending, refetch } = trpc.portal.notifications.unsubscription.useQuery(
    { token },
    returnQuery,
  )
  const {
    isPending: isEnding,
    isSuccess,
    mutate,
  } = trpc.portal.notifications.unsubscribe.useMutation({
    onError: (refusal) => notifyRefusal(refusal, { failed: 'Failed to stop these emails' }),
  })
  if (isPending) return <PageSpinner label="Loading" />
  if (isSuccess || data?.labels.length === 0) return <Ended isNews={isSuccess} />
  if (data) {
    return (
      <QuietNotice
        icon={<IconMailOff aria-hidden />}
        title={data.daily ? 'Stop the daily summary?' : 'Stop these emails?'}
        text={inWords(data)}
        actions={
          <ActionButton loading={isEnding} onClick={() => mutate({ token })}>
            Stop these emails
          </ActionButton>
        }
      />
    )
  }
  const code = errorCode(error)
  if (code === 'NOT_FOUND' || code === 'INVALID') return <InvalidLink />
  return <LoadError onRetry={() => void refetch()}>Failed to load this page. Please try again.</LoadError>
}

function inWords({ daily, labels }: Unsubscription) {
  const events = labels.map((label) => `“${label}”`).join(', ')
  return daily
    ? `The summary at eight in the morning covers: ${events}. The bell in the portal still shows them.`
    : `We will no longer email you about: ${events}. The bell in the portal still shows them.`
}

function Ended({ isNews }: { isNews: boolean }) {
  return (
    <QuietNotice
      icon={<IconCheck aria-hidden />}
      tone="good"
      isNews={isNews}
      title="You will no longer get these emails"
      text="You can choose again at any time: sign in and open Email notifications."
      actions={<Button renderRoot={(props) => <Link to="/" {...props} />}>Go to Homepage</Button>}
    />
  )
}

function InvalidLink() {
  return (
    <QuietNotice
      icon={<IconLinkOff aria-hidden />}
      title="This link is not valid"
      text="Nothing was changed. Please open the complete link from the message, or sign in and open Email notifications."
      actions={<Button renderRoot={(props) => <Link to="/" {...props} />}>Go to Homepage</Button>}
    />
  )
}
