import type { Profile } from '@tallgrass/contracts/account'
import { notify } from '../../lib/notify'
import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'

/** The header and every avatar show the reader, too. */
function useProfileChanged() {
  const utils = trpc.useUtils()
  return () => Promise.all([utils.auth.profile.invalidate(), utils.auth.session.invalidate()])
}

export function useUpdateProfile() {
  const words = { done: 'Profile Updated', failed: 'Failed to save your profile' }
  return trpc.auth.profile.update.useMutation(outcomeOf(useProfileChanged(), words))
}

export function useSetPicture() {
  const words = { done: 'Picture Saved', failed: 'Failed to save your picture' }
  return trpc.auth.profile.setPicture.useMutation(outcomeOf(useProfileChanged(), words))
}

export function useRemovePicture() {
  const words = { done: 'Picture Removed', failed: 'Failed to remove your picture' }
  return trpc.auth.profile.removePicture.useMutation(outcomeOf(useProfileChanged(), words))
}

/** The form shows why an address or a password was refused. */
export function useChangeEmail() {
  const changed = useProfileChanged()
  return trpc.auth.email.change.useMutation({
    async onSuccess({ newEmail }: Profile) {
      await changed()
      notify({ title: 'Check Your Inbox', message: `We sent a link to ${newEmail?.email}.` })
    },
  })
}

export function useCancelEmailChange() {
  const words = { done: 'Change Cancelled', failed: 'Failed to cancel the change' }
  return trpc.auth.email.cancelChange.useMutation(outcomeOf(useProfileChanged(), words))
}
