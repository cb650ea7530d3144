import type { Ctx } from '../ctx.ts'
import { openSealed } from '../security/open-sealed.ts'
import { hashToken, newSecretToken } from '../security/secret-token.ts'

/** Stands in neither part. */
const SEPARATOR = '.'

interface AskingBrowser {
  /** A secret of the browser. */
  token: string
  hash: string
  /** For which it asked last. Undefined if that cannot be read. */
  email: string | undefined
}

/** What the cookie of the browser says that has asked for a link; undefined without one. */
export function askingBrowser({ sealer, steps }: Ctx): AskingBrowser | undefined {
  if (steps.link.token === null) return undefined
  const [token = '', sealed = ''] = steps.link.token.split(SEPARATOR)
  return { token, hash: hashToken(token), email: openSealed(sealer, sealed) }
}

/** The same browser, if it has asked before, so that an earlier message still works if this one is late. */
export function rememberBrowser(ctx: Ctx, email: string) {
  const token = askingBrowser(ctx)?.token ?? newSecretToken().token
  const cookie = [token, ctx.sealer.seal(email)].join(SEPARATOR)
  return { hash: hashToken(token), issue: (until: Date) => ctx.steps.link.issue(cookie, until) }
}
