// A server to measure, in a separate process: node layer-server.ts LAYER DATABASE
import { createHash, randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import {
  builtinESign,
  embeddedAssistant,
  outboxMail,
  sandboxPayments,
  webhookSender,
} from '@tallgrass/adapters'
import {
  ChangeHub,
  createPasswords,
  createProviderGuards,
  createSealer,
  createSystemCtx,
  mailTemplates,
  noBackups,
  noFiles,
  noLimits,
  noStorage,
  quietSurroundings,
  type Services,
} from '@tallgrass/core'
import { createAdministrator, signInAdmin } from '@tallgrass/core/people'
import { findSessionByToken, migrateToLatest, openDatabase } from '@tallgrass/db'
import { DEFAULT_INVITATION_TTL, defaultRetention, defaultSessionLifetimes } from '@tallgrass/domain'
import { buildApp } from '@tallgrass/server/app.ts'
import { openJobs } from '@tallgrass/server/jobs/job-queue.ts'
import Fastify from 'fastify'

const SESSION = `
  select s.id as session_id, s.created_at as session_created_at, s.last_seen_at,
         u.id, u.username, u.email, u.name, u.role, u.org, u.created_at
  from sessions s join users u on u.id = s.user_id where s.token_hash = $1`
const PEOPLE = `
  select id, username, email, name, role, org, created_at, email_verified_at
  from users order by created_at desc, id desc limit $1`

const [layer = 'bare', url = ''] = process.argv.slice(2)
const services = await prepare()
const email = `bench-${process.pid}@example.com`
await addPeople(20)
const token = await signIn()
const app = layer === 'product' ? await buildProduct() : buildByHand()
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ address: app.listeningOrigin, email, cookie: `__Host-session=${token}` })
process.on('message', () => {
  const { system, user } = process.cpuUsage()
  process.send?.({ cpu: system + user })
})
process.on('disconnect', () => process.exit())

async function prepare(): Promise<Services> {
  const database = await openDatabase(url === '' ? { memory: true } : { url })
  await migrateToLatest(database)
  const jobs = await openJobs(database, { worker: false })
  const clock = () => new Date()
  const publicUrl = 'http://localhost:3000'
  return {
    database,
    changes: new ChangeHub(database.changes),
    jobs,
    mail: outboxMail,
    mailTemplates,
    assistant: embeddedAssistant(),
    payments: sandboxPayments({ database, jobs, clock, publicUrl, secret: 'bench', deliver: async () => {} }),
    esign: builtinESign({ database, seal: { dataDirectory: tmpdir() } }),
    clock,
    settings: {
      publicUrl,
      invitationTtl: DEFAULT_INVITATION_TTL,
      signInLinks: false,
      sessionLifetimes: defaultSessionLifetimes,
      retention: defaultRetention,
      links: { checklistFormUrl: '/checklist-form', schedulerUrl: '/schedule' },
      requireAdminSecondFactor: false,
    },
    passwords: createPasswords(),
    limits: noLimits,
    identityProviders: [],
    providers: createProviderGuards(),
    sealer: createSealer(randomBytes(32)),
    auditKey: randomBytes(32),
    headWatch: { last: null },
    auditArchive: undefined,
    storage: noStorage,
    surroundings: quietSurroundings(),
    webhooks: webhookSender(),
    backups: noBackups,
    files: noFiles,
  }
}

/** Adds clients, so that there is a list to read. */
async function addPeople(people: number): Promise<void> {
  await services.database.pool.query(
    `insert into users (id, name, email, role, org, password_hash, created_at)
     select gen_random_uuid(), 'Client ' || n, gen_random_uuid() || '@example.com', 'CLIENT', 'Works ' || n, 'none',
       now() - n * interval '1 hour'
     from generate_series(1, $1::integer) n`,
    [people],
  )
}

/** Creates an administrator with a session, and returns the session's token. */
async function signIn(): Promise<string> {
  const issued: string[] = []
  const session = { token: null, issue: (secret: string) => void issued.push(secret), revoke() {} }
  const ctx = { ...createSystemCtx(services), session }
  await createAdministrator(ctx, { name: 'Ruth Calloway', email, username: null, password: 'Prairie2026!' })
  await signInAdmin(ctx, { username: email, password: 'Prairie2026!' })
  return issued.join('')
}

function buildProduct() {
  return buildApp({ services, production: true, trustProxy: 0, logLevel: 'silent', web: undefined })
}

/** One route that runs the product's queries without the product's layers around them. */
function buildByHand() {
  const { db, pool } = services.database
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const session = { name: 'session', text: SESSION, values: [tokenHash] }
  const answers: Record<string, () => Promise<unknown>> = {
    bare: async () => ({ name: 'Ruth Calloway', role: 'ADMIN' }),
    pg: async () => (await pool.query(session)).rows[0],
    kysely: () => findSessionByToken(db, tokenHash),
    list: async () => {
      const { rows } = await pool.query(session)
      if (rows[0]?.role !== 'ADMIN') throw new Error('Only administrators may read this')
      const page = await pool.query({ name: 'people', text: PEOPLE, values: [21] })
      return page.rows.slice(0, 20)
    },
  }
  const byHand = Fastify()
  byHand.get('/', answers[layer] ?? (async () => ({})))
  return byHand
}
