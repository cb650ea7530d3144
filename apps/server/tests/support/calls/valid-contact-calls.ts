import { company } from '@tallgrass/contracts'
import { unique } from '@tallgrass/testing'
import type { TestBrowser } from '../test-browser.ts'
import type { PreparedWorld } from '../worlds/prepared-world.ts'

const newPerson = () => ({ firstName: 'Dele', lastName: 'Okafor', email: `dele${unique()}@example.com` })

/** Invited by the owner, who is in charge of a project, with a right. */
async function invitedColleague({ owner, project }: PreparedWorld) {
  await project()
  const { trpc } = await owner()
  return trpc.portal.company.invite.mutate({ ...newPerson(), signs: true, pays: false, reviews: false })
}

/** A valid input for every procedure about contacts. */
export const validContactCalls = {
  'portal.company.get': () => {},
  'portal.company.update': async (_: PreparedWorld, browser: TestBrowser) => ({
    legalName: 'Okafor Tile & Stone LLC',
    postalAddress: '12 Quarry Road\nDenton, TX 76201',
    phone: '(940) 555-0107',
    invoiceEmail: 'books@example.com',
    taxId: '75-1234567',
    timeZone: 'America/Chicago',
    version: await companyVersionFor(browser),
  }),
  'portal.company.invite': async ({ project }: PreparedWorld) => {
    await project()
    return { ...newPerson(), signs: true, pays: false, reviews: false }
  },
  'portal.company.inviteAgain': async (world: PreparedWorld) => ({ id: (await invitedColleague(world)).id }),
  'portal.company.cancelInvitation': async (world: PreparedWorld) => ({
    id: (await invitedColleague(world)).id,
  }),
  'portal.company.setRights': async ({ contact, project }: PreparedWorld) => {
    await project()
    return { userId: (await contact()).id, signs: true, pays: false, reviews: false }
  },
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

/** Of the caller's own company; any version for someone who has none. */
async function companyVersionFor(browser: TestBrowser): Promise<number> {
  const { body, status } = await browser.rest('GET', '/api/company')
  return status === 200 ? company.parse(body).version : 1
}
