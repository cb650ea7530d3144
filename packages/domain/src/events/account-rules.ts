import type { ContactRight } from '../contact-right.ts'
import { EXPORT_DAYS } from '../my-data.ts'
import { profilePath } from '../profile-path.ts'
import type { Role } from '../role.ts'
import { factorChangeInWords } from '../second-factor.ts'
import type { EventFacts } from './event-facts.ts'
import type { EventRule } from './event-rule.ts'

type Kind = Extract<keyof EventFacts, `account.${string}`>
type Facts = Pick<EventFacts['account.deactivated'], 'userId'>

const about = ({ userId: id }: Facts) => ({ entity: 'user', id }) as const
const themselves = ({ userId }: Facts) => userId
const toProfile = () => profilePath('CLIENT')
/** Both roles have a page of their own account. */
const HOMES: Record<Role, string> = { ADMIN: '/portal/admin', CLIENT: profilePath('CLIENT') }

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
  'account.email_changed': {
    about,
    person: {
      sentence: ({ email, undone }) =>
        undone
          ? `The email address of your account is ${email} again.`
          : `The email address of your account is now ${email}.`,
      path: ({ role }) => profilePath(role),
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
      sentence: () => 'Your account was deactivated.',
      path: ({ role }) => HOMES[role],
      mail: 'own',
      concerns: themselves,
    },
  },
  'account.reactivated': {
    about,
    person: {
      sentence: () => 'Your account is active again.',
      path: ({ role }) => HOMES[role],
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
  'account.new_device': {
    about,
    person: {
      sentence: ({ device }) => `Someone signed in to your account with a new device: ${device}.`,
      path: ({ role }) => profilePath(role),
      mail: 'own',
      concerns: themselves,
    },
  },
  'account.factor_changed': {
    about,
    person: {
      sentence: factorChangeInWords,
      path: ({ role }) => profilePath(role),
      mail: 'own',
      concerns: themselves,
    },
  },
  'account.sessions_ended': {
    about,
    person: {
      sentence: ({ device }) =>
        device === null
          ? 'An administrator signed you out on all devices.'
          : `An administrator signed you out on one device: ${device}.`,
      path: ({ role }) => profilePath(role),
      mail: 'always',
      concerns: themselves,
    },
  },
  'account.password_required': {
    about,
    person: {
      sentence: () => 'An administrator asked you to choose a new password.',
      path: ({ role }) => profilePath(role),
      mail: 'own',
      concerns: themselves,
    },
  },
  'account.export_ready': {
    about,
    person: {
      sentence: () => `The copy of your data is ready. You can download it for ${EXPORT_DAYS} days.`,
      path: ({ role }) => profilePath(role),
      mail: 'own',
      concerns: themselves,
    },
  },
  'account.export_failed': {
    about,
    person: {
      sentence: () => 'The copy of your data could not be made. Please ask for it again.',
      path: ({ role }) => profilePath(role),
      mail: 'always',
      concerns: themselves,
    },
  },
  'account.key_created': {
    about,
    person: {
      sentence: ({ key }) => `The API key “${key}” was created for your account.`,
      path: ({ role }) => profilePath(role),
      mail: 'always',
      concerns: themselves,
    },
  },
  'account.business_key_created': {
    about,
    administrators: {
      sentence: ({ key, person }) => `${person} created the API key “${key}” of the business.`,
      path: () => '/portal/admin/api-keys',
      mail: 'always',
    },
  },
}
