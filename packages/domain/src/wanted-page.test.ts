import { expect, test } from 'vitest'
import { startPage, wantedPage } from './wanted-page.ts'

test.each([
  ['CLIENT', '/portal/invoices?status=OPEN'],
  ['CLIENT', '/portal/projects/0198c0de-0000-7000-8000-000000000000?tab=costs#top'],
  ['CLIENT', '/portal/administration'],
  ['ADMIN', '/portal/admin'],
  ['ADMIN', '/portal/admin/leads?lead=1'],
] as const)('a %s goes on to %s', (role, wanted) => {
  expect(wantedPage(role, wanted)).toBe(wanted)
})

test.each([
  ['CLIENT', '/portal/admin/users'],
  ['CLIENT', '/portal/%61dmin/users'],
  ['CLIENT', '/portal/x/../admin/users'],
  ['ADMIN', '/portal/invoices'],
  ['ADMIN', '/portal'],
] as const)('refuses a %s the other portal: %s', (role, wanted) => {
  expect(wantedPage(role, wanted)).toBeUndefined()
})

test.each([
  'https://evil.example/portal/invoices',
  '//evil.example/portal/invoices',
  '/\\evil.example/portal/invoices',
  '\\/evil.example/portal',
  '/\t/evil.example/portal',
  '/%2fevil.example/portal',
  '/portal/..//evil.example/portal',
  '/portal/%2e%2e//evil.example',
  '/portal%2f..%2f..%2fevil',
  '/portal\\..\\..\\evil.example',
  'javascript:alert(1)//portal/invoices',
  'portal/invoices',
  '/portals/invoices',
  '/',
  '',
  undefined,
])('refuses to lead anywhere but to a portal: %s', (wanted) => {
  expect(wantedPage('CLIENT', wanted)).toBeUndefined()
  expect(wantedPage('ADMIN', wanted)).toBeUndefined()
})

test('without a wanted page, each role has its start page', () => {
  expect(startPage('CLIENT')).toBe('/portal')
  expect(startPage('ADMIN')).toBe('/portal/admin')
})
