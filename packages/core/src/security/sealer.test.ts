import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSealer } from './sealer.ts'

test('a sealed text can be opened again', () => {
  const sealer = createSealer(randomBytes(32))
  expect(sealer.open(sealer.seal('https://example.com/invite?token=Prärie'))).toBe(
    'https://example.com/invite?token=Prärie',
  )
})

test('refuses a text sealed with another key', () => {
  const sealed = createSealer(randomBytes(32)).seal('secret')
  expect(() => createSealer(randomBytes(32)).open(sealed)).toThrow()
})

test('refuses an altered text', () => {
  const sealer = createSealer(randomBytes(32))
  const bytes = Buffer.from(sealer.seal('secret'), 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(() => sealer.open(bytes.toString('base64url'))).toThrow()
})
