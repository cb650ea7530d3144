import { expect, test } from 'vitest'
import { createTrpcClient } from '../../lib/trpc'
import { unattended } from '../../lib/unattended'
import { asRefetch } from './refetches'

/** A client, and the requests that it sends: each with its calls and whether a hand caused them. */
function sending() {
  const sent: [calls: string, unattended: string | null][] = []
  const client = createTrpcClient({
    url: 'http://site.test/trpc',
    send: async (input, init) => {
      const calls = new URL(String(input)).pathname.slice('/trpc/'.length)
      sent.push([calls, new Headers(init?.headers).get('x-unattended')])
      return Response.json(calls.split(',').map(() => ({ result: { data: null } })))
    },
  })
  return { sent, client }
}

test('a request says that no hand caused it, unless a hand caused one of its calls', async () => {
  const { sent, client } = sending()
  const refetched = () => asRefetch('admin.leads.list', {}, () => client.admin.leads.list.query({}))
  await Promise.all([refetched(), client.auth.session.query(undefined, unattended)])
  await Promise.all([refetched(), client.admin.users.counts.query()])
  await client.admin.leads.list.query({})
  expect(sent).toEqual([
    ['admin.leads.list,auth.session', '1'],
    ['admin.leads.list,admin.users.counts', null],
    ['admin.leads.list', null],
  ])
})

test('of a list that is fetched again all pages are unattended, but not what a hand asks of it', async () => {
  const { sent, client } = sending()
  const list = client.admin.leads.list
  const search = { search: 'roof', status: 'new' } as const
  await asRefetch('admin.leads.list', search, async () => {
    await list.query(search)
    await list.query({ ...search, cursor: 'second' })
    await list.query({ ...search, search: 'roofs' })
    await list.query({})
  })
  expect(sent.map(([, mark]) => mark)).toEqual(['1', '1', null, null])
})
