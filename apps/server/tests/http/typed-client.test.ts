import { createTallgrassClient, isTallgrassError } from '@tallgrass/client'
import { anId } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { fileApp } from '../support/test-app.ts'

const product = await fileApp()
const admin = await product.admin()
const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const url = await product.app.listen({ port: 0, host: '127.0.0.1' })

const responses: string[] = []
const client = createTallgrassClient({
  url,
  headers: { cookie },
  async fetch(input, init) {
    const response = await fetch(input, init)
    responses.push(`${response.status} ${response.headers.get('transfer-encoding')}`)
    return response
  },
})

test('queries of one moment share a streamed answer', async () => {
  responses.length = 0
  const [session, users] = await Promise.all([
    client.auth.session.query(),
    client.admin.users.list.query({ limit: 1 }),
  ])
  expect(session?.role).toBe('ADMIN')
  expect(users.items).toHaveLength(1)
  expect(responses).toEqual(['200 chunked'])
})

test('a refused query and a refused change are known by their codes', async () => {
  const id = anId('Lead')
  const failures = await Promise.allSettled([
    client.admin.leads.get.query({ id }),
    client.admin.leads.delete.mutate({ id }),
  ])
  expect(
    failures.map((one) => one.status === 'rejected' && isTallgrassError(one.reason, 'NOT_FOUND')),
  ).toEqual([true, true])
})

test('an invalid input is refused with its fields', async () => {
  const error: unknown = await client.admin.leads.create
    .mutate({ name: '', source: 'fair' })
    .catch((refusal: unknown) => refusal)
  expect(isTallgrassError(error, 'INVALID') && error.data.issues?.map(({ path }) => path)).toEqual(['name'])
})
