import { Card } from '@mantine/core'
import type { OrganizationDetails } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { zoneName } from '../../../lib/zone-name'
import { PaidAmount } from '../../../shared/invoices/paid-amount'
import { EmailLink } from '../../../ui/email-link'
import { Facts } from '../../../ui/facts'
import { PhoneLink } from '../../../ui/phone-link'
import classes from './client-facts.module.css'

const UNKNOWN = 'Not set'

/** What is known about a client, and the sums of all that was agreed and invoiced. */
export function ClientFacts({ client }: { client: OrganizationDetails }) {
  return (
    <Card component="section" aria-label="Client" mt="md">
      <Facts facts={factsOf(client)} />
      {client.notes && (
        <section aria-label="Notes" className={classes.part}>
          <Facts long facts={[{ label: 'Internal notes', value: client.notes }]} />
        </section>
      )}
      <section aria-label="Sums" className={classes.part}>
        <Facts short facts={sumsOf(client)} />
      </section>
    </Card>
  )
}

function factsOf(client: OrganizationDetails) {
  const { invoiceEmail, legalName, phone, postalAddress, tags, taxId, timeZone } = client
  return [
    { label: 'Legal name', value: legalName ?? UNKNOWN },
    { label: 'Postal address', value: postalAddress ?? UNKNOWN },
    { label: 'Phone', value: phone ? <PhoneLink phone={phone} /> : UNKNOWN },
    { label: 'Email for invoices', value: invoiceEmail ? <EmailLink email={invoiceEmail} /> : UNKNOWN },
    { label: 'Tax ID', value: taxId ?? UNKNOWN },
    { label: 'Time zone', value: timeZone ? zoneName(timeZone) : UNKNOWN },
    ...(tags.length > 0 ? [{ label: 'Tags', value: tags.join(', ') }] : []),
  ]
}

function sumsOf({ money: { agreed, invoiced, open, overdue, paid, refunded } }: OrganizationDetails) {
  return [
    { label: 'Agreed', value: formatMoney(agreed) },
    { label: 'Invoiced', value: formatMoney(invoiced) },
    { label: 'Paid', value: <PaidAmount paid={paid} refunded={refunded} /> },
    { label: 'Open', value: formatMoney(open) },
    { label: 'Overdue', value: formatMoney(overdue) },
  ]
}
