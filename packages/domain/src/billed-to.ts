/** Whom an invoice names as its client. `org` is the legal name of a company, or its name. */
export interface BilledTo {
  name: string
  org: string | null
  address: string | null
  email: string
  taxId: string | null
}
