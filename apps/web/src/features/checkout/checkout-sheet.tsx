import { Text } from '@mantine/core'
import type { CheckoutInput, CheckoutView } from '@tallgrass/contracts'
import { formatDate } from '../../lib/format'
import { Facts } from '../../ui/facts'
import classes from './checkout.module.css'
import { CheckoutHead } from './checkout-head'
import { CheckoutLines } from './checkout-lines'
import { PayPanel } from './pay-panel'

/** The invoice and the panel to pay it. */
export function CheckoutSheet({ checkout, link }: { checkout: CheckoutView; link: CheckoutInput }) {
  const { clientName, clientOrg, description, issueDate, number } = checkout
  return (
    <div className={classes.sheet}>
      <CheckoutHead checkout={checkout} />
      <PayPanel checkout={checkout} link={link} />
      <section className={classes.details} aria-label="Details">
        {description && <Text className={classes.description}>{description}</Text>}
        <CheckoutLines checkout={checkout} />
        <Facts
          facts={[
            { label: 'Invoice', value: number },
            { label: 'Billed to', value: clientOrg ? `${clientOrg}, ${clientName}` : clientName },
            { label: 'Issued', value: issueDate && formatDate(issueDate) },
          ].filter(({ value }) => value)}
        />
      </section>
    </div>
  )
}
