import { embeddedAssistant, outboxMail, sandboxPayments } from '@tallgrass/adapters'
import { type Ctx, createCtx, noCarrier, noLimits, type Services, type SessionCarrier } from '@tallgrass/core'
import { DAY_MS } from '@tallgrass/domain'

/** One thing after the other: what is numbered is numbered in this order. */
export interface DemoStep {
  daysAgo: number
  run(): Promise<void>
}

/** Verbs run at a moment of the past. */
export interface DemoTime {
  /** As a visitor at a browser of their own. */
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
    // Nobody at these addresses asked for mail.
    mail: outboxMail,
    assistant: embeddedAssistant(),
    payments: sandboxAt(services, then),
    // Calls of the past are in our own calendar, wherever times are chosen now.
    settings: { ...settings, links: { ...links, schedulerUrl: '/schedule' } },
  }
  const origin = { ip: null, userAgent: null, requestId: null }
  return createCtx(past, { user, origin, session: noCarrier, conversation: rememberingCarrier() })
}

/** No money of the past is real, whoever takes the payments now; what is told of it would be told today. */
function sandboxAt({ database, settings }: Services, then: Date) {
  const jobs = { async enqueue() {}, wake() {} }
  const { publicUrl } = settings
  return sandboxPayments({ database, jobs, publicUrl, clock: () => then, secret: '', async deliver() {} })
}

/** A browser that talks on in the conversation it has begun. */
function rememberingCarrier(): SessionCarrier {
  let held: string | null = null
  return {
    get token() {
      return held
    },
    issue(token) {
      held = token
    },
    revoke() {
      held = null
    },
  }
}
