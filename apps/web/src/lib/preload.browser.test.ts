import { expect, test } from 'vitest'
import { preloadCode, whenCodeIsThere } from './preload'

test('a page waits for the code of its parts, and does without what fails', async () => {
  const code = Promise.withResolvers<string>()
  const seen: string[] = []
  void preloadCode(code.promise.then(() => seen.push('code')))
  const waiting = whenCodeIsThere().then(() => seen.push('page'))
  code.resolve('')
  await waiting
  expect(seen).toEqual(['code', 'page'])
  preloadCode(Promise.reject(new Error('It is not there'))).catch(() => undefined)
  await expect(whenCodeIsThere()).resolves.toBeUndefined()
})
