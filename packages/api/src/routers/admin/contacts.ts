import {
  contact,
  contacts,
  contactsInput,
  createContactInput,
  deactivateContactInput,
  invitationWithLink,
  inviteContactInput,
  moveContactInput,
  openedView,
  reactivateContactInput,
  setRightsInput,
  updateContactInput,
  viewContactInput,
} from '@tallgrass/contracts'
import {
  createContact,
  deactivateContact,
  inviteContact,
  listContacts,
  moveContact,
  reactivateContact,
  setContactRights,
  updateContact,
  viewAs,
} from '@tallgrass/core/people'
import { adminProcedure, router } from '../../trpc.ts'

export const contactsRouter = router({
  /** The people who act for a client’s organization, by name. */
  list: adminProcedure
    .meta({ says: 'The people who act for a client’s organization, by name', scope: 'clients:read' })
    .input(contactsInput)
    .output(contacts)
    .query(({ ctx, input }) => listContacts(ctx, input)),
  /** Set whether a contact signs, pays and reviews for their organization. */
  setRights: adminProcedure
    .meta({ says: 'Set whether a contact signs, pays and reviews for their organization' })
    .input(setRightsInput)
    .output(contact)
    .mutation(({ ctx, input }) => setContactRights(ctx, input)),
  /** Add a person without an account to a client, or as a new client. */
  create: adminProcedure
    .meta({
      says: 'Add a person without an account to a client, or as a new client',
      scope: 'clients:write',
      refuses: ['NOT_FOUND'],
    })
    .input(createContactInput)
    .output(contact)
    .mutation(({ ctx, input }) => createContact(ctx, input)),
  /** Change the facts of a contact. */
  update: adminProcedure
    .meta({ says: 'Change the facts of a contact', scope: 'clients:write' })
    .input(updateContactInput)
    .output(contact)
    .mutation(({ ctx, input }) => updateContact(ctx, input)),
  /** Invite a contact to an account, or send the invitation again. */
  invite: adminProcedure
    .meta({ says: 'Invite a contact to an account, or send the invitation again' })
    .input(inviteContactInput)
    .output(invitationWithLink)
    .mutation(({ ctx, input }) => inviteContact(ctx, input)),
  /** End a contact’s access at once. */
  deactivate: adminProcedure
    .meta({ says: 'End a contact’s access at once', needsProof: true })
    .input(deactivateContactInput)
    .output(contact)
    .mutation(({ ctx, input }) => deactivateContact(ctx, input)),
  /** Give a contact their access back. */
  reactivate: adminProcedure
    .meta({ says: 'Give a contact their access back' })
    .input(reactivateContactInput)
    .output(contact)
    .mutation(({ ctx, input }) => reactivateContact(ctx, input)),
  /** Move a person to another client. */
  move: adminProcedure
    .meta({ says: 'Move a person to another client' })
    .input(moveContactInput)
    .output(contact)
    .mutation(({ ctx, input }) => moveContact(ctx, input)),
  /** Open the portal as a contact sees it, to read in it for an hour. */
  viewAs: adminProcedure
    .meta({ says: 'Open the portal as a contact sees it, to read in it for an hour' })
    .input(viewContactInput)
    .output(openedView)
    .mutation(({ ctx, input }) => viewAs(ctx, input)),
})
