import { expect, test } from 'vitest'
import { plainWords, toLink } from './to-link.ts'

const SITE = { publicUrl: 'https://site.example' }

test('a title that looks like a link leads where we say', () => {
  expect(toLink('Pay](https://evil.example) [now', '/portal/invoices', SITE)).toBe(
    '[Pay)(https://evil.example) (now](https://site.example/portal/invoices)',
  )
})

test('typed words stay on their line', () => {
  expect(plainWords(' Two\nlines [x](y) ')).toBe('Two lines (x)(y)')
})
