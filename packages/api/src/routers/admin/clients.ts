import {
  archiveOrganizationInput,
  auditPage,
  duplicatePairs,
  editedOrganizationVersion,
  listOrganizationsInput,
  mergeOrganizationsInput,
  organizationDetails,
  organizationHistoryInput,
  organizationId,
  organizationPage,
  organizationTags,
  updateOrganizationInput,
} from '@tallgrass/contracts'
import {
  archiveOrganization,
  getOrganization,
  listDuplicates,
  listOrganizationHistory,
  listOrganizations,
  listOrganizationTags,
  mergeOrganizations,
  restoreOrganization,
  updateOrganization,
} from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const clientsRouter = router({
  /** Clients with their sums. */
  list: adminProcedure
    .meta({ says: 'Clients with their sums', scope: 'clients:read' })
    .input(listOrganizationsInput)
    .output(organizationPage)
    .query(({ ctx, input }) => listOrganizations(ctx, input)),
  /** One client with its people, sums and newest records. */
  get: adminProcedure
    .meta({ says: 'One client with its people, sums and newest records', scope: 'clients:read' })
    .input(organizationId)
    .output(organizationDetails)
    .query(({ ctx, input }) => getOrganization(ctx, input)),
  /** The history of a client and its people, newest first. */
  history: adminProcedure
    .meta({ says: 'The history of a client and its people, newest first', scope: 'clients:read' })
    .input(organizationHistoryInput)
    .output(auditPage)
    .query(({ ctx, input }) => listOrganizationHistory(ctx, input)),
  /** Every tag in use. */
  tags: adminProcedure
    .meta({ says: 'Every tag in use', scope: 'clients:read' })
    .output(organizationTags)
    .query(({ ctx }) => listOrganizationTags(ctx)),
  /** Pairs of clients that may be the same. */
  duplicates: adminProcedure
    .meta({ says: 'Pairs of clients that may be the same', scope: 'clients:read' })
    .output(duplicatePairs)
    .query(({ ctx }) => listDuplicates(ctx)),
  /** Change the facts of a client. */
  update: adminProcedure
    .meta({ says: 'Change the facts of a client', scope: 'clients:write' })
    .input(updateOrganizationInput)
    .output(editedOrganizationVersion)
    .mutation(({ ctx, input }) => updateOrganization(ctx, input)),
  /** Archive a client without open records. */
  archive: adminProcedure
    .meta({ says: 'Archive a client without open records', needsProof: true })
    .input(archiveOrganizationInput)
    .output(editedOrganizationVersion)
    .mutation(({ ctx, input }) => archiveOrganization(ctx, input)),
  /** Bring an archived client back. */
  restore: adminProcedure
    .meta({ says: 'Bring an archived client back', scope: 'clients:write' })
    .input(archiveOrganizationInput)
    .output(editedOrganizationVersion)
    .mutation(({ ctx, input }) => restoreOrganization(ctx, input)),
  /** Merge another client into this one. */
  merge: adminProcedure
    .meta({ says: 'Merge another client into this one', needsProof: true })
    .input(mergeOrganizationsInput)
    .output(editedOrganizationVersion)
    .mutation(({ ctx, input }) => mergeOrganizations(ctx, input)),
})
