import { Text } from '@mantine/core'
import type { ListedOrganization } from '@tallgrass/contracts'
import { countOf, formatMoney, NO_MONEY } from '@tallgrass/domain'
import { ClientLink } from '../../shared/clients/client-link'
import { type Column, DataTable } from '../../ui/data-table'
import { ClientTags } from './client-tags'

const columns: Column<ListedOrganization>[] = [
  {
    label: 'Client',
    kind: 'title',
    cell: ({ contacts, id, legalName, name }) => (
      <>
        <ClientLink name={name} organizationId={id} />
        <Text component="div" fz="sm" fw="normal" c="dimmed">
          {legalName && legalName !== name && <div>{legalName}</div>}
          {countOf(contacts, 'contact')}
        </Text>
      </>
    ),
  },
  { label: 'Tags', cell: ({ tags }) => <ClientTags tags={tags} /> },
  { label: 'Agreed', kind: 'number', cell: ({ money }) => formatMoney(money.agreed) },
  { label: 'Invoiced', kind: 'number', cell: ({ money }) => formatMoney(money.invoiced) },
  { label: 'Paid', kind: 'number', cell: ({ money }) => formatMoney(money.paid) },
  { label: 'Open', kind: 'number', cell: ({ money }) => formatMoney(money.open) },
  {
    label: 'Overdue',
    kind: 'number',
    cell: ({ money }) => (
      <Text inherit span c={money.overdue === NO_MONEY ? 'dimmed' : 'danger'}>
        {formatMoney(money.overdue)}
      </Text>
    ),
  },
]

/** One line for each client, which opens its page. */
export function ClientsTable({ rows }: { rows: ListedOrganization[] }) {
  return <DataTable label="Clients" columns={columns} rows={rows} rowKey={({ id }) => id} rowOpens />
}
