import { Text } from '@mantine/core'
import type { Invoice } from '@tallgrass/contracts'
import { formatMoney, isMoneyLess, NO_MONEY } from '@tallgrass/domain'

/** '$250.00 refunded'. Renders nothing if no money was refunded. */
export function RefundedAmount({ refunded }: Pick<Invoice, 'refunded'>) {
  if (!isMoneyLess(NO_MONEY, refunded)) return null
  return (
    <Text component="p" c="dimmed" fz="sm" fw={400}>
      {formatMoney(refunded)} refunded
    </Text>
  )
}
