import { Text } from '@mantine/core'
import type { Invoice } from '@tallgrass/contracts'
import { InvoiceReference } from './invoice-reference'

/** The title of an invoice with its number below. */
export function InvoiceTitle({
  invoice: { id, number, title },
}: {
  invoice: Pick<Invoice, 'id' | 'number' | 'title'>
}) {
  return (
    <>
      {title}
      <Text c="dimmed" fz="sm" fw={400}>
        <InvoiceReference id={id} number={number} />
      </Text>
    </>
  )
}
