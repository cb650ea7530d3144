import { appCode, passkeyDevice } from '@tallgrass/testing'
import type { TestBrowser } from '../test-browser.ts'

export const ORIGIN = 'http://localhost:3000'

/** Adds an authenticator app to the account of this browser. Returns its secret, and recovery codes if it is the first. */
export async function addApp({ trpc }: TestBrowser, now: () => Date) {
  const { secret } = await trpc.auth.secondFactor.begin.mutate()
  const { recoveryCodes } = await trpc.auth.secondFactor.confirm.mutate({ code: appCode(secret, now()) })
  return { secret, recoveryCodes: recoveryCodes ?? [] }
}

/** Adds a passkey to the account of this browser. */
export async function addPasskey({ trpc }: TestBrowser, device = passkeyDevice({ origin: ORIGIN })) {
  const response = device.create(await trpc.auth.passkeys.registerOptions.mutate())
  const { passkey, recoveryCodes } = await trpc.auth.passkeys.register.mutate({ name: 'Laptop', response })
  return { device, id: passkey.id, recoveryCodes: recoveryCodes ?? [] }
}

/** Leaves the account of this browser with its password alone. */
export async function removeFactors({ trpc }: TestBrowser): Promise<void> {
  for (const { id } of await trpc.auth.passkeys.list.query()) await trpc.auth.passkeys.remove.mutate({ id })
  const { app } = await trpc.auth.secondFactor.state.query()
  if (app) await trpc.auth.secondFactor.turnOff.mutate()
}
