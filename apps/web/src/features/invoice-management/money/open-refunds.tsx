import { Alert, Stack } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import type { Refund } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { RelativeTime } from '../../../ui/relative-time'

/** Refunds that are not in the ledger yet: pending or failed. */
export function OpenRefunds({ refunds }: { refunds: Refund[] }) {
  return (
    <Stack gap="sm">
      {refunds
        .filter(({ status }) => status !== 'succeeded')
        .map(({ amount, createdAt, failure, id, reason, status }) =>
          status === 'failed' ? (
            <Alert
              key={id}
              color="danger"
              icon={<IconAlertTriangle aria-hidden />}
              title={`Refund of ${formatMoney(amount)} failed`}
            >
              {failure ?? 'The payment provider declined it.'} Requested <RelativeTime at={createdAt} />:{' '}
              {reason}
            </Alert>
          ) : (
            <Alert
              key={id}
              color="amber"
              icon={<IconClock aria-hidden />}
              title={`Refund of ${formatMoney(amount)} in progress`}
            >
              Requested <RelativeTime at={createdAt} />: {reason}
            </Alert>
          ),
        )}
    </Stack>
  )
}
