import type { OpenSignInLink } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'
import { askingBrowser } from './asking-browser.ts'

/** True in the browser that has asked for the link. */
export function isOfThisBrowser(ctx: Ctx, { browserHash }: OpenSignInLink): boolean {
  return askingBrowser(ctx)?.hash === browserHash
}
