import type { ContactRight } from '../contact-right.ts'
import type { Role } from '../role.ts'
import type { EventFacts } from './event-facts.ts'
import type { EventRule } from './event-rule.ts'

type Kind = Extract<keyof EventFacts, `account.${string}`>
type Facts = EventFacts['account.deactivated']

const about = ({ userId: id }: Facts) => ({ entity: 'user', id }) as const
const themselves = ({ userId }: Facts) => userId
const toProfile = () => '/portal/profile'
const HOMES: Record<Role, string> = { ADMIN: '/portal/admin', CLIENT: '/portal/profile' }

const DEEDS: Record<ContactRight, string> = { signs: 'sign', pays: 'pay', reviews: 'review' }
const series = new Intl.ListFormat('en-US')

/** Events of accounts and what they may do, told to their owners. Administrators hear of new administrators. */
export const accountRules: { readonly [K in Kind]: EventRule<EventFacts[K]> } = {
  'account.administrator_added': {
    about,
    administrators: {
      sentence: ({ by, person }) =>
        by === 'invitation'
          ? `${person} accepted the invitation and is now an administrator.`
          : `${person} is now an administrator.`,
      path: () => '/portal/admin/users',
      mail: 'always',
    },
  },
  'account.password_changed': {
    about,
    person: {
      sentence: ({ byLink }) =>
        byLink ? 'Your password was reset with an emailed link.' : 'Your password was changed.',
      path: ({ role }) => HOMES[role],
      mail: 'own',
      concerns: themselves,
    },
  },
  'account.role_changed': {
    about,
    person: {
      sentence: ({ role }) =>
        role === 'ADMIN' ? 'You are now an administrator.' : 'You are no longer an administrator.',
      path: ({ role }) => HOMES[role],
      mail: 'always',
      concerns: themselves,
    },
  },
  'account.rights_changed': {
    about,
    person: {
      role: 'CLIENT',
      sentence: ({ rights }) =>
        rights.length === 0
          ? 'Your rights were changed: you read everything, but you no longer sign, pay or review.'
          : `Your rights were changed: you may now ${series.format(rights.map((right) => DEEDS[right]))}.`,
      path: toProfile,
      mail: 'always',
      concerns: themselves,
    },
  },
  'account.deactivated': {
    about,
    person: {
      role: 'CLIENT',
      sentence: () => 'Your account was deactivated.',
      path: toProfile,
      mail: 'own',
      concerns: themselves,
    },
  },
  'account.reactivated': {
    about,
    person: {
      role: 'CLIENT',
      sentence: () => 'Your account is active again.',
      path: toProfile,
      mail: { label: 'Your account is active again', time: 'now' },
      concerns: themselves,
    },
  },
  'account.calendar_address': {
    about,
    person: {
      role: 'ADMIN',
      sentence: ({ renewed }) =>
        `${renewed ? 'A new' : 'A'} secret address of all calls was created for your calendar.`,
      path: () => '/portal/admin/bookings',
      mail: 'always',
      concerns: themselves,
    },
  },
}
