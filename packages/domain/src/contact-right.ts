import type { Role } from './role.ts'

/** What a contact may do for their organization, beside reading all of its records. */
export const contactRights = ['signs', 'pays', 'reviews'] as const
export type ContactRight = (typeof contactRights)[number]
export type ContactRights = Record<ContactRight, boolean>

const deeds: Record<ContactRight, string> = {
  signs: 'sign documents',
  pays: 'pay invoices',
  reviews: 'review tasks',
}

/** The rights that a contact has; none for administrators, who act for the other side. */
export function rightsOf(user: ContactRights & { role: Role }): ContactRight[] {
  return user.role === 'CLIENT' ? contactRights.filter((right) => user[right]) : []
}

interface WithoutRight {
  /** The name of the organization, if it has one. */
  org: string | null
  /** The names of those who have the right. */
  others: string[]
}

const MAX_NAMED = 3

/** Says to a contact that they do not have the right, and who does. */
export function refusalWithout(right: ContactRight, { org, others }: WithoutRight): string {
  return `You may not ${deeds[right]}${org ? ` for ${org}` : ''}. ${whoElse(others.slice(0, MAX_NAMED))}`
}

function whoElse(others: string[]): string {
  if (others.length === 0) return 'Ask us.'
  if (others.length === 1) return `Ask your colleague ${others[0]} or us.`
  return `Ask one of your colleagues ${inSeries(others)}, or us.`
}

/** 'Ana', 'Ana or Ben', 'Ana, Ben or Cleo'. */
export function inSeries(names: string[]): string {
  const [last = '', ...before] = names.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} or ${last}`
}

const offices: Record<ContactRight, { one: string; none: string }> = {
  signs: { one: 'signs your documents', none: 'signs documents' },
  pays: { one: 'pays your invoices', none: 'pays invoices' },
  reviews: { one: 'reviews your tasks', none: 'reviews tasks' },
}

/** Says to a contact who has a right: 'Ana or Ben pays your invoices.' */
export function whoHasRight(right: ContactRight, names: string[]): string {
  const { none, one } = offices[right]
  if (names.length === 0) return `No one at your company ${none}. Ask us to change that.`
  return `${inSeries(names)} ${one}.`
}

/** 'You may sign documents and pay invoices.' */
export function ownRights(rights: readonly ContactRight[]): string {
  if (rights.length === 0) return 'You may read everything.'
  return `You may ${new Intl.ListFormat('en-US').format(rights.map((right) => deeds[right]))}.`
}
