import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { outcomeOf } from '../../lib/outcome-of'
import { trpc } from '../../lib/trpc'

function useCompanyChanged() {
  const utils = trpc.useUtils()
  // The reader's own rights may have changed, too.
  return () =>
    Promise.all([
      utils.portal.company.invalidate(),
      utils.portal.contacts.invalidate(),
      utils.auth.session.invalidate(),
    ])
}

export function useUpdateCompany(done: string) {
  const words = { done, failed: 'Failed to save the changes' }
  return trpc.portal.company.update.useMutation(outcomeOf(useCompanyChanged(), words))
}

export function useSetColleagueRights() {
  const words = { done: 'Rights Changed', failed: 'Failed to change the rights' }
  return trpc.portal.company.setRights.useMutation(outcomeOf(useCompanyChanged(), words))
}

/** Also true if the address is taken, or if mail is off: an administrator is asked then. */
const promise = (email: string) =>
  `We will send an invitation to ${email}, or get back to you if that is not possible.`

export function useInviteColleague() {
  const companyChanged = useCompanyChanged()
  return trpc.portal.company.invite.useMutation({
    onSuccess: ({ email }) => notify({ title: 'Colleague Invited', message: promise(email) }),
    onError: (error) => notifyRefusal(error, { failed: 'Failed to invite your colleague' }),
    onSettled: companyChanged,
  })
}

export function useInviteAgain() {
  const companyChanged = useCompanyChanged()
  return trpc.portal.company.inviteAgain.useMutation({
    onSuccess: ({ email }) => notify({ title: 'Invited Again', message: promise(email) }),
    onError: (error) => notifyRefusal(error, { failed: 'Failed to invite your colleague again' }),
    onSettled: companyChanged,
  })
}

export function useCancelInvitation() {
  const words = { done: 'Invitation Cancelled', failed: 'Failed to cancel the invitation' }
  return trpc.portal.company.cancelInvitation.useMutation(outcomeOf(useCompanyChanged(), words))
}
