import * as today from '@tallgrass/client'
import { anId, keptClients } from '@tallgrass/testing'
import { getUntypedClient } from '@trpc/client'
import { describe, expect, test } from 'vitest'
import { fileApp } from '../support/test-app.ts'

const product = await fileApp()
const admin = await product.admin()
const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const url = await product.app.listen({ port: 0, host: '127.0.0.1' })

const clients: [string, typeof today][] = [['today’s client', today]]
for (const { address, version } of keptClients())
  clients.push([`the client of ${version}`, await import(/* @vite-ignore */ address)])

/** A procedure that another version of the site has. */
const UNKNOWN = 'admin.leads.merge'

test('the client of each release is kept', () => {
  expect(clients.map(([name]) => name)).toContain('the client of 0.1.0')
})

describe.each(clients)('%s', (_, { createTallgrassClient, isTallgrassError }) => {
  const client = createTallgrassClient({ url, headers: { cookie } })
  const untyped = getUntypedClient(client)

  test('goes on working beside calls of procedures that the site does not have', async () => {
    const { id } = await client.admin.leads.create.mutate({
      name: 'Wren Fox',
      source: 'fair',
      phone: '555-0134',
    })
    const [found, missing, gone] = await Promise.allSettled([
      client.admin.leads.get.query({ id }),
      client.admin.leads.get.query({ id: anId('Lead') }),
      untyped.query(UNKNOWN, { id }),
    ])
    expect(found).toMatchObject({ status: 'fulfilled', value: { id, name: 'Wren Fox' } })
    const reasons = [missing, gone].map((one) => (one.status === 'rejected' ? one.reason : undefined))
    expect(reasons.map((reason) => isTallgrassError(reason, 'NOT_FOUND'))).toEqual([true, false])
    expect(reasons.map((reason) => isTallgrassError(reason, 'UPGRADE_NEEDED'))).toEqual([false, true])
  })

  test('learns that a change is gone, in words that people may read', async () => {
    const refusal: unknown = await untyped.mutation(UNKNOWN, {}).catch((reason: unknown) => reason)
    expect(isTallgrassError(refusal, 'UPGRADE_NEEDED') && [refusal.data.httpStatus, refusal.message]).toEqual(
      [404, 'The site has changed. Reload the page, or update the program that you use.'],
    )
  })
})

test('a subscription that is gone is refused by an event, because its client reads nothing else', async () => {
  const response = await fetch(`${url}/trpc/portal.weather`, {
    headers: { cookie, accept: 'text/event-stream' },
  })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const [, event = ''] = /event: serialized-error\ndata: (.*)\n/.exec(await response.text()) ?? []
  expect(JSON.parse(event)).toMatchObject({ data: { code: 'UPGRADE_NEEDED' } })
})
