import { parseId } from '@tallgrass/domain'
import type { TestBrowser } from '../test-browser.ts'
import type { PreparedWorld } from '../worlds/prepared-world.ts'

const NO_SESSION = parseId('Session', '01500000-0000-7000-8000-00000000dead')

/** A session of the caller's own, besides the one of the test. Any id for someone who is not signed in. */
async function ownSession({ signedIn }: PreparedWorld, { trpc }: TestBrowser) {
  const user = await trpc.auth.session.query()
  return user ? (await signedIn(user)).sessionId : NO_SESSION
}

/** A valid input for every procedure about sessions and accounts. */
export const validPeopleCalls = {
  'auth.sessions.list': () => {},
  'auth.sessions.end': async (world: PreparedWorld, browser: TestBrowser) => ({
    id: await ownSession(world, browser),
  }),
  'auth.sessions.endOthers': async (world: PreparedWorld, browser: TestBrowser) => {
    await ownSession(world, browser)
  },
  'admin.people.get': ({ person }: PreparedWorld) => person(),
  'admin.people.history': async ({ person }: PreparedWorld) => ({ id: (await person()).id, limit: 5 }),
  'admin.people.sessions': ({ person }: PreparedWorld) => person(),
  'admin.people.endSession': async ({ client, signedIn }: PreparedWorld) => signedIn(await client()),
  'admin.people.endSessions': ({ person }: PreparedWorld) => person(),
  'admin.people.requirePassword': ({ person }: PreparedWorld) => person(),
  'admin.people.resetFactor': ({ personWithFactor }: PreparedWorld) => personWithFactor(),
  'admin.people.deactivate': async ({ person }: PreparedWorld) => ({ id: (await person()).id, version: 1 }),
  'admin.people.reactivate': async ({ deactivatedPerson }: PreparedWorld) => ({
    id: (await deactivatedPerson()).id,
    version: 2,
  }),
}
