import { expect, test } from 'vitest'
import { messageText, parseMessage } from './parse-message'

test('HTML in a message stays plain text', () => {
  const hostile = '<img src=x onerror=alert(1)> &lt; <a href="https://example.com">here</a>'
  expect(parseMessage(hostile)).toEqual([{ text: hostile }])
})

test('bold markers are removed, also around links', () => {
  expect(messageText('This is **important**, and **so is this')).toBe('This is important, and **so is this')
  expect(messageText('2 ** 3 is 8')).toBe('2 ** 3 is 8')
  expect(parseMessage('**[Book](https://example.com/a)** now')).toEqual([
    { text: 'Book', href: 'https://example.com/a' },
    { text: ' now' },
  ])
})

test('links keep their place, and addresses keep their brackets', () => {
  expect(parseMessage('See [one](https://example.com/a_(b)), or [write](mailto:hello@example.com).')).toEqual(
    [
      { text: 'See ' },
      { text: 'one', href: 'https://example.com/a_(b)' },
      { text: ', or ' },
      { text: 'write', href: 'mailto:hello@example.com' },
      { text: '.' },
    ],
  )
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\u0000script:alert(1)',
  'data:text/html,<b>x</b>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/portal/admin',
  'blob:https://example.com/1',
])('a link to %s is reduced to its label', (target) => {
  expect(parseMessage(`[Press](${target})`).map(({ href }) => href)).toEqual([undefined])
  expect(messageText(`[Press](${target})`)).toBe('Press')
})

test('a malformed link stays text', () => {
  for (const text of ['[a]( https://example.com)', '[](https://example.com)', '[a]', '(https://example.com)'])
    expect(parseMessage(text)).toEqual([{ text }])
})

test('an address cannot break out of its attribute', () => {
  const [part] = parseMessage('[a](https://example.com/"onmouseover="alert(1))')
  expect(part?.href).toBe('https://example.com/%22onmouseover=%22alert(1)')
})

test('a long row of opening brackets does not slow the parser down', () => {
  const text = '['.repeat(2000)
  expect(parseMessage(text)).toEqual([{ text }])
})
