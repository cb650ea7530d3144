import type { LiveMessage } from '@tallgrass/contracts'
import { pushedStream } from 'trpc-msw-typed'
import { defaultMocks } from '../default-mocks.ts'
import { noChanges } from '../defaults/live.ts'
import type { Mocks } from '../procedure-types.ts'
import type { Visitor } from '../samples/people.ts'
import { type Business, smallBusiness } from './business.ts'
import { clientVerbs } from './clients.ts'
import type { Desk } from './desk.ts'
import { invoiceVerbs } from './invoices.ts'
import { leadVerbs } from './leads.ts'
import { paymentVerbs } from './payments.ts'
import { projectVerbs } from './projects.ts'

/**
 * Mocks that remember: a lead that was created is listed, and an invoice that was paid is paid, by the site's own rules.
 * `portal.live` tells what changes. Clients, leads, projects, tasks, invoices and payments are kept in `business`; every
 * other procedure answers as in `defaultMocks`.
 */
export function businessMocks(
  as: Visitor = 'visitor',
  business: Business = smallBusiness(),
): Required<Mocks> {
  const stream = pushedStream<LiveMessage>(noChanges)
  const desk: Desk = {
    as,
    business,
    changed: (kind, id) => stream.push({ changes: [{ kind, id }], reload: false }),
  }
  return {
    ...defaultMocks(as),
    ...clientVerbs(desk),
    ...leadVerbs(desk),
    ...projectVerbs(desk),
    ...invoiceVerbs(desk),
    ...paymentVerbs(desk),
    'portal.live': () => stream,
  }
}
