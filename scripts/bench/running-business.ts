import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '@tallgrass/server/app.ts'
import { createContainer } from '@tallgrass/server/container.ts'
import { loadDemoData } from '@tallgrass/server/demo-data/load-demo-data.ts'
import { DEMO_PASSWORD, owner } from '@tallgrass/server/demo-data/people.ts'
import { readEnv } from '@tallgrass/server/env.ts'

const CLIENT = 'client@tallgrass.example'

/** What the names in the requests stand for. */
const SUBJECTS = `select users.organization_id as "CLIENT", users.id as "PERSON",
    (select max(id::text) from projects where client_id = users.id and name not like 'Work %') as "PROJECT",
    (select min(id::text) from leads) as "LEAD",
    (select min(id) from chat_sessions where last_message_at is not null) as "CHAT"
  from users where email = $1`

export type Business = Awaited<ReturnType<typeof openBusiness>>

/** A site in this process on that database, with the demo data, and with an administrator and a client signed in. */
export async function openBusiness(url: string) {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-bench-'))
  const env = readEnv({ DATABASE_URL: url, DATA_DIR: directory, RATE_LIMITS: '0' })
  const container = await createContainer(env, { worker: false, recordedKeys: 'lost' })
  const { pool } = container.database
  await loadDemoData(container)
  const options = { production: true, trustProxy: 0, logLevel: 'silent', web: undefined } as const
  const app = await buildApp({ services: container, ...options })
  const host = new URL(env.publicUrl).host

  async function signIn(path: string, body: object): Promise<string> {
    const response = await app.inject({ method: 'POST', url: path, headers: { host }, payload: body })
    return response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }
  const cookies = {
    admin: await signIn('/api/auth/login', { username: owner.email, password: DEMO_PASSWORD }),
    client: await signIn('/api/auth/jwt/login', { email: CLIENT, password: DEMO_PASSWORD }),
  }
  const { rows } = await pool.query<Record<string, string>>(SUBJECTS, [CLIENT])
  const subjects = Object.entries(rows[0] ?? {})

  return {
    pool,
    async ask(who: 'admin' | 'client', path: string): Promise<void> {
      const url = subjects.reduce((text, [name, id]) => text.replace(name, id), path)
      const { body, statusCode } = await app.inject({ url, headers: { host, cookie: cookies[who] } })
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`)
    },
    async close() {
      await app.close()
      await container.close()
      rmSync(directory, { recursive: true })
    },
  }
}
