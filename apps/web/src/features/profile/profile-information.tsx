import { Anchor, Button, Card, Group, Stack, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { SessionUser } from '@tallgrass/contracts'
import { useState } from 'react'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { viewToken } from '../../lib/view-token'
import { OfferInView } from '../../shared/contacts/offer-in-view'
import { Facts } from '../../ui/facts'
import { lazyDialog } from '../../ui/lazy-dialog'
import { LoadError } from '../../ui/load-error'
import { PersonAvatar } from '../../ui/person-avatar'
import { NewEmailNotice } from './new-email-notice'
import { profileFacts } from './profile-facts'

const EditProfileDialog = lazyDialog(() =>
  import('./profile-dialogs').then((module) => module.EditProfileDialog),
)
const PictureDialog = lazyDialog(() => import('./profile-dialogs').then((module) => module.PictureDialog))
const ChangeEmailDialog = lazyDialog(() =>
  import('./profile-dialogs').then((module) => module.ChangeEmailDialog),
)

type Changing = 'facts' | 'picture' | 'email'

/** What people know and change about themselves. */
export function ProfileInformation({ user }: { user: SessionUser }) {
  const { data: profile, error, refetch } = trpc.auth.profile.get.useQuery(undefined, detailQuery)
  const [changing, setChanging] = useState<Changing>()
  const isView = viewToken() !== null
  const propsOf = (what: Changing) => ({ opened: changing === what, onClose: () => setChanging(undefined) })
  return (
    <Card component="section" aria-labelledby="profile-information">
      <Group justify="space-between" mb="lg">
        <Group gap="md">
          <PersonAvatar name={user.name || user.email} picture={user.picture} size="4rem" />
          <Stack gap={2} align="flex-start">
            <Title order={2} size="h3" id="profile-information">
              Profile information
            </Title>
            {!isView && (
              <Anchor component="button" type="button" fz="sm" onClick={() => setChanging('picture')}>
                {user.picture ? 'Change picture' : 'Add a picture'}
              </Anchor>
            )}
          </Stack>
        </Group>
        {isView ? (
          <OfferInView label="Edit Profile" deed="changes" />
        ) : (
          <Button
            variant="default"
            leftSection={<IconPencil aria-hidden />}
            onClick={() => setChanging('facts')}
          >
            Edit Profile
          </Button>
        )}
      </Group>
      <Facts
        facts={profileFacts({ user, profile, ...(!isView && { onChangeEmail: () => setChanging('email') }) })}
      />
      {error && !profile && (
        <LoadError onRetry={() => void refetch()}>Failed to load your profile. Please try again.</LoadError>
      )}
      {profile?.newEmail && <NewEmailNotice newEmail={profile.newEmail} canCancel={!isView} />}
      {profile && (
        <>
          <EditProfileDialog profile={profile} {...propsOf('facts')} />
          <PictureDialog profile={profile} {...propsOf('picture')} />
          <ChangeEmailDialog email={profile.email} {...propsOf('email')} />
        </>
      )}
    </Card>
  )
}
