import { clientDashboard } from '@tallgrass/contracts'
import { getClientDashboard } from '@tallgrass/core'
import { clientProcedure, router } from '../trpc.ts'
import { portalAgreementsRouter } from './portal/agreements.ts'
import { portalCallsRouter } from './portal/calls.ts'
import { checkoutRouter, sandboxRouter } from './portal/checkout.ts'
import { portalCompanyRouter } from './portal/company.ts'
import { portalContactsRouter } from './portal/contacts.ts'
import { documentsRouter } from './portal/documents.ts'
import { portalFilesRouter } from './portal/files.ts'
import { portalInvoicesRouter } from './portal/invoices.ts'
import { liveProcedure } from './portal/live.ts'
import { messagesRouter } from './portal/messages.ts'
import { portalNotificationsRouter } from './portal/notifications.ts'
import { portalProjectsRouter } from './portal/projects.ts'
import { signingRouter } from './portal/signing.ts'
import { portalTasksRouter } from './portal/tasks.ts'
import { viewingRouter } from './portal/viewing.ts'

export const portalRouter = router({
  /** What a client sees first: their projects, and what is waiting for them. */
  dashboard: clientProcedure
    .meta({ says: 'What a client sees first: their projects, and what is waiting for them' })
    .output(clientDashboard)
    .query(({ ctx }) => getClientDashboard(ctx)),
  projects: portalProjectsRouter,
  tasks: portalTasksRouter,
  /** What changes while you look at it. */
  live: liveProcedure,
  messages: messagesRouter,
  notifications: portalNotificationsRouter,
  invoices: portalInvoicesRouter,
  checkout: checkoutRouter,
  agreements: portalAgreementsRouter,
  calls: portalCallsRouter,
  company: portalCompanyRouter,
  contacts: portalContactsRouter,
  documents: documentsRouter,
  files: portalFilesRouter,
  signing: signingRouter,
  sandbox: sandboxRouter,
  viewing: viewingRouter,
})
