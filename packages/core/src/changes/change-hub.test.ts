import type { ChangeFeed, ChangeListener } from '@tallgrass/db'
import { parseId } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { ChangeHub } from './change-hub.ts'

const ORGANIZATION = parseId('Organization', '0195a591-03b2-7105-8bf5-000000000001')
const reader = {
  userId: parseId('User', '0195a591-03b2-7105-8bf5-000000000002'),
  organizationId: null,
  sessionId: parseId('Session', '0195a591-03b2-7105-8bf5-000000000003'),
}

async function startedHub() {
  let listener: ChangeListener | undefined
  const feed: ChangeFeed = {
    introduce() {},
    listen(on) {
      listener = on
      on.began()
    },
    async close() {},
  }
  const hub = new ChangeHub(feed)
  await hub.start()
  const say = (...named: unknown[]) => listener?.changed(JSON.stringify(named))
  return { hub, say, lose: () => listener?.lost(), begin: () => listener?.began() }
}

test('says together what changed before its reader was ready', async () => {
  const { hub, say } = await startedHub()
  const stream = hub.follow(reader, { age: 0 }, undefined)
  await stream.next()
  say('7', 'project', 'a', ORGANIZATION, null)
  say('7', 'project', 'a', ORGANIZATION, null)
  say('8', 'task', 'b', ORGANIZATION, null)
  const { value } = await stream.next()
  const changes = [
    { kind: 'project', id: 'a' },
    { kind: 'task', id: 'b' },
  ]
  expect(value).toEqual(['8', { changes, reload: false }])
})

test('asks a reader who is far behind to reload', async () => {
  const { hub, say } = await startedHub()
  const stream = hub.follow(reader, { age: 0 }, undefined)
  await stream.next()
  for (let n = 0; n < 300; n++) say('7', 'task', String(n), ORGANIZATION, null)
  const { value } = await stream.next()
  expect(value?.[1]).toMatchObject({ reload: true })
})

test('asks to reload after its own connection was lost', async () => {
  const { begin, hub, lose } = await startedHub()
  const stream = hub.follow(reader, { age: 0 }, undefined)
  await stream.next()
  lose()
  begin()
  expect((await stream.next()).value?.[1]).toEqual({ reload: true, changes: [] })
})

test('refuses and ends streams while it hears nothing, so that their readers ask again', async () => {
  const { begin, hub, lose } = await startedHub()
  const follow = () => hub.follow(reader, { age: 0 }, undefined)
  const open = follow()
  await open.next()
  lose()
  await expect(follow().next()).rejects.toMatchObject({ code: 'NOT_READY' })
  hub.advance()
  expect((await open.next()).done).toBe(true)
  begin()
  expect((await follow().next()).done).toBe(false)
})

test('keeps to itself what a later release names', async () => {
  const { hub, say } = await startedHub()
  const stream = hub.follow(reader, { age: 0 }, undefined)
  await stream.next()
  say('7', 'starship', 'a', null, null)
  say('8', 'lead', 'b', null, null)
  expect((await stream.next()).value?.[1].changes).toEqual([{ kind: 'lead', id: 'b' }])
})

test('says to idle readers how far they are', async () => {
  const { hub, say } = await startedHub()
  const client = { ...reader, organizationId: ORGANIZATION }
  const stream = hub.follow(client, { age: 0 }, undefined)
  await stream.next()
  say('7', 'lead', 'b', null, null)
  hub.advance()
  expect((await stream.next()).value).toEqual(['7', { changes: [], reload: false }])
})
