import { profile } from '@tallgrass/contracts/account'
import { row } from './row.ts'
import { withVersion } from './shapes.ts'

const ownProfile = { shape: withVersion(profile) }

/** What people change about their own account. */
export const accountProfileRows = [
  row('GET', '/api/account/profile', 'auth.profile.get', ownProfile),
  row('PUT', '/api/account/profile', 'auth.profile.update', ownProfile),
  row('PUT', '/api/account/picture', 'auth.profile.setPicture', ownProfile),
  row('DELETE', '/api/account/picture', 'auth.profile.removePicture', ownProfile),
  row('POST', '/api/account/new-email', 'auth.email.change', ownProfile),
  row('DELETE', '/api/account/new-email', 'auth.email.cancelChange', ownProfile),
  row('POST', '/api/account/email-confirmation', 'auth.email.sendConfirmation'),
  row('GET', '/api/email-links/{token}', 'auth.email.link'),
  row('POST', '/api/email-links/{token}', 'auth.email.confirm'),
  row('GET', '/api/email-undos/{token}', 'auth.email.undoable'),
  row('POST', '/api/email-undos/{token}', 'auth.email.undo'),
  row('POST', '/api/people/{userId}/confirm-email', 'admin.people.confirmEmail'),
]
