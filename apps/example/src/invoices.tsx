import type { TallgrassOutputs } from '@tallgrass/client'
import { useTallgrass } from '@tallgrass/client/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemOf } from './problem-of.ts'

type Invoice = TallgrassOutputs['admin']['invoices']['list']['items'][number]

export function Invoices() {
  const tallgrass = useTallgrass()
  const invoices = useQuery(tallgrass.admin.invoices.list.queryOptions({ status: 'OPEN', sort: 'due' }))
  if (invoices.isPending) return <p>Loading …</p>
  if (invoices.isError) return <p role="alert">{problemOf(invoices.error)}</p>
  return (
    <section aria-label="Open invoices">
      <h1>Open invoices</h1>
      <ul>
        {invoices.data.items.map((invoice) => (
          <OpenInvoice key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </section>
  )
}

function OpenInvoice({ invoice: { amount, clientName, dueDate, id, number, title } }: { invoice: Invoice }) {
  const tallgrass = useTallgrass()
  const queryClient = useQueryClient()
  const pay = useMutation(
    tallgrass.admin.invoices.recordPayment.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(tallgrass.admin.invoices.pathFilter()),
    }),
  )
  const receivedOn = new Date().toISOString().slice(0, 10)
  return (
    <li>
      {number} {title}: ${amount} of {clientName}, due {dueDate}
      <button
        type="button"
        disabled={pay.isPending}
        onClick={() => pay.mutate({ id, receivedOn, note: 'Bank transfer' })}
      >
        Record payment of {number}
      </button>
      {pay.isError && <p role="alert">{problemOf(pay.error)}</p>}
    </li>
  )
}
