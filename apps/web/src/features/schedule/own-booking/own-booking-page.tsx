import { Button, Skeleton, Text, Title } from '@mantine/core'
import { schedulePage } from '@tallgrass/brand'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../../lib/trpc'
import { errorCode } from '../../../lib/trpc-error'
import { LoadError } from '../../../ui/load-error'
import classes from '../schedule.module.css'
import { OwnBookingPanel } from './own-booking-panel'

/** The page behind the link in a booking email. */
export function OwnBookingPage({ token }: { token: string }) {
  const { data, error, isPending, refetch } = trpc.chat.booking.useQuery({ token })
  return (
    <div className={classes.page}>
      {isPending && <Skeleton h="20rem" radius="lg" role="status" aria-label="Loading your call" />}
      {error && errorCode(error) === 'NOT_FOUND' && <UnknownLink />}
      {error && errorCode(error) !== 'NOT_FOUND' && (
        <LoadError onRetry={() => void refetch()}>Failed to load your call. Please try again.</LoadError>
      )}
      {data && <OwnBookingPanel booking={data} token={token} />}
    </div>
  )
}

function UnknownLink() {
  const { button, text, title } = schedulePage.unknown
  return (
    <div className={classes.panel}>
      <Title order={1}>{title}</Title>
      <Text>{text}</Text>
      <div>
        <Button renderRoot={(props) => <Link to="/schedule" {...props} />}>{button}</Button>
      </div>
    </div>
  )
}
