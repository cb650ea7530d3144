import type { NewCalendarFeed } from '@tallgrass/contracts'
import { useState } from 'react'
import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'

/** Creates, replaces and turns off the secret address of the calls. `url` is the new one, which is shown once. */
export function useCalendarFeed({ onRevoked }: { onRevoked: () => void }) {
  const { get } = trpc.useUtils().admin.calendarFeed
  const [url, setUrl] = useState<string>()
  const refused = (failed: string) => (error: unknown) => {
    notifyRefusal(error, { failed })
    // It may have been created or turned off in another tab.
    void get.invalidate()
  }
  function show({ createdAt, url: address }: NewCalendarFeed) {
    setUrl(address)
    get.setData(undefined, { createdAt })
  }
  const create = trpc.admin.calendarFeed.create.useMutation({
    onSuccess: show,
    onError: refused('Failed to create the address'),
  })
  const renew = trpc.admin.calendarFeed.renew.useMutation({
    onSuccess(feed) {
      show(feed)
      notify({ title: 'New Address Created', message: 'The old address no longer works.' })
    },
    onError: refused('Failed to create a new address'),
  })
  const revoke = trpc.admin.calendarFeed.revoke.useMutation({
    onSuccess() {
      notify({ title: 'Address Turned Off' })
      onRevoked()
    },
    onError: refused('Failed to turn off the address'),
  })
  /** For after the dialog has closed: what it shows next is loaded again. */
  function forget() {
    setUrl(undefined)
    void get.reset()
  }
  return { url, create, renew, revoke, forget }
}
