import { contact, contacts, contactsInput, setRightsInput } from '@tallgrass/contracts'
import { listContacts, setContactRights } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const contactsRouter = router({
  /** The people who act for a client’s organization, by name. */
  list: adminProcedure
    .meta({ says: 'The people who act for a client’s organization, by name' })
    .input(contactsInput)
    .output(contacts)
    .query(({ ctx, input }) => listContacts(ctx, input)),
  /** Set whether a contact signs, pays and reviews for their organization. */
  setRights: adminProcedure
    .meta({ says: 'Set whether a contact signs, pays and reviews for their organization' })
    .input(setRightsInput)
    .output(contact)
    .mutation(({ ctx, input }) => setContactRights(ctx, input)),
})
