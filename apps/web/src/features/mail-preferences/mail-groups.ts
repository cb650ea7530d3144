import type { MailPreference } from '@tallgrass/contracts'
import type { MailKind } from '@tallgrass/domain'

type Subject = MailKind extends `${infer Start}.${string}` ? Start : never

const TITLES: Record<Subject, string> = {
  lead: 'Leads and calls',
  booking: 'Leads and calls',
  invitation: 'People',
  task: 'Projects',
  file: 'Projects',
  project: 'Projects',
  message: 'Projects',
  document: 'Agreements',
  invoice: 'Invoices',
  refund: 'Invoices',
  account: 'Accounts',
  business: 'The business',
  webhook: 'Other systems',
}

/** The choices by subject, in the order of the first of each. */
export function mailGroups(items: MailPreference[]): { title: string; items: MailPreference[] }[] {
  const groups = Map.groupBy(items, ({ kind }) => titleOf(kind))
  return [...groups].map(([title, ofTitle]) => ({ title, items: ofTitle }))
}

function titleOf(kind: MailKind): string {
  const [subject] = kind.split('.')
  return Object.entries(TITLES).find(([one]) => one === subject)?.[1] ?? 'Other'
}
