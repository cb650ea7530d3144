import { Button } from '@mantine/core'
import { IconLinkOff, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { returnQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { errorCode, errorText } from '../../lib/trpc-error'
import { QuietFrame } from '../../shared/business/quiet-frame'
import { LoadError } from '../../ui/load-error'
import { PageSpinner } from '../../ui/page-spinner'
import { QuietNotice } from '../../ui/quiet-notice'
import { KeptData } from './kept-data'
import { useDeleteYourData } from './use-your-data'

/** The page that the last link of a message opens, for people without an account. Nothing changes until they say so. */
export function YourDataPage({ token }: { token: string }) {
  const { data, error, isPending, refetch } = trpc.chat.yourData.get.useQuery({ token }, returnQuery)
  const deletion = useDeleteYourData()
  if (isPending)
    return (
      <QuietFrame>
        <PageSpinner label="Loading" />
      </QuietFrame>
    )
  if (deletion.isSuccess)
    return (
      <QuietFrame>
        <Deleted />
      </QuietFrame>
    )
  if (data)
    return (
      <QuietFrame>
        <KeptData token={token} data={data} deletion={deletion} />
      </QuietFrame>
    )
  const code = errorCode(error)
  const isDead = code === 'NOT_FOUND' || code === 'GONE' || code === 'INVALID'
  return (
    <QuietFrame>
      {isDead ? (
        <DeadLink text={errorText(error, 'Please open the complete link from the message.')} />
      ) : (
        <LoadError onRetry={() => void refetch()}>Failed to load this page. Please try again.</LoadError>
      )}
    </QuietFrame>
  )
}

function Deleted() {
  return (
    <QuietNotice
      icon={<IconTrash aria-hidden />}
      tone="good"
      isNews
      title="Your data was deleted"
      text="We keep nothing about this address any more. Backups that still contain it are deleted in turn."
      actions={<HomeButton />}
    />
  )
}

function DeadLink({ text }: { text: string }) {
  return (
    <QuietNotice
      icon={<IconLinkOff aria-hidden />}
      title="This link is not valid"
      text={`Nothing was changed. ${text}`}
      actions={<HomeButton />}
    />
  )
}

function HomeButton() {
  return <Button renderRoot={(props) => <Link to="/" {...props} />}>Go to Homepage</Button>
}
