import { expect, test } from 'vitest'
import { isLive, isShownBy } from './shown-changes'

const ONE = '01100000-0000-7000-8000-000000000001'
const OTHER = '01100000-0000-7000-8000-000000000002'

/** A query as the cache knows it. */
const query = (path: string, input?: object) => ({
  queryKey: [path.split('.'), { input, type: 'query' }] as const,
})

test('a list shows every change of its kinds, and no other', () => {
  const list = query('admin.leads.list', {})
  expect(isShownBy(list, [{ kind: 'lead', id: ONE }])).toBe(true)
  expect(isShownBy(list, [{ kind: 'lead', id: null }])).toBe(true)
  expect(isShownBy(list, [{ kind: 'mail', id: ONE }])).toBe(false)
  expect(
    isShownBy(list, [
      { kind: 'mail', id: ONE },
      { kind: 'lead', id: ONE },
    ]),
  ).toBe(true)
})

test('a query of one record does not show changes of others of its kind', () => {
  const lead = query('admin.leads.get', { id: ONE })
  expect(isShownBy(lead, [{ kind: 'lead', id: OTHER }])).toBe(false)
  expect(isShownBy(lead, [{ kind: 'lead', id: ONE }])).toBe(true)
  // Of some changes only the kind is known.
  expect(isShownBy(lead, [{ kind: 'lead', id: null }])).toBe(true)
  // What belongs to it has ids of its own.
  expect(isShownBy(lead, [{ kind: 'booking', id: OTHER }])).toBe(true)
})

test('only queries that others can change follow', () => {
  expect(isLive(query('portal.notifications.unread'))).toBe(true)
  expect(isLive(query('portal.documents.download', { id: ONE }))).toBe(false)
  expect(isLive(query('demos.links'))).toBe(false)
  expect(isLive({ queryKey: ['screen'] })).toBe(false)
  // Setting it to null would look like a sign-out.
  expect(isLive(query('auth.session'))).toBe(false)
})
