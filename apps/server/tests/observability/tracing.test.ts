import type { MailPort, Services } from '@tallgrass/core'
import { ProviderUnreachable } from '@tallgrass/domain'
import { expect, test, vi } from 'vitest'
import { jobRuns } from '../../src/jobs/job-runs.ts'
import { openTelemetry, type Tracing } from '../../src/telemetry/open-telemetry.ts'
import { startCollector } from '../support/collector/start-collector.ts'
import { plainPasswords, testApp } from '../support/test-app.ts'
import { startWorker } from '../support/work-on-jobs.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'
const PASSWORD = 'Prairie2026!'

interface TracedOptions {
  replace?: Partial<Services>
  /** What the collector answers. */
  status?: number
  /** Of an earlier test, a closing one may still complain. */
  warn?: ((sentence: string) => void) | undefined
}

async function tracedApp({ replace, status, ...options }: TracedOptions = {}) {
  const { warn } = { warn: () => {}, ...options }
  const collector = await startCollector({ status })
  const opened = Promise.withResolvers<Tracing>()
  const app = await testApp({
    replace: () => ({ passwords: plainPasswords, ...replace }),
    openTracing(services) {
      const tracing = openTelemetry({ collector: collector.url, services, ...(warn && { warn }) })
      opened.resolve(tracing)
      return tracing
    },
  })
  const tracing = await opened.promise
  return { ...app, collector, flush: () => tracing.close() }
}

test('a request is a trace: the caller’s, with its procedure and the statements below', async () => {
  const { client, collector, flush } = await tracedApp()
  const browser = await client()
  const tab = browser.withHeaders({ traceparent: `00-${TRACE}-${CALLER}-01` })
  await tab.rest('POST', '/trpc/auth.forgotPassword', { email: browser.email })
  await flush()
  const [request] = collector.named('POST /trpc/:path').filter(({ traceId }) => traceId === TRACE)
  expect(request).toMatchObject({
    service: 'tallgrass',
    parentId: CALLER,
    attributes: { 'http.request.method': 'POST', 'http.response.status_code': 200 },
  })
  const [procedure] = collector.named('auth.forgotPassword')
  expect(procedure).toMatchObject({ traceId: TRACE, parentId: request?.spanId })
  const below = collector.spans.filter(({ parentId }) => parentId === procedure?.spanId)
  const texts = below.map(({ attributes }) => String(attributes['db.query.text']))
  expect(texts.some((text) => text.includes('from "users"') && text.includes('$1'))).toBe(true)
  expect(new Set(below.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))
})

test('what happens after a request of another trace does not belong to it', async () => {
  const { collector, flush, visitor } = await tracedApp()
  await visitor()
    .withHeaders({ traceparent: `00-${TRACE}-${CALLER}-01` })
    .rest('GET', '/api/health')
  await jobRuns.tracePromise(async () => {}, { name: 'later' })
  await flush()
  const [later] = collector.named('job later')
  expect(later?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(later?.traceId).not.toBe(TRACE)
})

test('requests of one turn keep their statements apart, and log lines name their traces', async () => {
  const { collector, flush, log, visitor } = await tracedApp()
  const ask = (token: string) => visitor().rest('GET', `/api/invitations/${token}/validate`)
  await Promise.all([ask('A'.repeat(43)), ask('B'.repeat(43))])
  await flush()
  const requests = collector.named('GET /api/invitations/:token/validate')
  expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(2)
  for (const { traceId } of requests) {
    const own = collector.spans.filter((span) => span.traceId === traceId)
    expect(own.map(({ name }) => name)).toContain('auth.invitation')
    expect(own.filter(({ name }) => name === 'select').length).toBeGreaterThan(0)
    expect(log.filter((line) => line.includes(traceId))).not.toEqual([])
  }
})

test('no secret is told: neither what someone typed nor what an address holds', async () => {
  const { client, collector, flush } = await tracedApp()
  const { email, rest, send } = await client()
  await rest('POST', '/api/auth/jwt/login', { email, password: 'TypedByMistake1!' })
  await send({ method: 'GET', url: `/sign-in?token=${'S'.repeat(43)}` })
  await send({ method: 'GET', url: `/api/invitations/${'T'.repeat(43)}/validate` })
  await flush()
  const text = collector.text()
  expect(text).toContain('/api/invitations/:token/validate')
  for (const secret of [email, PASSWORD, 'TypedByMistake1!', 'SSSSSSSS', 'TTTTTTTT'])
    expect(text, secret).not.toContain(secret)
})

test('jobs and calls to outside services are spans, and faults are marked', async () => {
  const send: MailPort['send'] = async () => {
    throw new ProviderUnreachable('The mail server hung up')
  }
  const app = await tracedApp({ replace: { mail: { enabled: true, send } } })
  const { email, rest } = await app.client()
  await startWorker(app)
  await rest('POST', '/api/auth/password/forgot', { email })
  const { pool } = app.services.database
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(`select 1 from jobs.job where state = 'retry'`)
      expect(rows.length).toBeGreaterThan(0)
    },
    { timeout: 20_000, interval: 100 },
  )
  await app.flush()
  const provider = app.collector.named('provider mail')[0]
  const job = app.collector.spans.find(({ spanId }) => spanId === provider?.parentId)
  expect(job?.name).toMatch(/^job /)
  expect(provider).toMatchObject({ isFault: true, traceId: job?.traceId })
  expect(job).toMatchObject({ isFault: true })
  expect(app.collector.text()).not.toContain('hung up')
})

test('metrics go to the collector under the names of /metrics', async () => {
  const { collector, flush, visitor } = await tracedApp()
  await visitor().rest('GET', '/api/health')
  await visitor().trpc.auth.session.query()
  await flush()
  for (const name of ['tallgrass_http_seconds', 'tallgrass_procedure_seconds', 'tallgrass_jobs_waiting'])
    expect([...collector.metrics]).toContain(name)
})

test('a collector that refuses is said once, where warnings go by then, and disturbs no one', async () => {
  const { flush, visitor } = await tracedApp({ status: 401, warn: undefined })
  const logged: unknown[] = []
  const { warn } = console
  // As a site in production does once its log is there.
  console.warn = (sentence) => void logged.push(sentence)
  expect((await visitor().rest('GET', '/api/ready')).status).toBe(200)
  await flush()
  console.warn = warn
  expect(logged).toEqual([
    expect.stringMatching(
      /^The collector at 127\.0\.0\.1:\d+ \(OTEL_EXPORTER_OTLP_ENDPOINT\) takes no traces or metrics: [^{}]+$/,
    ),
  ])
})
