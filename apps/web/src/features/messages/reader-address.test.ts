import { expect, test } from 'vitest'
import { readerAddress } from './reader-address'

const SITE = 'https://site.example'
const at = (href: string, role: 'ADMIN' | 'CLIENT') => readerAddress(href, role, SITE)

test.each([
  ['/portal/projects/1#task-2', '/portal/admin/projects/1#task-2'],
  ['/portal/projects/1?tab=invoices', '/portal/admin/projects/1?tab=invoices'],
  ['/portal/invoices', '/portal/admin/invoices'],
])('each side opens %s in its own portal', (client, admin) => {
  expect([at(client, 'CLIENT'), at(admin, 'CLIENT')]).toEqual([client, client])
  expect([at(client, 'ADMIN'), at(admin, 'ADMIN')]).toEqual([admin, admin])
})

test('an address that was copied from the browser leads to the same page', () => {
  expect(at(`${SITE}/portal/admin/projects/1`, 'CLIENT')).toBe('/portal/projects/1')
})

test('a page that only one side has stays as it is', () => {
  expect(at('/portal/admin/audit', 'CLIENT')).toBe('/portal/admin/audit')
  expect(at('/portal/profile', 'ADMIN')).toBe('/portal/profile')
})

test.each(['https://elsewhere.example/portal/projects/1', '//elsewhere.example/portal', '/terms', 'portal'])(
  '%s is no page of the portal',
  (href) => {
    expect(at(href, 'CLIENT')).toBeUndefined()
  },
)
