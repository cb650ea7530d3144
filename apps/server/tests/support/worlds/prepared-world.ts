import { createSystemCtx, type MailPort, MailRefused, noLimits, type Services } from '@tallgrass/core'
import { issuePasswordReset, sealUnsubscribe } from '@tallgrass/core/people'
import type {
  BookingId,
  ClientId,
  ContactRights,
  Instant,
  InvitationId,
  JobId,
  LeadId,
  OrganizationId,
} from '@tallgrass/domain'
import { aRestore, unique } from '@tallgrass/testing'
import type { WebApp } from '../../../src/plugins/web.ts'
import { bookACall, bookACancelledCall, bookAStartedCall, firstOpenTime } from '../booked-calls.ts'
import { colleagueOf } from '../colleague-of.ts'
import { fakePayments } from '../fake-payments.ts'
import { organizationOf } from '../organization-of.ts'
import { fileApp, plainPasswords, type TestApp } from '../test-app.ts'
import type { TestBrowser } from '../test-browser.ts'
import { tokenOf } from '../token-of.ts'
import { type AgreementWorld, prepareAgreements } from './agreement-world.ts'
import { type ConversationWorld, prepareConversations } from './conversation-world.ts'
import { type DataWorld, prepareData } from './data-world.ts'
import { type InvoiceWorld, prepareInvoices } from './invoice-world.ts'
import { type PeopleWorld, preparePeople } from './people-world.ts'
import { type ProfileWorld, prepareProfiles } from './profile-world.ts'
import { type Made, type ProjectWorld, prepareProjects } from './project-world.ts'
import { prepareSignIns, type SignInWorld } from './sign-in-world.ts'
import { prepareWebhooks, type WebhookWorld } from './webhook-world.ts'

/** The records that calls need, created and unused on each call. */
export interface PreparedWorld
  extends ProjectWorld,
    InvoiceWorld,
    AgreementWorld,
    ConversationWorld,
    DataWorld,
    PeopleWorld,
    ProfileWorld,
    SignInWorld,
    WebhookWorld {
  now(): Date
  /** The client who owns the records. */
  owner(): Promise<TestBrowser & { email: string }>
  /** Another contact of the owner's organization, with all rights that are not named. */
  colleague(rights?: Partial<ContactRights>): Promise<TestBrowser & { email: string }>
  client(): Promise<{ email: string }>
  administrator(): Promise<{ email: string }>
  /** Pending. */
  invitation(): Promise<{ id: InvitationId; token: string }>
  /** Without an account, the only one of a new client, in version 1. */
  newContact(): Promise<{ id: ClientId; organizationId: OrganizationId }>
  /** In version 2. */
  deactivatedContact(): Made<'User'>
  /** Of one client without records, in version 1. */
  organization(): Made<'Organization'>
  /** In version 2. */
  archivedOrganization(): Made<'Organization'>
  /** New, in version 1. */
  lead(): Promise<{ id: LeadId; email: string }>
  /** Lost, in version 2. */
  closedLead(): Made<'Lead'>
  resetToken(): Promise<string>
  /** Of a message to a new client. */
  unsubscribeToken(): Promise<string>
  failedMail(): Made<'Mail'>
  failedJob(): Promise<{ id: JobId; name: string }>
  /** The site was restored from a backup and is held. No payment that other calls have begun is still open. */
  restore(): Promise<void>
  /** Booked with the owner's confirmed address. */
  ownCall(): Made<'Booking'>
  upcomingCall(): Promise<{ id: BookingId; token: string }>
  startedCall(): Promise<{ id: BookingId; token: string }>
  cancelledCall(): Promise<{ id: BookingId; token: string }>
  /** A time at which a call can be booked. */
  openTime(): Promise<Instant>
}

const refusingMail: MailPort = {
  enabled: true,
  send: async () => {
    throw new MailRefused('No such person here')
  },
}

/** A server without rate limits on which every kind of record can be created. */
export function worldApp(web?: WebApp): Promise<TestApp> {
  const replace = ({ clock }: Services) => {
    const payments = fakePayments(clock).port
    return { passwords: plainPasswords, limits: noLimits, mail: refusingMail, payments }
  }
  return fileApp({ replace, ...(web && { web }) })
}

export function prepareWorld(app: TestApp): PreparedWorld {
  let theOwner: ReturnType<TestApp['client']> | undefined
  const owner = () => {
    theOwner ??= app.client()
    return theOwner
  }
  const projects = prepareProjects(app, owner)
  return {
    ...projects,
    ...prepareInvoices(app, projects),
    ...prepareAgreements(app, projects),
    ...prepareConversations(app, owner),
    ...prepareData(app, owner),
    ...preparePeople(app),
    ...prepareProfiles(app, owner),
    now: app.clock.now,
    ...prepareSignIns(app, owner),
    ...prepareWebhooks(app),
    owner,
    colleague: async (rights) => colleagueOf(app, await owner(), rights),
    client: () => app.client(),
    administrator: () => app.admin(),
    invitation: () => invite(app),
    newContact: () => createContact(app),
    async deactivatedContact() {
      const { id } = await createContact(app)
      const { trpc } = await app.admin()
      await trpc.admin.contacts.deactivate.mutate({ id, version: 1 })
      return { id }
    },
    organization: () => anOrganization(app),
    async archivedOrganization() {
      const { id } = await anOrganization(app)
      const { trpc } = await app.admin()
      await trpc.admin.clients.archive.mutate({ id, version: 1 })
      return { id }
    },
    lead: () => createLead(app),
    async closedLead() {
      const { id } = await createLead(app)
      const { trpc } = await app.admin()
      await trpc.admin.leads.close.mutate({ id, as: 'lost', reason: 'No budget', version: 1 })
      return { id }
    },
    async resetToken() {
      const { email } = await app.client()
      return tokenOf((await issuePasswordReset(createSystemCtx(app.services), { email })).link)
    },
    async unsubscribeToken() {
      const { email } = await app.client()
      const { id: userId } = await app.services.database.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return sealUnsubscribe(app.services.sealer, { userId, what: ['project.completed'] })
    },
    // The mail port refuses every message.
    async failedMail() {
      const { email } = await invite(app)
      const { db } = app.services.database
      return db
        .selectFrom('outboxMails')
        .select('id')
        .where('recipient', '=', email)
        .executeTakeFirstOrThrow()
    },
    failedJob: () => createFailedJob(app),
    async restore() {
      const { db } = app.services.database
      await db.updateTable('checkouts').set({ status: 'expired' }).where('status', '=', 'open').execute()
      await aRestore(db)
    },
    async ownCall() {
      const { email } = await owner()
      const { db } = app.services.database
      await db
        .updateTable('users')
        .set({ emailVerifiedAt: app.clock.now() })
        .where('email', '=', email)
        .execute()
      return bookACall(app.services, { email })
    },
    upcomingCall: () => bookACall(app.services),
    startedCall: () => bookAStartedCall(app.services),
    cancelledCall: () => bookACancelledCall(app.services),
    openTime: () => firstOpenTime(app.services),
  }
}

async function invite(app: TestApp) {
  const { trpc } = await app.admin()
  const email = `invited${unique()}@example.com`
  const person = { firstName: 'Elena', lastName: 'Marsh', email, role: 'CLIENT' } as const
  const { id, inviteUrl } = await trpc.admin.invitations.create.mutate(person)
  return { id, email, token: tokenOf(inviteUrl) }
}

async function createContact({ admin }: TestApp) {
  const { trpc } = await admin()
  const person = { firstName: 'Dele', lastName: 'Okafor', email: `dele${unique()}@example.com` }
  return trpc.admin.contacts.create.mutate(person)
}

async function anOrganization(app: TestApp) {
  const { email } = await app.client()
  return { id: await organizationOf(app, { email }) }
}

async function createLead({ visitor }: TestApp) {
  const email = `maren${unique()}@example.com`
  const person = { name: 'Maren Okafor', email, company: 'Prairie Works' }
  return { ...(await visitor().trpc.chat.createLead.mutate(person)), email }
}

async function createFailedJob({ services }: TestApp) {
  const { database, jobs } = services
  await database.transaction((trx) => jobs.enqueue(trx, 'erase-ended-links', {}))
  const { rows } = await database.pool.query<{ id: JobId; name: string }>(
    `update jobs.job set state = 'failed', completed_on = now()
     where name = 'erase-ended-links' and state = 'created' returning id, name`,
  )
  const [job] = rows
  if (!job) throw new Error('No job was enqueued')
  return job
}
