import { expect, test } from 'vitest'
import { namedIn } from './named-in.ts'

const titles = ['Scope of work for the front desk', 'Retainer agreement', 'Front desk, second part']
const named = (message: string) => namedIn(message, titles, (title) => title)

test('the titles that share most words with a message are meant', () => {
  expect(named('Where is the retainer agreement?')).toEqual(['Retainer agreement'])
  expect(named('the scope for the front desk')).toEqual(['Scope of work for the front desk'])
  expect(named('FRONT desk')).toEqual([titles[0], titles[2]])
})

test('without a title in the message, all of them are', () => {
  expect(named('Where are my documents?')).toEqual(titles)
  expect(named('')).toEqual(titles)
})
