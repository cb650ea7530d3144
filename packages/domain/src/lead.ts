import { defineFlow } from './flow.ts'
import { type Instant, toInstant } from './instant.ts'
import type { LeadInterest, LeadStatus } from './lead-values.ts'

/** Each move has the name of its target status. A lead can move forward to any status, and back by one. */
export const leadFlow = defineFlow('lead', {
  new: { contacted: 'contacted', qualified: 'qualified', converted: 'converted' },
  contacted: { new: 'new', qualified: 'qualified', converted: 'converted' },
  qualified: { contacted: 'contacted', converted: 'converted' },
  converted: { qualified: 'qualified' },
})

/**
 * The time of the first contact after a move to `to`:
 * the first move out of new, or null if it is new again.
 */
export function firstContactAt(to: LeadStatus, known: Instant | null, now: Date): Instant | null {
  return to === 'new' ? null : (known ?? toInstant(now))
}

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
