import { expect, onTestFinished, test, vi } from 'vitest'
import type { StartedServer } from '../support/start-server.ts'
import { openVisitor, type VisitorAnswer } from './open-visitor.ts'
import type { Balancer } from './start-balancer.ts'
import { aPlace, owner, startTwo } from './two-servers.ts'

// Two whole processes, on a machine that may be busy with something else.
vi.setConfig({ testTimeout: 150_000 })

const IN_TIME = { timeout: 30_000, interval: 50 }

test('no call is lost while one process shuts down, and the other keeps serving', async () => {
  const place = await aPlace({ atEnd: onTestFinished, variables: { RATE_LIMITS: '0' } })
  const [one, other] = await startTwo(place, onTestFinished)
  const traffic = keepCalling(place.balancer)
  await vi.waitFor(() => expect(traffic.answers.length).toBeGreaterThan(50), IN_TIME)
  const watch = removeWhenNotReady(place.balancer, one)
  one.process.kill('SIGTERM')
  expect(await one.exited).toEqual({ code: 0, signal: null })
  expect(one.stderr()).toBe('')
  await watch
  const soFar = traffic.answers.length
  await vi.waitFor(() => expect(traffic.answers.length).toBeGreaterThan(soFar + 50), IN_TIME)
  await traffic.stop()
  expect(traffic.lost).toEqual([])
  expect(new Set(traffic.answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await fetch(`${other.url}/api/ready`)).status).toBe(200)
})

test('a process that shuts down reports it, still answers calls, and keeps no connection open', async () => {
  const place = await aPlace({ atEnd: onTestFinished, variables: { RATE_LIMITS: '0' } })
  const [one] = await startTwo(place, onTestFinished)
  const traffic = keepCalling(one)
  await vi.waitFor(() => expect(traffic.answers.length).toBeGreaterThan(10), IN_TIME)
  one.process.kill('SIGTERM')
  await vi.waitFor(async () => {
    const ready = await fetch(`${one.url}/api/ready`)
    expect(await ready.json()).toMatchObject({ code: 'NOT_READY', error: 'This process is shutting down' })
    const answer = await fetch(`${one.url}/api/auth/session`)
    expect([answer.status, answer.headers.get('connection')]).toEqual([401, 'close'])
  }, IN_TIME)
  await traffic.stop()
  expect(await one.exited).toEqual({ code: 0, signal: null })
})

test('a killed process gets no more connections, and its sessions are valid at the other', async () => {
  const place = await aPlace({ atEnd: onTestFinished })
  const [one, other] = await startTwo(place, onTestFinished)
  const visitor = openVisitor()
  const login = { email: owner.email, password: owner.password }
  expect((await visitor.rest(one, 'POST', '/api/auth/jwt/login', login)).status).toBe(200)
  one.process.kill('SIGKILL')
  await one.exited
  const statuses: number[] = []
  for (let n = 0; n < 4; n++)
    statuses.push((await visitor.rest(place.balancer, 'GET', '/api/auth/session')).status)
  expect(statuses).toEqual([200, 200, 200, 200])
  expect(place.balancer.live()).toBe(1)
  expect((await fetch(`${other.url}/api/ready`)).status).toBe(200)
})

/** Visitors who read and write continuously. */
function keepCalling(at: { url: string }) {
  const answers: VisitorAnswer[] = []
  const lost: unknown[] = []
  let isRunning = true
  async function visit() {
    const visitor = openVisitor()
    const login = { email: owner.email, password: owner.password }
    const call = async (...[method, path, body]: ['GET' | 'POST', string, unknown?]) => {
      await visitor.rest(at, method, path, body).then(
        (answer) => answers.push(answer),
        (error) => lost.push(error),
      )
    }
    await call('POST', '/api/auth/jwt/login', login)
    while (isRunning) {
      await call('GET', '/api/auth/session')
      await call('POST', '/api/chat/session')
    }
  }
  const visits = Promise.all([visit(), visit(), visit(), visit()])
  return {
    answers,
    lost,
    async stop() {
      isRunning = false
      await visits
    },
  }
}

/** The health check of a load balancer: removes the address once it is not ready. */
async function removeWhenNotReady(balancer: Balancer, { url }: StartedServer): Promise<void> {
  await vi.waitFor(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(503), IN_TIME)
  balancer.remove(url)
}
