import { expect, test } from 'vitest'
import { createTrpcClient } from './trpc'
import { unattended, unattendedQueries } from './unattended'

/** A client, and the requests that it sends: each with its calls and whether a hand caused them. */
function sending() {
  const sent: { calls: string; unattended: string | null }[] = []
  const client = createTrpcClient({
    url: 'http://site.test/trpc',
    send: async (input, init) => {
      const calls = new URL(String(input)).pathname.slice('/trpc/'.length)
      sent.push({ calls, unattended: new Headers(init?.headers).get('x-unattended') })
      return Response.json(calls.split(',').map(() => ({ result: { data: null } })))
    },
  })
  return { sent, client }
}

test('a request says that no hand caused it, unless a hand caused one of its calls', async () => {
  const { sent, client } = sending()
  const refetched = () => client.admin.leads.list.query({})
  unattendedQueries.set('admin.leads.list', 1)
  await Promise.all([refetched(), client.auth.session.query(undefined, unattended)])
  await Promise.all([refetched(), client.admin.users.counts.query()])
  unattendedQueries.clear()
  await client.admin.leads.list.query({})
  expect(sent.map(({ calls, unattended: mark }) => [calls, mark])).toEqual([
    ['admin.leads.list,auth.session', '1'],
    ['admin.leads.list,admin.users.counts', null],
    ['admin.leads.list', null],
  ])
})
