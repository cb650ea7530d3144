import { type AgreementId, type DocumentId, isWaiting } from '@tallgrass/domain'
import { hostileRuns } from '@tallgrass/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ESignApp, esignApps } from '../support/esign-app.ts'

/** BoldSign is unreachable only when the test says so, never because it is slow. */
const PATIENT = { patience: 30_000 }
const [calmApp, stormyApp] = [await esignApps(PATIENT), await esignApps(PATIENT)]

const PATIENCE_MS = 300_000
const STORIES_AT_ONCE = 8

/** Sequences of events for a document at BoldSign. */
const stories = [
  ['view'],
  ['view', 'sign'],
  ['sign', 'sign'],
  ['view', 'sign', 'view', 'sign'],
  ['view', 'decline'],
  ['decline'],
  ['sign', 'decline'],
  ['expire'],
  ['view', 'expire'],
  ['view', 'sign', 'expire'],
] as const
type Step = (typeof stories)[number][number]

const NOTICE_TYPES = { view: 'Viewed', sign: 'Signed', decline: 'Declined', expire: 'Expired' } as const

/** The next event: for one document, for the provider's availability or for the queue. */
const moments = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('step' as const), of: fc.nat(STORIES_AT_ONCE - 1) }),
    fc.record({
      what: fc.constantFrom('notice' as const, 'forged' as const, 'stale' as const),
      of: fc.nat(STORIES_AT_ONCE - 1),
      which: fc.nat(3),
    }),
    fc.record({ what: fc.constant('provider' as const), away: fc.boolean() }),
    fc.record({ what: fc.constant('jobs' as const), many: fc.integer({ min: 1, max: 6 }) }),
  ),
  { minLength: 60, maxLength: 120 },
)
const plots = fc.array(fc.constantFrom(...stories), {
  minLength: STORIES_AT_ONCE,
  maxLength: STORIES_AT_ONCE,
})

test(
  'repeated, late and shuffled notices end as if each had come once and immediately',
  async () => {
    const property = fc.asyncProperty(plots, moments, fc.nat(), async (plot, storm, seed) => {
      const calm = await begin(calmApp, plot)
      for (const document of calm.documents) {
        for (let step = next(document); step; step = next(document)) {
          act(calm.app, document, step)
          await notify(calm.app, document, step)
          await calm.app.work()
        }
      }
      const stormy = await begin(stormyApp, plot)
      await runStorm(stormy, storm)
      await finish(stormy, seed)
      expect(await endOf(stormy)).toEqual(await endOf(calm))
    })
    await fc.assert(property, { ...hostileRuns(), numRuns: 1, endOnFailure: true })
  },
  PATIENCE_MS,
)

interface Document {
  id: DocumentId
  agreementId: AgreementId
  atProvider: string
  story: readonly Step[]
  done: number
}
interface Scene {
  app: ESignApp
  documents: Document[]
}

async function begin(newApp: () => Promise<ESignApp>, plot: readonly (readonly Step[])[]): Promise<Scene> {
  const app = await newApp()
  const documents: Document[] = []
  for (const story of plot) documents.push({ ...(await app.sent()), story, done: 0 })
  return { app, documents }
}

const next = ({ done, story }: Document) => story[done]

function act({ boldSign }: ESignApp, document: Document, step: Step): void {
  if (step === 'decline') boldSign.decline(document.atProvider, 'Not now')
  else boldSign[step](document.atProvider)
  document.done += 1
}

async function notify(app: ESignApp, { atProvider }: Document, step: Step): Promise<void> {
  expect(await app.notify(NOTICE_TYPES[step], atProvider)).toMatchObject({ status: 200 })
}

type Moment = typeof moments extends fc.Arbitrary<infer M> ? M : never

/** Delivers notices of past events, some repeatedly, and checks that no status ever moves back. */
async function runStorm({ app, documents }: Scene, storm: Moment): Promise<void> {
  const before = new Map<string, number>()
  for (const moment of storm) {
    if (moment.what === 'provider') {
      app.boldSign.behave(moment.away ? { fails: 503 } : { works: true })
      continue
    }
    if (moment.what === 'jobs') {
      await app.workOnSome(moment.many)
      await ensureNoStepBack(app, before)
      continue
    }
    const document = documents[moment.of]
    if (!document) continue
    const step = next(document)
    if (moment.what === 'step') {
      if (step) act(app, document, step)
      continue
    }
    const past = document.story[Math.min(moment.which, document.done - 1)]
    if (!past) continue
    if (moment.what === 'notice') await notify(app, document, past)
    else {
      const at = new Date(app.clock.now().getTime() - 3_600_000)
      const wrong = moment.what === 'forged' ? { secret: 'guessed' } : { at }
      expect(await app.notify(NOTICE_TYPES[past], document.atProvider, wrong)).toMatchObject({ status: 400 })
    }
  }
}

/** Completes all stories and delivers all notices in reverse, starting with any document. */
async function finish({ app, documents }: Scene, seed: number): Promise<void> {
  app.boldSign.behave({ works: true })
  for (const document of documents) {
    for (let step = next(document); step; step = next(document)) act(app, document, step)
  }
  const first = seed % documents.length
  for (const document of [...documents.slice(first), ...documents.slice(0, first)]) {
    for (const step of document.story.toReversed()) await notify(app, document, step)
  }
  while (app.waiting.length > 0) await app.workOnSome(4)
}

const RANKS = { draft: 0, sent: 1, in_progress: 2, completed: 4, declined: 4, expired: 4 }

async function ensureNoStepBack({ db }: ESignApp, before: Map<string, number>): Promise<void> {
  const rows = await db.selectFrom('eSignatureDocuments').select(['id', 'status', 'signedAt']).execute()
  for (const { id, signedAt, status } of rows) {
    const rank = RANKS[status] + (isWaiting({ status }) && signedAt ? 1 : 0)
    expect(rank).toBeGreaterThanOrEqual(before.get(id) ?? 0)
    before.set(id, rank)
  }
}

async function endOf({ app, documents }: Scene) {
  const ends = documents.map(async ({ agreementId, id }) => {
    const { status: agreement } = await app.agreementOf(agreementId)
    const [document] = await app.documentsOf(agreementId)
    const signatures = await app.db
      .selectFrom('documentSignatures')
      .select(['role', 'name'])
      .where('documentId', '=', id)
      .orderBy('role')
      .execute()
    const { declineReason, sealedSha256, status } = document ?? {}
    return {
      agreement,
      status,
      declineReason,
      signatures,
      isSealed: Boolean(sealedSha256),
      events: await app.eventsOf(id),
    }
  })
  return { ends: await Promise.all(ends), mails: (await app.mails()).map(({ template }) => template) }
}
