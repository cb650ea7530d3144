import type { LeadId } from '@tallgrass/domain'

interface LeadColumns {
  leadId: LeadId | null
  leadName: string | null
  leadEmail: string | null
}

/** The visitor's lead, if they left an address. */
export function leadOf({ leadEmail: email, leadId: id, leadName: name }: LeadColumns) {
  return id && email !== null ? { id, name, email } : null
}
