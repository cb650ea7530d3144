import { Skeleton, Stack } from '@mantine/core'
import type { WebhookDelivery, WebhookDeliveryDetails } from '@tallgrass/contracts/integrations'
import { skipToken } from '@tanstack/react-query'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { ActionButton } from '../../../ui/action-button'
import { DetailDrawer } from '../../../ui/detail-drawer'
import { DrawerSection } from '../../../ui/drawer-section'
import { ExactTime } from '../../../ui/exact-time'
import { Facts } from '../../../ui/facts'
import { LoadError } from '../../../ui/load-error'
import { Preformatted } from '../../../ui/preformatted'
import { useWebhookChanges } from '../use-webhook-changes'
import { AttemptDetails } from './attempt-details'
import { DeliveryBadge } from './delivery-badge'

interface DeliveryDrawerProps {
  /** Undefined until the drawer is first opened. */
  delivery: WebhookDelivery | undefined
  opened: boolean
  onClose: () => void
}

/** One delivery: its request, and the answer to each attempt. */
export function DeliveryDrawer({ delivery, onClose, opened }: DeliveryDrawerProps) {
  const id = delivery?.id
  const details = trpc.admin.webhooks.delivery.useQuery(id && opened ? { id } : skipToken, detailQuery)
  const { replay } = useWebhookChanges()
  return (
    <DetailDrawer opened={opened} onClose={onClose} title={delivery?.kind ?? ''}>
      {delivery && (
        <>
          <Facts facts={factsOf(delivery)} />
          {delivery.status !== 'PENDING' && (
            <div>
              <ActionButton
                variant="default"
                disabled={replay.isPending}
                onClick={() => replay.mutate({ id: delivery.id })}
              >
                Replay
              </ActionButton>
            </div>
          )}
        </>
      )}
      {details.isError && !details.data && (
        <LoadError onRetry={() => void details.refetch()}>
          Failed to load the request. Please try again.
        </LoadError>
      )}
      {details.data ? (
        <Exchange details={details.data} />
      ) : (
        details.isLoading && <Skeleton h="10rem" role="status" aria-label="Loading" />
      )}
    </DetailDrawer>
  )
}

function factsOf(delivery: WebhookDelivery) {
  const { attempts, createdAt, id, nextAttemptAt } = delivery
  return [
    { label: 'Status', value: <DeliveryBadge delivery={delivery} /> },
    { label: 'Happened', value: <ExactTime at={createdAt} /> },
    { label: 'Attempts', value: attempts },
    ...(nextAttemptAt ? [{ label: 'Next attempt', value: <ExactTime at={nextAttemptAt} /> }] : []),
    { label: 'webhook-id', value: id, plain: true },
  ]
}

function Exchange({ details: { body, log, url } }: { details: WebhookDeliveryDetails }) {
  return (
    <>
      <DrawerSection title="Request">
        <Preformatted code>{`POST ${url}\n\n${inLines(body)}`}</Preformatted>
      </DrawerSection>
      <DrawerSection title="Answers">
        {log.length === 0 && 'No attempt has ended yet.'}
        <Stack gap="lg">
          {log.map((attempt) => (
            <AttemptDetails key={attempt.id} attempt={attempt} />
          ))}
        </Stack>
      </DrawerSection>
    </>
  )
}

/** The body of a request is an object, as we wrote it. */
function inLines(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2)
}
