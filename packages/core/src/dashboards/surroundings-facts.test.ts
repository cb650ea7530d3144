import { expect, test } from 'vitest'
import { toFolderFact, toProxyFact } from './surroundings-facts.ts'

test.each([
  [0, 0, 'Requests come through a proxy, because PUBLIC_URL has https, but TRUST_PROXY is 0'],
  [0, 1, 'Requests come through a proxy, but TRUST_PROXY is 0: all visitors count as one address'],
  [1, 0, 'TRUST_PROXY is 1, but requests bring no X-Forwarded-For.'],
  [2, 1, 'TRUST_PROXY is 2, but requests bring only one address in X-Forwarded-For: visitors can make up'],
  [1, 2, 'TRUST_PROXY is 1, but requests bring 2 addresses in X-Forwarded-For: visitors count as a proxy'],
])(
  'with TRUST_PROXY=%i and %i addresses, it is said what is wrong and what to do',
  (trusted, found, text) => {
    expect(toProxyFact({ trusted, found })).toMatchObject({
      subject: 'Proxy',
      state: 'fault',
      text: expect.stringContaining(text),
      advice: expect.stringContaining('TRUST_PROXY'),
    })
  },
)

test('a data folder that cannot be written to is a fault with its reason', () => {
  expect(toFolderFact('it is read-only')).toMatchObject({
    state: 'fault',
    text: expect.stringContaining('DATA_DIR cannot be written to: it is read-only.'),
  })
})
