import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createSystemCtx, verifyAudit } from '@tallgrass/core'
import { holdsDatabase, WAITING_JOBS } from '@tallgrass/db'
import { expect, test } from 'vitest'
import { moveBusiness } from '../../src/commands/move-business.ts'
import type { Container } from '../../src/container.ts'
import { DEMO_PASSWORD, owner } from '../../src/demo-data/people.ts'
import { startServer, statusOfSignIn, stopServer } from '../support/start-server.ts'
import { aBusinessToMove, anEmptyPostgres, inSite, summaryOf } from './a-business-to-move.ts'

/** What a move must not change. Jobs are compared by what they do and when. */
async function contents(site: Container) {
  const { rows } = await site.database.pool.query(
    `select id, name, data, state = 'failed' as failed, start_after from jobs.job
     where state in ('created', 'retry', 'active', 'failed') order by id`,
  )
  return {
    tables: (await summaryOf(site)).filter(({ name }) => name !== WAITING_JOBS),
    jobs: rows,
    failed: await site.jobs.listFailed(10),
    audit: await verifyAudit(createSystemCtx(site), site.heads),
  }
}

test('a business moves to the embedded database and back, with its sessions, jobs and audit chain', async () => {
  const { DATABASE_URL, DATA_DIR } = await aBusinessToMove()
  const before = await inSite({ DATA_DIR, DATABASE_URL }, contents)
  expect(before).toMatchObject({
    failed: [{ error: 'The line is dead', attempts: 21 }],
    audit: { whole: true },
  })
  expect(before.jobs.length).toBeGreaterThan(1)
  expect(before.tables).toContainEqual(expect.objectContaining({ name: 'sessions', count: 6 }))

  const told: string[] = []
  const print = (text: string) => void told.push(text)
  await moveBusiness({ to: 'embedded', databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR }, print)
  expect(await inSite({ DATA_DIR }, contents)).toEqual(before)
  expect(told.at(-1)).toMatch(/^users +13 {2}[0-9a-f]{15}$/m)
  expect(told.at(-1)).toContain('Counts and checksums are the same on both sides.')
  expect(told.at(-1)).toContain('In .env, remove the line DATABASE_URL=…')

  const address = new URL(await anEmptyPostgres())
  address.password = 'between-us'
  await moveBusiness({ to: address.href, databaseUrl: undefined, dataDirectory: DATA_DIR }, print)
  expect(await inSite({ DATA_DIR, DATABASE_URL: address.href }, contents)).toEqual(before)
  expect(told.at(-1)).toContain('\nDATABASE_URL=postgres://postgres:PASSWORD@127.0.0.1')
  expect(told.join()).not.toContain('between-us')

  const server = await startServer({ DATA_DIR, DATABASE_URL: address.href })
  expect(await statusOfSignIn(server, owner.email, DEMO_PASSWORD)).toBe(200)
  await stopServer(server)
})

test('a business whose keys are lost is not moved', async () => {
  const { DATABASE_URL, DATA_DIR } = await aBusinessToMove()
  rmSync(join(DATA_DIR, 'secrets.json'))
  const request = { to: 'embedded', databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR }
  await expect(moveBusiness(request, () => {})).rejects.toThrow(
    'DATA_DIR does not have the keys of the database to move.',
  )
  expect(holdsDatabase(DATA_DIR)).toBe(false)
})
