import { Button } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { errorCode } from '../../lib/trpc-error'
import { LoadError } from '../../ui/load-error'
import { QuietNotice } from '../../ui/quiet-notice'

interface EndedLinkProps {
  /** Undefined for a link without a token. */
  error?: unknown
  onRetry?: () => void
}

/** Instead of what a link was to do: it was used, has expired or is incomplete. */
export function EndedLink({ error, onRetry }: EndedLinkProps) {
  const code = errorCode(error)
  if (onRetry && code !== 'GONE' && code !== 'INVALID')
    return <LoadError onRetry={onRetry}>Failed to load this page. Please try again.</LoadError>
  return (
    <QuietNotice
      icon={<IconLinkOff aria-hidden />}
      title={code ? 'This link does not work any more' : 'This link is incomplete'}
      text={
        code
          ? 'It has expired or was already used. Sign in to see your address, and to get a new link.'
          : 'Please open the full link from your email.'
      }
      actions={<Button renderRoot={(props) => <Link to="/" {...props} />}>Go to Homepage</Button>}
    />
  )
}
