import type { UserId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { linkTo } from '../link-to.ts'
import { present } from '../present.ts'
import { PASSWORD, type TestApp } from '../test-app.ts'
import type { TestBrowser } from '../test-browser.ts'
import { tokenOf } from '../token-of.ts'

/** A red dot. */
export const PNG_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

export interface ProfileWorld {
  /** Of a link that gives a new client another address. */
  emailToken(): Promise<string>
  /** Of a link that takes a new client's change back. */
  undoToken(): Promise<string>
  /** The address of the owner's picture. */
  ownPicture(): Promise<string>
  /** The person who is signed in there has not confirmed their address. */
  unconfirm(browser: TestBrowser): Promise<void>
  /** Someone who registered and has not confirmed their address. */
  unconfirmed(): Promise<{ id: UserId }>
}

export function prepareProfiles(app: TestApp, owner: TestApp['client']): ProfileWorld {
  async function emailToken() {
    const { trpc } = await app.client()
    const email = `moved${unique()}@example.com`
    await trpc.auth.email.change.mutate({ email, password: PASSWORD })
    return tokenOf(await linkTo(app.services, email, 'confirm-new-address'))
  }
  return {
    emailToken,
    async undoToken() {
      const { email, trpc } = await app.client()
      const moved = `moved${unique()}@example.com`
      await trpc.auth.email.change.mutate({ email: moved, password: PASSWORD })
      await trpc.auth.email.confirm.mutate({
        token: tokenOf(await linkTo(app.services, moved, 'confirm-new-address')),
      })
      return tokenOf(await linkTo(app.services, email, 'address-changed'))
    },
    async ownPicture() {
      const { trpc } = await owner()
      const { picture } = await trpc.auth.profile.setPicture.mutate({ image: PNG_BASE64 })
      return present(picture)
    },
    async unconfirm({ trpc }) {
      const user = await trpc.auth.session.query()
      if (user) await setUnconfirmed(app, user)
    },
    async unconfirmed() {
      const { trpc } = await app.client()
      const user = present(await trpc.auth.session.query())
      await setUnconfirmed(app, user)
      return { id: user.id }
    },
  }
}

async function setUnconfirmed({ services }: TestApp, { id }: { id: UserId }): Promise<void> {
  await services.database.db
    .updateTable('users')
    .set({ emailVerifiedAt: null })
    .where('id', '=', id)
    .execute()
}
