import { embeddedAssistant, outboxMail, sandboxPayments } from '@tallgrass/adapters'
import { type Ctx, createCtx, noCarrier, noLimits, type Services, type SessionCarrier } from '@tallgrass/core'
import { DAY_MS, toInstant } from '@tallgrass/domain'

/** Steps run in order of time, which is also the order in which records are numbered. */
export interface DemoStep {
  daysAgo: number
  run(): Promise<void>
}

/** Contexts for running verbs at a moment in the past. */
export interface DemoTime {
  /** As a visitor with their own browser. */
  at(daysAgo: number): Ctx
  /** As the administrator who runs the business. */
  asOwner(daysAgo: number): Ctx
}

export function demoTime(services: Services, owner: Ctx['user']): DemoTime {
  return {
    at: (daysAgo) => ctxAt(services, daysAgo, null),
    asOwner: (daysAgo) => ctxAt(services, daysAgo, owner),
  }
}

export function ctxAt(services: Services, daysAgo: number, user: Ctx['user']): Ctx {
  const then = new Date(services.clock().getTime() - daysAgo * DAY_MS)
  const { links, ...settings } = services.settings
  const past = {
    ...services,
    clock: () => then,
    limits: noLimits,
    // No email goes to these addresses.
    mail: outboxMail,
    assistant: embeddedAssistant(),
    payments: sandboxAt(services, then),
    // Past calls are in the built-in calendar, even if an external scheduler is configured.
    settings: { ...settings, links: { ...links, schedulerUrl: '/schedule' } },
  }
  const origin = { ip: null, userAgent: null, requestId: null }
  const proved = user && { ...user, provedAt: toInstant(then) }
  return createCtx(past, { user: proved, origin, session: noCarrier, conversation: rememberingCarrier() })
}

/** Past payments always use the sandbox. It sends no notices, because they would be dated today. */
function sandboxAt({ database, settings }: Services, then: Date) {
  const jobs = { async enqueue() {}, wake() {} }
  const { publicUrl } = settings
  return sandboxPayments({ database, jobs, publicUrl, clock: () => then, secret: '', async deliver() {} })
}

/** A browser that stays in the conversation it started. */
function rememberingCarrier(): SessionCarrier {
  let token: string | null = null
  return {
    get token() {
      return token
    },
    issue(issued) {
      token = issued
    },
    revoke() {
      token = null
    },
  }
}
