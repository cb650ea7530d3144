import { afterAll, expect, test } from 'vitest'
import type { SentEvent } from '../support/sent-events.ts'
import { openEvents } from './open-events.ts'
import { openVisitor } from './open-visitor.ts'
import { aPlace, owner, startTwo } from './two-servers.ts'

const place = await aPlace({ atEnd: afterAll })
const [one, other] = await startTwo(place, afterAll)
const admin = openVisitor()
await admin.rest(one, 'POST', '/api/auth/login', { username: owner.email, password: owner.password })

const addLead = async (at: { url: string }, name: string) => {
  const lead = { name, source: 'phone', phone: '402 555 0142' }
  const { body } = await admin.rest(at, 'POST', '/api/admin/leads', lead)
  return String(Reflect.get(Object(body), 'id'))
}

const tellsOf = (id: string) => (event: SentEvent) => event.data.includes(id)

test('a screen at one process hears what the other changes, and goes on at the other after it ends', async () => {
  const atOne = await openEvents(admin, one)
  const first = await addLead(other, 'Ann')
  const { id: last } = await atOne.until(tellsOf(first))
  one.process.kill('SIGTERM')
  expect(await atOne.until(({ event }) => event === 'return')).toBeDefined()
  const second = await addLead(other, 'Bea')
  const atOther = await openEvents(admin, other, last)
  const { data } = await atOther.until(tellsOf(second))
  // Of the same order on every process, so nothing has to be read again.
  expect(JSON.parse(data)).toMatchObject({ reload: false })
  atOther.close()
})
