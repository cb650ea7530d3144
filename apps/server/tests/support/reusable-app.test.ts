import { expect, test } from 'vitest'
import { plainPasswords, reusableApp, type TestApp, testApp } from './test-app.ts'

const options = { replace: () => ({ passwords: plainPasswords }) }
const newApp = await reusableApp(options)

/** All rows of our tables, and the jobs. */
async function rowsOf({ services }: TestApp) {
  const { pool } = services.database
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by name`,
  )
  const read = async (name: string) => [name, (await pool.query(`select * from ${name}`)).rows]
  return Promise.all(['jobs.job', ...tables.rows.map(({ name }) => name)].map(read))
}

test('a reused server is like a new one', async () => {
  const used = await newApp()
  const { trpc } = await used.admin()
  const { email } = await used.client()
  await trpc.admin.invitations.create.mutate({
    firstName: 'Elena',
    lastName: 'Marsh',
    email: 'elena@example.com',
    role: 'CLIENT',
  })
  await used.visitor().trpc.auth.forgotPassword.mutate({ email })
  await used.services.database.transaction((trx) => used.services.jobs.enqueue(trx, 'database-upkeep', {}))
  used.clock.advance({ days: 3 })

  const [reset, untouched] = [await newApp(), await testApp(options)]
  expect(await rowsOf(reset)).toEqual(await rowsOf(untouched))
  expect(reset.clock.now()).toEqual(untouched.clock.now())
  expect(reset.log).toEqual([])
})
