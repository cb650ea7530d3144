import type { SignInOffers } from '@tallgrass/contracts/account'
import type { Ctx } from '../ctx.ts'

/** The providers that people can sign in with, as the operator ordered them, and whether links are mailed. */
export function listProviders({ identityProviders, settings }: Ctx): SignInOffers {
  const providers = identityProviders.map(({ label, name }) => ({ name, label }))
  return { providers, links: settings.signInLinks }
}
