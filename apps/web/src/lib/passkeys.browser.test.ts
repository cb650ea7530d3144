import { expect, test, vi } from 'vitest'
import { getPasskey, stopAskingForPasskeys } from './passkeys'

const OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 60_000,
  userVerification: 'required',
} as const

/** A browser whose people choose nothing: it records what it is asked, and answers when a question is ended. */
function browser() {
  const asked: string[] = []
  vi.spyOn(navigator.credentials, 'get').mockImplementation(async (options) => {
    asked.push(options?.mediation ?? 'dialog')
    const { signal } = options ?? {}
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  return asked
}

test('a question that began late does not end the one that has replaced it', async () => {
  const asked = browser()
  const ready = Promise.withResolvers<boolean>()
  const looked = vi
    .spyOn(PublicKeyCredential, 'isConditionalMediationAvailable')
    .mockReturnValue(ready.promise)
  const field = document.createElement('input')
  field.setAttribute('autocomplete', 'username webauthn')
  document.body.append(field)
  const below = getPasskey(OPTIONS, { autofill: true })
  await vi.waitFor(() => expect(looked).toHaveBeenCalled())
  const pressed = getPasskey(OPTIONS)
  await vi.waitFor(() => expect(asked).toEqual(['dialog']))
  ready.resolve(true)
  expect(await below).toBeUndefined()
  await vi.waitFor(() => expect(asked.at(-1)).toBe('dialog'))
  await stopAskingForPasskeys()
  expect(await pressed).toBeUndefined()
  expect(asked).toEqual(['dialog', 'conditional', 'dialog'])
  field.remove()
})
