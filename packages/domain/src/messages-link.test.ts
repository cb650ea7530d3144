import { expect, test } from 'vitest'
import { parseId } from './ids.ts'
import { messagesPath, textInHash } from './messages-link.ts'

const id = parseId('Project', '7c9e6679-7425-40de-944b-e07fc1f90ae7')

test.each([
  'When do we launch?',
  'Line one\nLine (two) & 100 % #3',
  '¿Cuándo? 🌾',
  ']( [x](https://evil.example)',
])('the text %j arrives in the messages, and the address ends no link of a chat message', (text) => {
  const path = messagesPath(id, text)
  expect(path).not.toMatch(/[()\s]/)
  expect(textInHash(new URL(path, 'https://site.example').hash)).toBe(text)
})

test('without a text, the messages begin empty', () => {
  expect(messagesPath(id)).toBe(`/portal/projects/${id}?tab=messages`)
  for (const hash of ['', '#', '#message-1', '#write=', '#write=?', '#write=_w'])
    expect(textInHash(hash)).toBeUndefined()
})
