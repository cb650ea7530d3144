import { Text } from '@mantine/core'
import { formatMoney, type Money, NO_MONEY } from '@tallgrass/domain'

/** A sum of what was paid and not refunded, with what was refunded below it. */
export function PaidAmount({ paid, refunded }: { paid: Money; refunded: Money }) {
  return (
    <>
      {formatMoney(paid)}
      {refunded !== NO_MONEY && (
        <Text component="span" display="block" c="dimmed" fz="xs" fw={400}>
          after {formatMoney(refunded)} refunded
        </Text>
      )}
    </>
  )
}
