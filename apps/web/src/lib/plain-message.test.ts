import { expect, test } from 'vitest'
import { plainMessage } from './plain-message'

test.each([
  ['The **AI receptionist** answers: [see how](/small-business).', 'The AI receptionist answers: see how.'],
  ['**[Book a call](https://example.com/a?b=1)** or **wait**', 'Book a call or wait'],
  ['2 ** 3 is 8 [sic] (really)', '2 ** 3 is 8 [sic] (really)'],
  ['<b>no</b>\nline', '<b>no</b>\nline'],
])('%j reads %j', (text, plain) => {
  expect(plainMessage(text)).toBe(plain)
})
