import { demoStacks } from '@tallgrass/brand'
import { demoIds } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { fileApp } from '../support/test-app.ts'

const { admin, client, visitor } = await fileApp()
const administrator = await admin()

test.each(demoIds)('an administrator can read the tech stack of %s', async (demoId) => {
  const answer = await administrator.rest('GET', `/api/demos/${demoId}/stack`)
  expect(answer).toMatchObject({ status: 200, body: { techStack: demoStacks[demoId] } })
  expect(answer.body).toEqual(await administrator.trpc.demos.stack.query({ demoId }))
})

test('refuses visitors and clients', async () => {
  const path = '/api/demos/ai-seo/stack'
  expect(await visitor().rest('GET', path)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  expect(await (await client()).rest('GET', path)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
})

test.each(['nothing', 'AI-SEO', '__proto__', 'toString'])('there is no demo "%s"', async (demoId) => {
  expect(await administrator.rest('GET', `/api/demos/${demoId}/stack`)).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', error: 'This demo does not exist' },
  })
})

test('a visitor does not learn whether a demo exists', async () => {
  expect(await visitor().rest('GET', '/api/demos/nothing/stack')).toMatchObject({ status: 401 })
})
