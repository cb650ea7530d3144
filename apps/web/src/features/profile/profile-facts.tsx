import { Anchor, Group } from '@mantine/core'
import type { SessionUser } from '@tallgrass/contracts'
import type { Profile } from '@tallgrass/contracts/account'
import { zoneName } from '../../lib/zone-name'
import { UnconfirmedBadge } from '../../shared/contacts/unconfirmed-badge'
import { EmailText } from '../../ui/email-text'
import type { Fact } from '../../ui/facts'
import { RelativeTime } from '../../ui/relative-time'

const UNKNOWN = 'Not provided'

interface Known {
  user: SessionUser
  /** Undefined while it loads. */
  profile: Profile | undefined
  /** Undefined for someone who only looks. */
  onChangeEmail?: () => void
}

export function profileFacts({ onChangeEmail, profile, user }: Known): Fact[] {
  const zone = profile && (profile.timeZone ?? profile.defaultTimeZone)
  return [
    { label: 'Name', value: user.name || UNKNOWN },
    {
      label: 'Email',
      value: (
        <Group gap="xs">
          <EmailText>{user.email}</EmailText>
          {!user.emailVerified && <UnconfirmedBadge />}
          {onChangeEmail && (
            <Anchor component="button" type="button" fz="sm" onClick={onChangeEmail}>
              Change email
            </Anchor>
          )}
        </Group>
      ),
    },
    { label: 'Phone', value: profile ? (profile.phone ?? UNKNOWN) : '…' },
    { label: 'Time zone', value: zone ? zoneName(zone) : '…' },
    { label: 'Role', value: user.role === 'ADMIN' ? 'Admin' : 'Client' },
    ...(user.role === 'CLIENT' ? [{ label: 'Organization', value: user.org ?? UNKNOWN }] : []),
    { label: 'Account created', value: <RelativeTime at={user.createdAt} /> },
  ]
}
