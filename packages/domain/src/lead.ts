import { AppError } from './errors.ts'
import { defineFlow } from './flow.ts'
import type { LeadId } from './ids.ts'
import { type Instant, toInstant } from './instant.ts'
import type { LeadClosing, LeadStatus } from './lead-states.ts'
import type { LeadInterest } from './lead-values.ts'

/** Each move has the name of its target status. A lead can move forward to any status, and back by one. */
export const leadFlow = defineFlow('lead', {
  new: { contacted: 'contacted', qualified: 'qualified', converted: 'converted' },
  contacted: { new: 'new', qualified: 'qualified', converted: 'converted' },
  qualified: { contacted: 'contacted', converted: 'converted' },
  converted: { qualified: 'qualified' },
})

interface LeadState {
  status: LeadStatus
  /** Null while the lead is open. */
  closedAs: LeadClosing | null
}

/** A converted lead is a client: it goes back a step before it can be closed. */
export function isLeadClosable({ closedAs, status }: LeadState): boolean {
  return closedAs === null && status !== 'converted'
}

/** Throws ILLEGAL_TRANSITION for a lead that is closed already, and for a converted one. */
export function ensureLeadClosable({ closedAs, status }: LeadState): void {
  if (isLeadClosable({ closedAs, status })) return
  const sentence = closedAs
    ? `This lead is already closed as ${closedAs}.`
    : 'This lead is converted. Move it back to qualified before you close it.'
  throw new AppError('ILLEGAL_TRANSITION', sentence)
}

/** Throws ILLEGAL_TRANSITION for a closed lead, which has to be reopened before anything else. */
export function ensureLeadOpen(
  { closedAs }: Pick<LeadState, 'closedAs'>,
  then: 'move' | 'invite' | 'convert',
): void {
  if (closedAs === null) return
  const sentence = `This lead is closed as ${closedAs}. Reopen it before you ${then} it.`
  throw new AppError('ILLEGAL_TRANSITION', sentence)
}

/** Throws ILLEGAL_TRANSITION for an open lead. */
export function ensureLeadClosed({ closedAs }: Pick<LeadState, 'closedAs'>): void {
  if (closedAs === null) throw new AppError('ILLEGAL_TRANSITION', 'This lead is open already.')
}

interface NamedLead {
  name: string | null
  /** Empty or null if the lead has none. */
  email: string | null
  phone?: string | null
}

/** What to call a lead: by name, or by the first thing that is known. */
export function leadName({ email, name, phone }: NamedLead): string {
  return name || email || phone || 'Unnamed lead'
}

/**
 * The time of the first contact after a move to `to`:
 * the first move out of new, or null if it is new again.
 */
export function firstContactAt(to: LeadStatus, known: Instant | null, now: Date): Instant | null {
  return to === 'new' ? null : (known ?? toInstant(now))
}

/**
 * Stored as the address of a lead without one, because every stored lead has an address of its own. It is
 * never shown: reading it gives an empty text.
 */
export function placeholderEmail(id: LeadId): string {
  return `${id}@${NO_EMAIL_DOMAIN}`
}

/** A domain that can never receive mail. */
export const NO_EMAIL_DOMAIN = 'no-email.invalid'

/** Throws INVALID if a lead has nothing to call it by. */
export function ensureLeadNamed({
  email,
  name,
  phone,
}: Record<'email' | 'name' | 'phone', string | null>): void {
  if (name || email || phone) return
  throw new AppError('INVALID', LEAD_UNNAMED, { issues: [{ path: 'name', message: LEAD_UNNAMED }] })
}

export const LEAD_UNNAMED = 'Enter a name, an email address or a phone number'

/** Two different interests make `both`. */
export function mergeInterests(known: LeadInterest, requested: LeadInterest): LeadInterest {
  return known === requested ? known : 'both'
}

/** The facts about a lead; null if unknown. */
export interface LeadFacts {
  name: string | null
  phone: string | null
  company: string | null
  interest: LeadInterest
}

/** Merges a repeated request into a lead: it fills in empty fields and overwrites nothing. */
export function mergeLead(known: LeadFacts, requested: LeadFacts): LeadFacts {
  return {
    name: known.name ?? requested.name,
    phone: known.phone ?? requested.phone,
    company: known.company ?? requested.company,
    interest: mergeInterests(known.interest, requested.interest),
  }
}
