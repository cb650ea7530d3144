import { unique } from '@tallgrass/testing'
import { PASSWORD } from '../test-app.ts'
import type { TestBrowser } from '../test-browser.ts'
import type { PreparedWorld } from '../worlds/prepared-world.ts'
import { PNG_BASE64 } from '../worlds/profile-world.ts'

const newEmail = () => ({ email: `moved${unique()}@example.com`, password: PASSWORD })

/** About the caller's own account, or with a link from an email. */
export const validProfileCalls = {
  'auth.profile.get': () => {},
  'auth.profile.update': async (_: PreparedWorld, browser: TestBrowser) => ({
    name: `Maren ${unique()}`,
    phone: '(940) 555-0107',
    timeZone: 'Europe/Berlin',
    version: (await ifSignedIn(browser, ({ auth }) => auth.profile.get.query()))?.version ?? 1,
  }),
  'auth.profile.setPicture': () => ({ image: PNG_BASE64 }),
  'auth.profile.removePicture': async (_: PreparedWorld, browser: TestBrowser) => {
    await ifSignedIn(browser, ({ auth }) => auth.profile.setPicture.mutate({ image: PNG_BASE64 }))
  },
  'auth.email.change': newEmail,
  'auth.email.cancelChange': async (_: PreparedWorld, browser: TestBrowser) => {
    await ifSignedIn(browser, ({ auth }) => auth.email.change.mutate(newEmail()))
  },
  'auth.email.sendConfirmation': async ({ unconfirm }: PreparedWorld, browser: TestBrowser) => {
    await unconfirm(browser)
  },
  'auth.email.link': async ({ emailToken }: PreparedWorld) => ({ token: await emailToken() }),
  'auth.email.confirm': async ({ emailToken }: PreparedWorld) => ({ token: await emailToken() }),
  'auth.email.undoable': async ({ undoToken }: PreparedWorld) => ({ token: await undoToken() }),
  'auth.email.undo': async ({ undoToken }: PreparedWorld) => ({ token: await undoToken() }),
  'admin.people.confirmEmail': async ({ unconfirmed }: PreparedWorld) => ({
    userId: (await unconfirmed()).id,
  }),
}

async function ifSignedIn<T>({ trpc }: TestBrowser, call: (trpc: TestBrowser['trpc']) => Promise<T>) {
  return (await trpc.auth.session.query()) ? call(trpc) : undefined
}
