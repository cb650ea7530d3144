import { Button, Card, Text, Title } from '@mantine/core'
import { IconBuilding, IconMail } from '@tabler/icons-react'
import type { User } from '@tallgrass/contracts'
import { ClientLink } from '../../shared/clients/client-link'
import { EmailText } from '../../ui/email-text'
import { PersonAvatar } from '../../ui/person-avatar'
import { RelativeTime } from '../../ui/relative-time'
import { RowOpener } from '../../ui/row-opener'
import { ConfirmAddress } from './confirm-address'
import { RoleBadge } from './role-badge'
import classes from './user-card.module.css'

interface UserCardProps {
  user: User
  /** True for the signed-in administrator, who cannot change their own role. */
  isSelf: boolean
  onChangeRole: () => void
  /** Shows the rest about the person. */
  onOpen: () => void
}

export function UserCard({ isSelf, onChangeRole, onOpen, user }: UserCardProps) {
  const isActive = user.hasAccount && user.deactivatedAt === null
  return (
    <Card component="article" aria-label={user.name} className={classes.card}>
      <div className={classes.who}>
        <PersonAvatar name={user.name} picture={user.picture} />
        <Title order={2} className={classes.name}>
          <RowOpener onOpen={onOpen}>{user.name}</RowOpener>
        </Title>
        <RoleBadge role={user.role} />
      </div>
      <div className={classes.lines}>
        <p className={classes.line}>
          <IconMail aria-label="Email" role="img" />
          <EmailText>{user.email}</EmailText>
        </p>
        {isActive && !user.emailVerified && <ConfirmAddress user={user} />}
        {user.organizationId && (
          <p className={classes.line}>
            <IconBuilding aria-label="Organization" role="img" />
            <ClientLink name={user.org ?? user.name} organizationId={user.organizationId} />
          </p>
        )}
      </div>
      <div className={classes.foot}>
        <Text span c="dimmed" fz="sm">
          <AccountState user={user} />
        </Text>
        <Button
          variant="default"
          size="sm"
          flex="none"
          disabled={isSelf || !isActive}
          {...(isSelf && { title: 'You cannot change your own role' })}
          {...(!isActive && { title: 'Only people with an account can become administrators' })}
          aria-label={`Change Role of ${user.name}`}
          onClick={onChangeRole}
        >
          Change Role
        </Button>
      </div>
    </Card>
  )
}

function AccountState({ user }: Pick<UserCardProps, 'user'>) {
  const { createdAt, deactivatedAt, hasAccount } = user
  if (deactivatedAt)
    return (
      <>
        Deactivated <RelativeTime at={deactivatedAt} />
      </>
    )
  return (
    <>
      {hasAccount ? 'Joined' : 'No account yet, added'} <RelativeTime at={createdAt} />
    </>
  )
}
