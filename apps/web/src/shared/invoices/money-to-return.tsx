import { Text } from '@mantine/core'
import type { Invoice } from '@tallgrass/contracts'
import { formatMoney, isMoneyLess, NO_MONEY } from '@tallgrass/domain'

/** Tells the client about money that was not due. Renders nothing if there is none. */
export function MoneyToReturn({ toReturn }: Pick<Invoice, 'toReturn'>) {
  if (!isMoneyLess(NO_MONEY, toReturn)) return null
  return <Text fz="sm">We received {formatMoney(toReturn)} that was not due. We will refund it.</Text>
}
