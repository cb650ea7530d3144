import { AppError } from '@tallgrass/domain'
import type { Settings } from '../ctx.ts'

/** The page outside on which times are chosen; undefined where our own is used. */
export function externalScheduler({ links }: Pick<Settings, 'links'>): string | undefined {
  return links.schedulerUrl.startsWith('/') ? undefined : links.schedulerUrl
}

/** Two calendars would give out the same hour. Throws CONFLICT. */
export function ensureOwnScheduler(settings: Pick<Settings, 'links'>): void {
  const external = externalScheduler(settings)
  if (external) throw new AppError('CONFLICT', `Choose a time on this page instead: ${external}`)
}

const PREFILLING = /(^|\.)(cal\.com|calendly\.com)$/

/** The page with what we know filled in, where it is known to take it. */
export function prefilled(page: string, person: { name: string | null; email: string }): string {
  const url = new URL(page)
  if (!PREFILLING.test(url.hostname)) return page
  if (person.name) url.searchParams.set('name', person.name)
  url.searchParams.set('email', person.email)
  return url.href
}
