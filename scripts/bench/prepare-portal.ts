import { createSystemCtx, newSecretToken } from '@tallgrass/core'
import { createAdministrator } from '@tallgrass/core/people'
import { insertSession, newId } from '@tallgrass/db'
import type { ProjectId, UserId } from '@tallgrass/domain'
import { createContainer } from '@tallgrass/server/container.ts'
import { readEnv } from '@tallgrass/server/env.ts'
import { growBusiness } from './grow-business.ts'
import type { PortalUser } from './portal-views.ts'
import { parentOf } from './process-figures.ts'

interface Portal {
  directory: string
  databaseUrl: string
  users: number
}

const CLIENTS_PER_ADMINISTRATOR = 99
/** The product updates a session in use this often; the sessions are staggered over this interval. */
const TOUCH_INTERVAL_MS = 60_000

const PEOPLE = `select users.id, max(projects.id::text) as project
  from users left join projects on projects.client_id = users.id group by users.id`

/** Creates a business whose users are signed in, each with their own session and data. */
export async function preparePortal({ databaseUrl, directory, users }: Portal) {
  const env = readEnv({ DATABASE_URL: databaseUrl, DATA_DIR: directory })
  const container = await createContainer(env, { worker: false })
  try {
    const { db, pool } = container.database
    const administrators = Math.ceil(users / (CLIENTS_PER_ADMINISTRATOR + 1))
    for (let n = 0; n < administrators; n++) {
      const account = { name: `Owner ${n}`, email: `owner${n}@large.example`, username: null }
      await createAdministrator(createSystemCtx(container), { ...account, password: 'Prairie2026!' })
    }
    await growBusiness(pool, { clients: users - administrators })
    const { rows: people } = await pool.query<{ id: UserId; project: ProjectId | null }>(PEOPLE)
    const signedIn: PortalUser[] = []
    for (const [n, { id, project }] of people.entries()) {
      const { token, tokenHash } = newSecretToken()
      const seen = new Date(Date.now() - (TOUCH_INTERVAL_MS * n) / people.length)
      const at = { createdAt: seen, lastSeenAt: seen }
      await insertSession(db, {
        id: newId('Session', seen),
        userId: id,
        tokenHash,
        ...at,
        ip: null,
        userAgent: null,
      })
      signedIn.push({ cookie: `__Host-session=${token}`, projectId: project ?? undefined })
    }
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    return { users: signedIn, postmaster: databaseUrl ? parentOf(rows[0]?.pid ?? 0) : undefined }
  } finally {
    await container.close()
  }
}
