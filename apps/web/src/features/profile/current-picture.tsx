import { Button, Stack } from '@mantine/core'
import type { Profile } from '@tallgrass/contracts/account'
import { PersonAvatar } from '../../ui/person-avatar'
import { useRemovePicture } from './use-profile-changes'

/** The picture that others see now, which can be removed. */
export function CurrentPicture({ onRemoved, profile }: { profile: Profile; onRemoved: () => void }) {
  const remove = useRemovePicture()
  return (
    <Stack align="center" gap="sm">
      <PersonAvatar name={profile.name} picture={profile.picture} size="8rem" />
      {profile.picture && (
        <Button
          variant="subtle"
          color="danger"
          size="sm"
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: onRemoved })}
        >
          Remove picture
        </Button>
      )}
    </Stack>
  )
}
