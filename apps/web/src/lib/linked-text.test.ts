import { expect, test } from 'vitest'
import { linkedText } from './linked-text'

const linksIn = (text: string) => linkedText(text).flatMap(({ href }) => href ?? [])

test.each([
  ['See https://example.com/a, please.', ['https://example.com/a']],
  [
    '(http://example.com/a_(b)) or <https://example.com/c?d=1#e>!',
    ['http://example.com/a_(b)', 'https://example.com/c?d=1#e'],
  ],
  ['Write to maren@okafor.example.', ['mailto:maren@okafor.example']],
  ['mailto:maren@okafor.example?subject=Hi', ['mailto:maren@okafor.example?subject=Hi']],
  ['javascript:alert(1) data:text/html,x file:///etc/passwd vbscript:x ftp://example.com', []],
  ['https:// and https://', []],
  ['No links here: example.com', []],
  ['', []],
])('%s', (text, hrefs) => {
  expect(linksIn(text)).toEqual(hrefs)
  const shown = linkedText(text).map((part) => part.text)
  expect(shown.join('')).toBe(text)
})
