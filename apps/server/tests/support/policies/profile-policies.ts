import type { PreparedWorld } from '../worlds/prepared-world.ts'
import { ADMINISTRATORS, ANYONE, OWN, type Policy, SIGNED_IN } from './policy.ts'

export const profilePolicies = {
  'auth.profile.get': SIGNED_IN,
  'auth.profile.update': SIGNED_IN,
  'auth.profile.setPicture': SIGNED_IN,
  'auth.profile.removePicture': SIGNED_IN,
  'auth.email.change': SIGNED_IN,
  'auth.email.cancelChange': SIGNED_IN,
  // The callers of the matrix have confirmed theirs.
  'auth.email.sendConfirmation': SIGNED_IN,
  'auth.email.link': ANYONE,
  'auth.email.confirm': ANYONE,
  'auth.email.undoable': ANYONE,
  'auth.email.undo': ANYONE,
  'admin.people.confirmEmail': ADMINISTRATORS,
} as const satisfies Record<string, Policy>

/** The picture of the client who owns the records. */
export const profileRoutes = {
  'GET /api/people/:userId/picture/:sha256': {
    policy: OWN,
    example: async ({ ownPicture }: PreparedWorld) => ownPicture(),
  },
}

/** The audit actions of changes to one's own account, in the caller's name. */
export const auditedProfileChanges = {
  'auth.profile.update': [['user.update-own', 'caller']],
  'auth.profile.setPicture': [['user.set-picture', 'caller']],
  'auth.profile.removePicture': [['user.remove-picture', 'caller']],
  'auth.email.change': [['user.request-email', 'caller']],
  'auth.email.cancelChange': [['user.cancel-email', 'caller']],
  'auth.email.sendConfirmation': [['user.request-confirmation', 'caller']],
  'auth.email.confirm': [['user.change-email', 'owner']],
  'auth.email.undo': [['user.undo-email', 'owner']],
  'admin.people.confirmEmail': [['user.confirm-email', 'caller']],
} satisfies Record<string, [action: string, actor: 'caller' | 'owner'][]>
