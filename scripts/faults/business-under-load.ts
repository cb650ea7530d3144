import { setTimeout } from 'node:timers/promises'
import { sessionUser } from '@tallgrass/contracts'
import { type Acknowledged, nothingAcknowledged } from './acknowledged.ts'
import { GaveUp, openPerson, Refused } from './person.ts'
import { createTally, type Figures } from './tally.ts'
import {
  approveTask,
  becomeLead,
  type Desk,
  openProject,
  PASSWORD,
  payInvoice,
  register,
  sendMessage,
  signAgreement,
  uploadFile,
} from './verbs.ts'

/** The first administrator of every site of a drill. */
export const administrator = { email: 'ruth@example.com', password: 'Prairie2026!' }

interface Load {
  /** Of the site, or of the proxy in front of its processes. */
  address: string
  /** Clients who work at the same time, each with a project. */
  clients?: number
}

export interface RunningBusiness {
  acknowledged: Acknowledged
  figures(): Figures
  /** Resolves once this many more of everything were acknowledged. Throws if that takes longer than two minutes. */
  goesOn(more?: number): Promise<void>
  /** Marks the end of the fault: the site has to become well from here. */
  faultEnds(): void
  /** Lets everyone finish what they are doing. */
  stop(): Promise<void>
}

const CLIENTS = 4
const POLL_MS = 50
const MAX_WAIT_MS = 120_000
/** Of all rounds, so many are rare: a signature makes a PDF, and an account hashes a password. */
const RARE = 3

/** Signs everyone in, and lets them work until `stop`: every verb is recorded once the site has acknowledged it. */
export async function startBusiness({ address, clients = CLIENTS }: Load): Promise<RunningBusiness> {
  const acknowledged = nothingAcknowledged()
  const [ending, tally] = [new AbortController(), createTally()]
  const open = () => openPerson({ address, tally, end: ending.signal })
  const admin = open()
  await admin.persist({ path: '/api/auth/jwt/login', body: administrator })
  const desks: Desk[] = []
  for (let n = 0; n < clients; n++) {
    const [client, visitor] = [open(), open()]
    let email: string | undefined
    while (!email) email = await register({ acknowledged, visitor: client })
    await client.persist({ path: '/api/auth/jwt/login', body: { email, password: PASSWORD } })
    const session = await client.persist({ method: 'GET', path: '/api/auth/session' })
    const { id: clientId } = sessionUser.parse(session.body)
    const projectId = await openProject(admin, clientId)
    desks.push({ acknowledged, admin, client, visitor, clientId, projectId })
  }
  const working = Promise.all(desks.map((desk, n) => work(desk, { first: n, end: ending.signal })))
  working.catch(() => {})
  return {
    acknowledged,
    figures: tally.figures,
    faultEnds: tally.faultEnds,
    async goesOn(more = 3) {
      const before = smallest(acknowledged)
      const deadline = performance.now() + MAX_WAIT_MS
      while (smallest(acknowledged) < before + more) {
        if (performance.now() > deadline)
          throw new Error(`The load does not go on: ${JSON.stringify(tally.figures())}`)
        await Promise.race([setTimeout(POLL_MS), working])
      }
    },
    async stop() {
      ending.abort()
      await working
    },
  }
}

/** Of the kinds that every round adds to. */
function smallest({ approvals, files, leads, messages, payments }: Acknowledged): number {
  return Math.min(...[approvals, files, leads, messages, payments].map((items) => items.length))
}

async function work(desk: Desk, { end, first }: { first: number; end: AbortSignal }): Promise<void> {
  const verbs = [becomeLead, payInvoice, sendMessage, approveTask, uploadFile]
  // They begin at different places, so that at any time everything is going on.
  for (let turn = first; !end.aborted; turn++) {
    const verb = verbs[turn % verbs.length]
    await carryOut(async () => verb?.(desk))
    if (turn % (verbs.length * RARE) === 0) await carryOut(() => signAgreement(desk))
    if (turn % (verbs.length * RARE) === verbs.length) await carryOut(async () => void (await register(desk)))
  }
}

/** What is refused is in the figures. Anything else that is thrown is a mistake in the load. */
async function carryOut(verb: () => Promise<void>): Promise<void> {
  try {
    await verb()
  } catch (error) {
    if (!(error instanceof GaveUp || error instanceof Refused)) throw error
  }
}
