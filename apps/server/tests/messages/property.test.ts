import { createSystemCtx } from '@tallgrass/core'
import { countUnreadMessages, isLostToAnother } from '@tallgrass/db'
import type { Instant, ProjectId, UserId } from '@tallgrass/domain'
import { aProject, aUser, hostileRuns } from '@tallgrass/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileApp } from '../support/test-app.ts'

const { services } = await fileApp()
const { db, pool } = services.database
const { scope } = createSystemCtx(services)

/** One row of a table, which one depends on `n`. */
const any = (table: string, n: number, where = 'true') =>
  `(select * from ${table} where ${where} order by md5(id::text || '${n}') limit 1)`
const minutes = (n: number) => `timestamptz '2026-11-20 09:00Z' + ${n} % 60 * interval '1 minute'`

/** What changes who has unread messages. */
const steps = {
  // The project is locked, so that numbers are in the order of commits.
  'send a message': (n: number) =>
    `select from projects where id = (select id from ${any('projects', n % 4)} one) for no key update;
     insert into messages (id, project_id, number, author_id, side, internal, body, send_key, created_at)
       select gen_random_uuid(), project.id, next, author.id, author.role, author.role = 'ADMIN' and ${n} % 2 = 0, 'Hello',
         gen_random_uuid(), ${minutes(n)}
       from ${any('projects', n % 4)} project, ${any('users', n)} author,
         lateral (select coalesce(max(number), 0) + 1 as next from messages where project_id = project.id) numbered`,
  'read a project': (n: number) =>
    `insert into message_reads (project_id, user_id, number, read_at)
       select message.project_id, reader.id, message.number, now()
       from ${any('messages', n)} message, ${any('users', n % 7)} reader
     on conflict (user_id, project_id) do update set number = excluded.number
       where message_reads.number < excluded.number`,
  'delete a message': (n: number) =>
    `update messages set deleted_at = now(), deleted_by = author_id, body = ''
       where id in (select id from ${any('messages', n)} gone)`,
  'add an administrator': (n: number) =>
    `insert into users (id, name, email, role, password_hash, created_at)
       select id, 'Bo', id || '@example.com', 'ADMIN', 'none', ${minutes(n)} from (select gen_random_uuid() as id) added`,
  'change a role': (n: number) =>
    `update users set role = case role when 'ADMIN' then 'CLIENT' else 'ADMIN' end
       where id in (select id from ${any('users', n, 'id not in (select client_id from projects)')} changed)`,
}
type Step = keyof typeof steps
const stepNames = Object.keys(steps).filter((name): name is Step => name in steps)

const aTransaction = fc.record({
  steps: fc.array(fc.tuple(fc.constantFrom(...stepNames, 'send a message' as const), fc.nat(10_000)), {
    minLength: 1,
    maxLength: 4,
  }),
  end: fc.constantFrom('commit', 'commit', 'commit', 'rollback'),
})
/** Those of a round run at the same time. */
const rounds = fc.array(fc.array(aTransaction, { minLength: 3, maxLength: 6 }), {
  minLength: 3,
  maxLength: 5,
})

interface Reader {
  id: UserId
  createdAt: Instant
}

/** Of all projects, from the messages alone. */
async function unreadOfRows({ createdAt, id }: Reader) {
  const { rows } = await pool.query<{ projectId: ProjectId; unread: number }>(
    `select project_id as "projectId", count(*)::integer as unread from messages
       where number > coalesce((select number from message_reads reads
           where reads.project_id = messages.project_id and reads.user_id = $1), 0)
         and author_id <> $1 and created_at > $2 and deleted_at is null
       group by 1 order by 1`,
    [id, createdAt],
  )
  return rows
}

test('an administrator finds every unread message, whatever is sent, read or changed at the same time', async () => {
  for (let n = 0; n < 4; n++) await aProject(db, (await aUser(db)).id)
  await aUser(db, { role: 'ADMIN' })
  let most = 0
  const property = fc.asyncProperty(rounds, async (given) => {
    for (const round of given) {
      await Promise.all(round.map(run))
      const readers = await db
        .selectFrom('users')
        .select(['id', 'createdAt'])
        .where('role', '=', 'ADMIN')
        .execute()
      for (const reader of readers) {
        const found = await countUnreadMessages(db, scope, { reader, max: 1000 })
        expect(found).toEqual(await unreadOfRows(reader))
        most = Math.max(most, found.length)
      }
    }
  })
  const { numRuns, ...parameters } = hostileRuns()
  await fc.assert(property, { ...parameters, numRuns: Math.ceil(numRuns / 3), endOnFailure: true })
  expect(most).toBeGreaterThan(0)
})

/** A transaction that lost to another has changed nothing. */
async function run({ end, steps: made }: { end: string; steps: [Step, number][] }): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [step, n] of made) await client.query(steps[step](n))
    await client.query(end)
  } catch (error) {
    await client.query('rollback')
    if (!isLostToAnother(error)) throw error
  } finally {
    client.release()
  }
}
