import { once } from 'node:events'
import { connect } from 'node:net'
import { copyTemplate } from '@tallgrass/testing'
import { describe, expect, inject, test } from 'vitest'
import { aMigratedDirectory } from '../support/migrated-directory.ts'
import { sessionCookie } from '../support/session-cookie.ts'
import {
  aDataDirectory,
  postTo,
  type StartedServer,
  startServer,
  stopServer,
} from '../support/start-server.ts'

const admin = { ADMIN_EMAIL: 'ruth@example.com', ADMIN_PASSWORD: 'Prairie2026' }
const credentials = { username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }

/** The environment of a database that survives restarts. */
async function aPlace(): Promise<Record<string, string>> {
  const from = inject('database')
  if (from.kind === 'pglite') return { DATA_DIR: await aMigratedDirectory(), DEMO_DATA: '0' }
  return { DATA_DIR: aDataDirectory(), DEMO_DATA: '0', DATABASE_URL: await copyTemplate(from) }
}

test('data and sessions survive a restart', async () => {
  const place = { ...(await aPlace()), ...admin }
  const first = await startServer(place)
  const answer = await postTo(first, '/api/auth/login', credentials)
  expect(answer.status).toBe(200)
  const cookie = sessionCookie(answer)
  expect(await stopServer(first)).toEqual({ code: 0, signal: null })

  const second = await startServer(place)
  const session = await fetch(`${second.url}/api/auth/session`, { headers: { cookie } })
  expect(await session.json()).toMatchObject({ email: admin.ADMIN_EMAIL, role: 'ADMIN' })
})

describe('the first administrator', () => {
  test('is created once: a later start neither creates another nor changes the password', async () => {
    const place = await aPlace()
    await stopServer(await startServer({ ...place, ...admin }))
    const other = { ADMIN_EMAIL: 'other@example.com', ADMIN_PASSWORD: 'Sunflower7' }
    const second = await startServer({ ...place, ...other })
    expect((await postTo(second, '/api/auth/login', credentials)).status).toBe(200)
    const stranger = { username: other.ADMIN_EMAIL, password: other.ADMIN_PASSWORD }
    expect((await postTo(second, '/api/auth/login', stranger)).status).toBe(401)
    await stopServer(second)
    const third = await startServer({ ...place, ...admin, ADMIN_PASSWORD: 'Sunflower7' })
    expect((await postTo(third, '/api/auth/login', credentials)).status).toBe(200)
  })
})

describe('a server that is stopped', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s answers the request in flight, accepts no other, and exits cleanly',
    async (signal) => {
      const server = await startServer({ ...(await aPlace()), ...admin })
      const request = await beginRequest(server, JSON.stringify(credentials))
      server.process.kill(signal)
      await refusesConnections(server)
      const answer = await request.finish()
      expect(answer).toMatch(/^HTTP\/1\.1 200 /)
      expect(answer).toContain('"role":"ADMIN"')
      expect(await server.exited).toEqual({ code: 0, signal: null })
      expect(server.stderr()).toBe('')
    },
  )

  test('closes idle connections instead of waiting for them', async () => {
    const server = await startServer(await aPlace())
    const idle = connect(Number(new URL(server.url).port), '127.0.0.1')
    await once(idle, 'connect')
    idle.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await once(idle, 'data')
    const closed = once(idle, 'close')
    expect({ ...(await stopServer(server)), stderr: server.stderr() }).toEqual({
      code: 0,
      signal: null,
      stderr: '',
    })
    await closed
  })
})

/** A sign-in request whose body is sent on `finish`. */
async function beginRequest({ url }: StartedServer, body: string) {
  const { host, port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    'POST /api/auth/login HTTP/1.1',
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  // The server has seen the request once it asks for the body.
  await once(socket, 'data')
  return {
    async finish(): Promise<string> {
      socket.write(body)
      const chunks: Buffer[] = []
      for await (const chunk of socket) chunks.push(chunk as Buffer)
      return Buffer.concat(chunks).toString()
    },
  }
}

async function refusesConnections({ url }: StartedServer): Promise<void> {
  for (;;) {
    const probe = connect(Number(new URL(url).port), '127.0.0.1')
    const accepted = await once(probe, 'connect').then(
      () => true,
      () => false,
    )
    probe.destroy()
    if (!accepted) return
  }
}
