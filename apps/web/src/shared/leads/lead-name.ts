interface NamedLead {
  name: string | null
  /** Empty if the lead has none. */
  email: string
  phone?: string | null
}

/** The name; without one the email address, or else the phone number. */
export function leadName({ email, name, phone }: NamedLead): string {
  return name || email || phone || 'Unnamed lead'
}
