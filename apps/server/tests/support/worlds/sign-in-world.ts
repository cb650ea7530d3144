import { confirmEmail, insertIdentity, newId } from '@tallgrass/db'
import { type IdentityId, parseId, toInstant, type UserId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { mailSignInLinks, signInLinksTo } from '../mail-sign-in-links.ts'
import type { TestApp } from '../test-app.ts'
import type { TestBrowser } from '../test-browser.ts'
import { unusedProvider } from '../unused-provider.ts'

/** What people need to sign in without their password, created on each call. */
export interface SignInWorld {
  /** Asked for by this browser, for a client who has just registered. */
  signInLink(browser: TestBrowser): Promise<{ token: string; digits: string }>
  /** In this browser: someone whom the provider has recognized, and what they have to do. */
  ticket(browser: TestBrowser, needs: 'password' | 'code' | 'connect'): Promise<void>
  /** Of the person who is signed in there, or of the owner. */
  identity(browser: TestBrowser): Promise<{ id: IdentityId }>
}

const ISSUER = 'https://acme.example'

export function prepareSignIns(
  { client, services }: TestApp,
  owner: () => Promise<TestBrowser>,
): SignInWorld {
  const { db } = services.database

  async function personIn(browser: TestBrowser) {
    const user =
      (await browser.trpc.auth.session.query()) ?? (await (await owner()).trpc.auth.session.query())
    return user?.id ?? parseId('User', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')
  }

  async function confirmed({ email }: { email: string }): Promise<UserId> {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await confirmEmail(db, id, services.clock())
    return id
  }

  async function connect(userId: UserId, { issuer = ISSUER, subject = `subject${unique()}` } = {}) {
    const now = services.clock()
    const id = newId('Identity', now)
    const facts = { id, userId, provider: unusedProvider.name, issuer, subject, createdAt: now }
    await insertIdentity(db, facts)
    return { id, subject }
  }

  return {
    async signInLink({ trpc }) {
      const { email } = await client()
      await trpc.auth.links.request.mutate({ email })
      await mailSignInLinks(services)
      const [link] = await signInLinksTo(services, email)
      if (!link) throw new Error('No link was mailed')
      return link
    },
    async ticket(browser, needs) {
      const person = await client()
      const userId = await confirmed(person)
      const subject = needs === 'code' ? (await connect(userId)).subject : `subject${unique()}`
      const connecting = needs === 'connect' ? await personIn(browser) : null
      if (connecting) await confirmEmail(db, connecting, services.clock())
      const ticket = {
        kind: 'provider-ticket',
        provider: unusedProvider.name,
        issuer: ISSUER,
        subject,
        email: person.email,
        isDoubleChecked: false,
        to: null,
        userId: connecting,
        expiresAt: toInstant(new Date(services.clock().getTime() + 60_000)),
      }
      browser.cookies.set('__Host-provider-ticket', services.sealer.seal(JSON.stringify(ticket)))
    },
    // A provider of its own for each, because a person has one account at a provider.
    identity: async (browser) =>
      connect(await personIn(browser), { issuer: `https://acme${unique()}.example` }),
  }
}
