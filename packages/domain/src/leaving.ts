/** Why someone cannot have their account deleted now. */
export type LeavingRefusal =
  | { kind: 'last_administrator' }
  | { kind: 'has_to_sign'; title: string }
  | { kind: 'last_payer'; org: string | null }
  | { kind: 'only_contact'; org: string | null }
  | { kind: 'has_call' }

interface Speaker {
  /** The name of the person, for administrators; null for the person. */
  name: string | null
  /** Where the person reaches us. */
  phone: string
}

/** What has to happen first, and who can help. */
export function refusalToLeave(refusal: LeavingRefusal, { name, phone }: Speaker): string {
  const who = name ?? 'You'
  const [is, has] = name === null ? ['are', 'have'] : ['is', 'has']
  const help = (advice: string) => (name === null ? ` If you need help, call us at ${phone}.` : ` ${advice}`)
  switch (refusal.kind) {
    case 'last_administrator':
      return `${who} ${is} the last administrator. Make someone else an administrator first.`
    case 'has_to_sign':
      return `${who} ${has} to sign “${refusal.title}”. Sign or decline it first.`.concat(
        help('You can also choose another signer or withdraw it.'),
      )
    case 'last_payer':
      return `${who} ${is} the only person who pays${forOrg(refusal.org)}, and invoices are open. They must be paid first, or someone else must get that right.`.concat(
        help('You can also void them.'),
      )
    case 'only_contact':
      return `${who} ${is} the only contact${ofOrg(refusal.org)}, and there are open projects, agreements or invoices. They must be finished first, or a colleague must be added.`.concat(
        help('You can also archive or void them.'),
      )
    case 'has_call':
      return `${who} ${has} an upcoming call with us. Cancel it first.`
  }
}

function ofOrg(org: string | null): string {
  return org === null ? '' : ` of ${org}`
}

function forOrg(org: string | null): string {
  return org === null ? '' : ` for ${org}`
}
