import { anId, appCode, passkeyDevice } from '@tallgrass/testing'
import { PASSWORD } from '../test-app.ts'
import type { TestBrowser } from '../test-browser.ts'
import type { PreparedWorld } from '../worlds/prepared-world.ts'
import { addApp, addPasskey, ORIGIN, removeFactors } from './factors-of.ts'

/** About the caller's own account. Who is not signed in sends what is right for no one. */
export const validFactorCalls = {
  'auth.secondFactor.state': () => {},
  'auth.secondFactor.begin': async (_: PreparedWorld, browser: TestBrowser) => {
    if (await isSignedIn(browser)) await removeFactors(browser)
  },
  async 'auth.secondFactor.confirm'({ now }: PreparedWorld, browser: TestBrowser) {
    if (!(await isSignedIn(browser))) return { code: '123456' }
    await removeFactors(browser)
    const { secret } = await browser.trpc.auth.secondFactor.begin.mutate()
    return { code: appCode(secret, now()) }
  },
  'auth.secondFactor.turnOff': prepareApp,
  'auth.secondFactor.renewRecoveryCodes': prepareApp,
  async 'auth.secondFactor.prove'(_: PreparedWorld, browser: TestBrowser) {
    if (await isSignedIn(browser)) await removeFactors(browser)
    return { password: PASSWORD }
  },
  'auth.passkeys.list': () => {},
  'auth.passkeys.registerOptions': () => {},
  async 'auth.passkeys.register'(_: PreparedWorld, browser: TestBrowser) {
    const device = passkeyDevice({ origin: ORIGIN })
    const options = (await isSignedIn(browser))
      ? await browser.trpc.auth.passkeys.registerOptions.mutate()
      : { challenge: 'none' }
    return { name: 'Laptop', response: device.create(options) }
  },
  'auth.passkeys.rename': async (_: PreparedWorld, browser: TestBrowser) => ({
    id: await passkeyOf(browser),
    name: 'Desk',
  }),
  'auth.passkeys.remove': async (_: PreparedWorld, browser: TestBrowser) => ({
    id: await passkeyOf(browser),
  }),
  'auth.passkeys.signInOptions': () => {},
  async 'auth.passkeys.signIn'({ owner }: PreparedWorld) {
    const browser = await owner()
    const { device } = await addPasskey(browser)
    return { response: device.get(await browser.trpc.auth.passkeys.signInOptions.mutate()) }
  },
}

async function prepareApp({ now }: PreparedWorld, browser: TestBrowser): Promise<void> {
  if (!(await isSignedIn(browser))) return
  await removeFactors(browser)
  await addApp(browser, now)
}

async function passkeyOf(browser: TestBrowser) {
  return (await isSignedIn(browser)) ? (await addPasskey(browser)).id : anId('Passkey')
}

async function isSignedIn({ trpc }: TestBrowser): Promise<boolean> {
  return (await trpc.auth.session.query()) !== null
}
