import { parseId } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { viewsOf } from './portal-views.ts'

const id = parseId('Project', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')
const roles = [
  { who: 'a client', views: viewsOf({ projectId: id }) },
  { who: 'an administrator', views: viewsOf({ projectId: undefined }) },
]

test.each(roles)('every view of $who makes six calls', ({ views }) => {
  const calls = views.map((requests) => requests.reduce((sum, request) => sum + request.calls, 0))
  expect(calls).toEqual(views.map(() => 6))
})

test('calls made at the same time share a request, each with its own input', () => {
  const paths = viewsOf({ projectId: id }).flat()
  const costs = paths.find(({ path }) => path.includes('costTotals'))
  const { pathname, searchParams } = new URL(costs?.path ?? '', 'http://localhost')
  expect(pathname).toBe('/trpc/portal.projects.costs,portal.projects.costTotals')
  expect(JSON.parse(searchParams.get('input') ?? '')).toMatchObject({ 0: { id }, 1: { id } })
})
