import { AppError } from '@tallgrass/domain'
import type { Settings } from '../settings.ts'

/** The external page for booking calls; undefined if our own is used. */
export function externalScheduler({ links }: Pick<Settings, 'links'>): string | undefined {
  return links.schedulerUrl.startsWith('/') ? undefined : links.schedulerUrl
}

/**
 * Throws CONFLICT if calls are booked on an external page, because two calendars would give out the same
 * hour.
 */
export function ensureOwnScheduler(settings: Pick<Settings, 'links'>): void {
  const external = externalScheduler(settings)
  if (external) throw new AppError('CONFLICT', `Choose a time on this page instead: ${external}`)
}

const PREFILLABLE_HOSTS = /(^|\.)(cal\.com|calendly\.com)$/

/** The page with name and address prefilled, if it is known to support that. */
export function prefilled(page: string, person: { name: string | null; email: string }): string {
  const url = new URL(page)
  if (!PREFILLABLE_HOSTS.test(url.hostname)) return page
  if (person.name) url.searchParams.set('name', person.name)
  if (person.email) url.searchParams.set('email', person.email)
  return url.href
}
