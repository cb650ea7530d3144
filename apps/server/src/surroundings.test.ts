import { expect, test } from 'vitest'
import { createSurroundings } from './surroundings.ts'

test('with https in PUBLIC_URL, requests that bring nothing do not fit TRUST_PROXY=0', () => {
  const found = (publicUrl: string) => {
    const { forwarded } = createSurroundings({ dataDirectory: '.', publicUrl, trustProxy: 0 })
    for (let n = 0; n < 20; n++) forwarded.saw(0)
    return forwarded.misfit()
  }
  expect(found('https://www.example.com')).toEqual({ trusted: 0, found: 0 })
  expect(found('http://localhost:3000')).toBeUndefined()
})
