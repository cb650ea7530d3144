import { useNavigate } from '@tanstack/react-router'
import { focusMain } from '../../lib/focus-main'
import { detailQuery } from '../../lib/freshness'
import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { unattended } from '../../lib/unattended'

/** While a copy is being made. */
const POLL_MS = 4000

export function useDataState() {
  return trpc.auth.data.state.useQuery(undefined, {
    ...detailQuery,
    trpc: unattended,
    refetchInterval: ({ state }) => (state.data?.export?.status === 'asked' ? POLL_MS : false),
  })
}

export function useRequestExport() {
  const utils = trpc.useUtils()
  return trpc.auth.data.requestExport.useMutation({
    onSuccess: (state) => utils.auth.data.state.setData(undefined, state),
    onError: (error) => notifyRefusal(error, { failed: 'Failed to ask for a copy' }),
  })
}

/** The server is asked before, because a browser does not show why a download is refused. */
export function useDownloadExport() {
  const utils = trpc.useUtils()
  return trpc.auth.data.openExport.useMutation({
    onSuccess: ({ path }) => Object.assign(document.createElement('a'), { href: path, download: '' }).click(),
    async onError(error) {
      notifyRefusal(error, { failed: 'Failed to download your copy' })
      await utils.auth.data.state.invalidate()
    },
  })
}

/** Leads to the home page: the session has ended. */
export function useDeleteAccount() {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  return trpc.auth.data.requestDeletion.useMutation({
    async onSuccess() {
      await navigate({ to: '/', replace: true })
      focusMain()
      utils.auth.session.setData(undefined, null)
      notify({
        title: 'Account deleted',
        message: 'You are signed out. We delete your data within a day and confirm by email.',
      })
    },
    async onError(error) {
      notifyRefusal(error, { failed: 'Failed to delete your account' })
      await utils.auth.data.state.invalidate()
    },
  })
}
