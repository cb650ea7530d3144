import { defineFlow } from './flow.ts'
import type { LeadInterest, LeadStatus } from './lead-values.ts'

/** A move is named for the status it leads to: forward freely, back one step. */
export const leadFlow = defineFlow('lead', {
  new: { contacted: 'contacted', qualified: 'qualified', converted: 'converted' },
  contacted: { new: 'new', qualified: 'qualified', converted: 'converted' },
  qualified: { contacted: 'contacted', converted: 'converted' },
  converted: { qualified: 'qualified' },
})

/** When a lead was first contacted, once it stands at `to`: it counts from the first move out of new. */
export function firstContactAt(to: LeadStatus, known: string | null, now: Date): string | null {
  return to === 'new' ? null : (known ?? now.toISOString())
}

/** Somebody who asks about one thing and later about another is interested in both. */
export function mergeInterests(known: LeadInterest, asked: LeadInterest): LeadInterest {
  return known === asked ? known : 'both'
}

/** What is known of somebody who asked; `null` where they have not said. */
export interface LeadFacts {
  name: string | null
  phone: string | null
  company: string | null
  interest: LeadInterest
}

/** Who asks again: what was empty is filled, and nothing is overwritten. */
export function mergeLead(known: LeadFacts, asked: LeadFacts): LeadFacts {
  return {
    name: known.name ?? asked.name,
    phone: known.phone ?? asked.phone,
    company: known.company ?? asked.company,
    interest: mergeInterests(known.interest, asked.interest),
  }
}
