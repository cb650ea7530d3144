import type { WebhookDeliveryDetails } from '@tallgrass/contracts/integrations'
import { ExactTime } from '../../../ui/exact-time'
import { Facts } from '../../../ui/facts'
import { Preformatted } from '../../../ui/preformatted'

/** When an attempt was made, and what the endpoint answered. */
export function AttemptDetails({ attempt }: { attempt: WebhookDeliveryDetails['log'][number] }) {
  const { answer, createdAt, error, status, tookMs } = attempt
  return (
    <div>
      <Facts
        facts={[
          { label: 'Sent', value: <ExactTime at={createdAt} /> },
          { label: 'Answer', value: status ?? 'None' },
          { label: 'Took', value: `${tookMs} ms` },
          ...(error ? [{ label: 'Error', value: error }] : []),
        ]}
      />
      {answer && <Preformatted code>{answer}</Preformatted>}
    </div>
  )
}
