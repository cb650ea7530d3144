import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { agreementsRouter } from './routers/admin/agreements.ts'
import { auditRouter } from './routers/admin/audit.ts'
import { bookingsRouter } from './routers/admin/bookings.ts'
import { calendarFeedRouter } from './routers/admin/calendar-feed.ts'
import { checklistRouter } from './routers/admin/checklist.ts'
import { clientsRouter } from './routers/admin/clients.ts'
import { contactsRouter } from './routers/admin/contacts.ts'
import { conversationsRouter } from './routers/admin/conversations.ts'
import { costsRouter } from './routers/admin/costs.ts'
import { dashboardRouter } from './routers/admin/dashboard.ts'
import { adminDataRouter } from './routers/admin/data.ts'
import { adminDocumentsRouter } from './routers/admin/documents.ts'
import { invitationsRouter } from './routers/admin/invitations.ts'
import { invoicesRouter } from './routers/admin/invoices.ts'
import { jobsRouter } from './routers/admin/jobs.ts'
import { keysRouter } from './routers/admin/keys.ts'
import { leadsRouter } from './routers/admin/leads.ts'
import { outboxRouter } from './routers/admin/outbox.ts'
import { peopleRouter } from './routers/admin/people.ts'
import { projectsRouter } from './routers/admin/projects.ts'
import { systemRouter } from './routers/admin/system.ts'
import { tasksRouter } from './routers/admin/tasks.ts'
import { toolsRouter } from './routers/admin/tools.ts'
import { usersRouter } from './routers/admin/users.ts'
import { waitlistRouter } from './routers/admin/waitlist.ts'
import { webhooksRouter } from './routers/admin/webhooks.ts'
import { workItemsRouter } from './routers/admin/work-items.ts'
import { authRouter } from './routers/auth.ts'
import { chatRouter } from './routers/chat.ts'
import { demosRouter } from './routers/demos.ts'
import { portalRouter } from './routers/portal.ts'
import { router } from './trpc.ts'

export const appRouter = router({
  auth: authRouter,
  demos: demosRouter,
  chat: chatRouter,
  portal: portalRouter,
  admin: router({
    dashboard: dashboardRouter,
    projects: projectsRouter,
    tasks: tasksRouter,
    checklist: checklistRouter,
    costs: costsRouter,
    tools: toolsRouter,
    agreements: agreementsRouter,
    documents: adminDocumentsRouter,
    invoices: invoicesRouter,
    workItems: workItemsRouter,
    users: usersRouter,
    people: peopleRouter,
    contacts: contactsRouter,
    data: adminDataRouter,
    keys: keysRouter,
    invitations: invitationsRouter,
    clients: clientsRouter,
    leads: leadsRouter,
    conversations: conversationsRouter,
    waitlist: waitlistRouter,
    bookings: bookingsRouter,
    calendarFeed: calendarFeedRouter,
    audit: auditRouter,
    outbox: outboxRouter,
    jobs: jobsRouter,
    webhooks: webhooksRouter,
    system: systemRouter,
  }),
})

export type AppRouter = typeof appRouter
export type RouterInputs = inferRouterInputs<AppRouter>
export type RouterOutputs = inferRouterOutputs<AppRouter>

export { type Refusal, toRefusal, toTRPCError, UnknownCaller } from './errors.ts'
export * from './procedure-calls.ts'
export { messageOf } from './stream-of.ts'
export { createCallerFactory, type ProcedureMeta } from './trpc.ts'
