import { unique } from '@tallgrass/testing'
import type { PreparedWorld } from '../worlds/prepared-world.ts'

const newPerson = () => ({ firstName: 'Dele', lastName: 'Okafor', email: `dele${unique()}@example.com` })

/** A valid input for every procedure about contacts. */
export const validContactCalls = {
  'admin.contacts.create': () => ({ ...newPerson(), organizationName: 'Prairie Works', phone: '555 0100' }),
  'admin.contacts.update': async ({ newContact }: PreparedWorld) => ({
    id: (await newContact()).id,
    name: 'Dele A. Okafor',
    version: 1,
  }),
  'admin.contacts.invite': async ({ newContact }: PreparedWorld) => ({ id: (await newContact()).id }),
  'admin.contacts.deactivate': async ({ newContact }: PreparedWorld) => ({
    id: (await newContact()).id,
    version: 1,
  }),
  'admin.contacts.reactivate': async ({ deactivatedContact }: PreparedWorld) => ({
    id: (await deactivatedContact()).id,
    version: 2,
  }),
  // Each call of the world makes another client.
  'admin.contacts.move': async ({ newContact }: PreparedWorld) => ({
    id: (await newContact()).id,
    organizationId: (await newContact()).organizationId,
    version: 1,
  }),
  'admin.contacts.viewAs': async ({ newContact }: PreparedWorld) => ({ id: (await newContact()).id }),
  'portal.viewing.file': async ({ openInvoice }: PreparedWorld) => ({
    path: `/api/invoices/${(await openInvoice()).id}/invoice.pdf`,
  }),
}
