import { countOf } from '@tallgrass/domain'
import type { BusinessNow } from './dashboards.ts'

/** '2 overdue invoices, 3 leads to answer, and 1 call today.' */
export function businessInWords({ calls, leads, overdue }: BusinessNow): string {
  const facts = [
    overdue.count > 0 && countOf(overdue.count, 'overdue invoice'),
    leads.count > 0 && `${countOf(leads.count, 'lead')} to answer`,
    calls.count > 0 && `${countOf(calls.count, 'call')} today`,
  ].filter((fact) => fact !== false)
  if (facts.length === 0)
    return 'No invoice is overdue, no lead waits for an answer, and there are no calls today.'
  return `${new Intl.ListFormat('en-US').format(facts)}.`
}
