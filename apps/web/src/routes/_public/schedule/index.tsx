import { names, schedulePage } from '@tallgrass/brand'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { scheduleCalls } from '../../../features/schedule/schedule-calls'
import { SchedulePage } from '../../../features/schedule/schedule-page'
import { useAuth } from '../../../features/session/auth-context'
import { pageHead } from '../../../lib/page-head'
import { preload } from '../../../lib/preload'
import { breadcrumbs } from '../../../lib/structured-pages'

const path = '/schedule'

export const Route = createFileRoute('/_public/schedule/')({
  loader: ({ context }) => {
    const { description, title } = schedulePage
    const things = [breadcrumbs([{ name: title, path }])]
    const head = pageHead({ path, title: `${title}: ${names.business}`, description, things })
    // The build renders this page, too, for when there are too many readers. It has no one to ask.
    const isBuild = import.meta.env.SSR && !context.arrival
    const answered = isBuild ? undefined : preload(scheduleCalls(context.utils))
    return answered ? answered.then(() => head) : head
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
})

function Page() {
  const { user } = useAuth()
  // An administrator comes from the page of a client, to book for one of its contacts.
  const callFor = useLocation({ select: ({ state }) => state.callFor ?? null })
  const client = user?.role === 'CLIENT' ? user : null
  const person = useMemo(() => client && { ...client, company: client.org ?? '' }, [client])
  return <SchedulePage person={person ?? callFor} />
}
