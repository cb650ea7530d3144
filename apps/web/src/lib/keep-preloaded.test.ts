import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { detailQuery } from './freshness'
import { keepPreloaded } from './keep-preloaded'

function aScreen() {
  const ask = vi.fn(async () => 'an answer')
  const client = new QueryClient()
  keepPreloaded(client)
  return { ask, client, screen: { ...detailQuery, queryKey: ['screen'], queryFn: ask } }
}

test('a screen shows what its link has loaded without asking again', async () => {
  const { ask, client, screen } = aScreen()
  await client.prefetchQuery(screen)
  const shown = new QueryObserver(client, screen)
  shown.subscribe(() => undefined)
  expect(shown.getCurrentResult()).toMatchObject({ data: 'an answer', isFetching: false })
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a screen that opens again asks again', async () => {
  const { ask, client, screen } = aScreen()
  const leave = new QueryObserver(client, screen).subscribe(() => undefined)
  await vi.waitFor(() => expect(client.getQueryData(screen.queryKey)).toBe('an answer'))
  leave()
  new QueryObserver(client, screen).subscribe(() => undefined)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
})

test('an answer that is asked for only once keeps its time', async () => {
  const { client, screen } = aScreen()
  await client.prefetchQuery({ queryKey: ['session'], queryFn: screen.queryFn })
  expect(client.getQueryState(['session'])?.dataUpdatedAt).toBeLessThanOrEqual(Date.now())
})
