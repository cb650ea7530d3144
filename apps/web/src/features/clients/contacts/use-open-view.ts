import type { Contact } from '@tallgrass/contracts'
import { useMutation } from '@tanstack/react-query'
import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { showView } from '../../../lib/show-view'
import { trpc } from '../../../lib/trpc'

const BLOCKED = {
  title: 'The new tab was blocked',
  message: 'Allow pop-ups for this site in your browser, and try again.',
  destructive: true,
}

/** Opens the portal as a contact sees it, in a tab of its own. */
export function useOpenView() {
  const { admin, client } = trpc.useUtils()
  const { mutate } = useMutation({
    mutationFn: ({ id }: Pick<Contact, 'id'> & { tab: Window }) =>
      client.admin.contacts.viewAs.mutate({ id }),
    onSuccess: (view, { tab }) => showView(tab, view),
    onError(error, { tab }) {
      tab.close()
      notifyRefusal(error, { failed: 'Failed to open the portal' })
    },
    // Opening is recorded, and changes nothing else.
    onSettled: () => Promise.all([admin.clients.history.invalidate(), admin.audit.invalidate()]),
  })
  return ({ id }: Pick<Contact, 'id'>) => {
    // During the click: a tab that opens with the answer would be blocked as a pop-up.
    const tab = window.open('', '_blank')
    if (tab) mutate({ id, tab })
    else notify(BLOCKED)
  }
}
