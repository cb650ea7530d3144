import { setTimeout } from 'node:timers/promises'
import { createSystemCtx, isChainIntact, verifyAudit } from '@tallgrass/core'
import { type Container, createContainer } from '@tallgrass/server/container.ts'
import { readEnv } from '@tallgrass/server/env.ts'
import type { Acknowledged } from './acknowledged.ts'
import { administrator } from './business-under-load.ts'
import { findAcknowledgedProblems, findConsistencyProblems } from './invariant-queries.ts'
import { type Answer, isFailure, openPerson, type Person, Refused } from './person.ts'
import type { Site } from './serve-site.ts'
import { sha256Of } from './sha256-of.ts'
import { createTally } from './tally.ts'

interface Served {
  /** Of the site, or of the proxy in front of its processes. */
  address: string
  /** All processes that serve. They are stopped. */
  sites: Site[]
  variables: Record<string, string>
  acknowledged: Acknowledged
}

export interface Verdict {
  /** One sentence for each broken invariant; empty if all hold. */
  problems: string[]
  /** Until everything that was acknowledged was also carried out by jobs. */
  settledAfterMs: number
}

const MAX_SETTLE_MS = 60_000
const POLL_MS = 250

/**
 * Once the fault is over and the load has ended: everything acknowledged is there, nothing is there twice, the sums
 * agree, and the chains verify. Asks the running site first, then stops it and reads its database.
 */
export async function checkInvariants({ acknowledged, address, sites, variables }: Served): Promise<Verdict> {
  const admin = openPerson({ address, tally: createTally(), end: AbortSignal.timeout(MAX_SETTLE_MS) })
  await admin.persist({ path: '/api/auth/jwt/login', body: administrator })
  const { problems, settledAfterMs } = await settle(admin, acknowledged)
  problems.push(...(await findFileProblems(admin, acknowledged)))
  for (const site of sites) problems.push(...(await site.stop()))
  const container = await createContainer(readEnv(variables), { worker: false })
  try {
    problems.push(...(await findAcknowledgedProblems(container.database, acknowledged)))
    problems.push(...(await findConsistencyProblems(container.database)))
    problems.push(...(await findChainProblems(container)))
  } finally {
    await container.close()
  }
  return { problems, settledAfterMs }
}

/** Jobs confirm payments and seal what both sides have signed. */
async function settle(admin: Person, acknowledged: Acknowledged) {
  const startedAt = performance.now()
  const waiting = new Map<string, () => Promise<boolean>>()
  for (const { sessionId } of acknowledged.payments)
    waiting.set(`payment ${sessionId}`, () =>
      says(admin, `/api/checkout-sessions/${sessionId}`, /"confirmed"/),
    )
  for (const { agreementId, by } of acknowledged.signatures)
    if (by === 2)
      waiting.set(`seal of ${agreementId}`, () =>
        says(admin, `/api/admin/agreements/${agreementId}`, /"sealedAt":"/),
      )
  while (waiting.size > 0 && performance.now() - startedAt < MAX_SETTLE_MS) {
    for (const [name, isDone] of waiting) if (await isDone()) waiting.delete(name)
    if (waiting.size > 0) await setTimeout(POLL_MS)
  }
  const problems = [...waiting.keys()].map((name) => `Not settled within a minute: ${name}`)
  return { problems, settledAfterMs: performance.now() - startedAt }
}

async function says(admin: Person, path: string, what: RegExp): Promise<boolean> {
  const answer = await orRefusal(admin.attempt({ method: 'GET', path }))
  return !isFailure(answer) && answer.status < 400 && what.test(answer.bytes.toString())
}

/** What was lost is refused. */
function orRefusal<T>(asked: Promise<T>): Promise<T | Answer> {
  return asked.catch((error: unknown) => {
    if (error instanceof Refused) return error.answer
    throw error
  })
}

async function findFileProblems(admin: Person, { files }: Acknowledged): Promise<string[]> {
  const problems = []
  for (const { id, sha256 } of files) {
    const asked = admin.persist({ method: 'GET', path: `/api/files/${id}` })
    const { bytes, status } = await orRefusal(asked)
    if (status !== 200 || sha256Of(bytes) !== sha256) problems.push(`File ${id} is not as it was sent`)
  }
  return problems
}

async function findChainProblems(container: Container): Promise<string[]> {
  const verdict = await verifyAudit(createSystemCtx(container), container.heads)
  const problems = verdict.whole ? [] : [`The audit chain is broken: ${verdict.problem}`]
  const events = await container.database.db
    .selectFrom('documentEvents')
    .selectAll()
    .orderBy('documentId')
    .orderBy('seq')
    .execute()
  for (const [documentId, links] of Map.groupBy(events, (event) => event.documentId))
    if (!isChainIntact(links)) problems.push(`The evidence of document ${documentId} is broken`)
  return problems
}
