interface Linked {
  leadId: string | null
  leadName: string | null
  leadEmail: string | null
}

/** Who the visitor turned out to be, if they said so. */
export function leadOf({ leadEmail: email, leadId: id, leadName: name }: Linked) {
  return id && email ? { id, name, email } : null
}
