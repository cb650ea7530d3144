import {
  createSystemCtx,
  issuePasswordReset,
  type MailPort,
  MailRefused,
  noLimits,
  recordMessages,
  type Services,
} from '@tallgrass/core'

import { unique } from '@tallgrass/testing'
import type { WebApp } from '../../../src/plugins/web.ts'
import { bookABegunCall, bookACall, bookACancelledCall, firstOpenTime } from '../booked-calls.ts'
import { fakePayments } from '../fake-payments.ts'
import { fileApp, plainPasswords, type TestApp } from '../test-app.ts'
import type { TestBrowser } from '../test-browser.ts'
import { tokenOf } from '../token-of.ts'
import { type AgreementWorld, prepareAgreements } from './agreement-world.ts'
import { type InvoiceWorld, prepareInvoices } from './invoice-world.ts'
import { type ProjectWorld, prepareProjects } from './project-world.ts'

/** What calls need to find: each answer is made when it is asked for, and nobody has used it yet. */
export interface PreparedWorld extends ProjectWorld, InvoiceWorld, AgreementWorld {
  /** The client whose records the others are not. */
  owner(): Promise<TestBrowser & { email: string }>
  client(): Promise<{ email: string }>
  administrator(): Promise<{ email: string }>
  /** What the owner's browser says to the assistant. */
  conversation(): Promise<{ sessionId: string }>
  /** Pending. */
  invitation(): Promise<{ id: string; token: string }>
  /** New, and on its first version. */
  lead(): Promise<{ id: string; email: string }>
  /** With something said in it. */
  spokenConversation(): Promise<{ id: string }>
  resetToken(): Promise<string>
  failedMail(): Promise<{ id: string }>
  failedJob(): Promise<{ id: string; name: string }>
  upcomingCall(): Promise<{ id: string; token: string }>
  begunCall(): Promise<{ id: string; token: string }>
  cancelledCall(): Promise<{ id: string; token: string }>
  /** An instant at which a call can be booked. */
  openTime(): Promise<string>
}

const refusingMail: MailPort = {
  enabled: true,
  send: async () => {
    throw new MailRefused('No such person here')
  },
}

/** A server that can be called often, and on which every kind of record can be made. */
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
    owner,
    client: () => app.client(),
    administrator: () => app.admin(),
    async conversation() {
      const { trpc } = await owner()
      return trpc.chat.startSession.mutate()
    },
    invitation: () => invite(app),
    lead: () => leaveLead(app),
    spokenConversation: () => talk(app),
    async resetToken() {
      const { email } = await app.client()
      return tokenOf((await issuePasswordReset(createSystemCtx(app.services), { email })).link)
    },
    // No server takes the message of an invitation here.
    async failedMail() {
      const { email } = await invite(app)
      const { db } = app.services.database
      return db
        .selectFrom('outboxMails')
        .select('id')
        .where('recipient', '=', email)
        .executeTakeFirstOrThrow()
    },
    failedJob: () => failJob(app),
    upcomingCall: () => bookACall(app.services),
    begunCall: () => bookABegunCall(app.services),
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

async function leaveLead({ visitor }: TestApp) {
  const email = `maren${unique()}@example.com`
  const person = { name: 'Maren Okafor', email, company: 'Prairie Works' }
  return { ...(await visitor().trpc.chat.createLead.mutate(person)), email }
}

async function talk({ clock, services }: TestApp) {
  const said = { role: 'user', content: `What does it cost? ${unique()}`, at: clock.now() } as const
  await recordMessages(createSystemCtx(services), [said])
  return services.database.db
    .selectFrom('chatMessages')
    .select('sessionId as id')
    .where('content', '=', said.content)
    .executeTakeFirstOrThrow()
}

async function failJob({ services }: TestApp) {
  const { database, jobs } = services
  await database.transaction((trx) => jobs.enqueue(trx, 'erase-ended-links', {}))
  const { rows } = await database.pool.query<{ id: string; name: string }>(
    `update jobs.job set state = 'failed', completed_on = now()
     where name = 'erase-ended-links' and state = 'created' returning id, name`,
  )
  const [job] = rows
  if (!job) throw new Error('There was no job that could fail')
  return job
}
