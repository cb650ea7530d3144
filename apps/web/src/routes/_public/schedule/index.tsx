import { names, schedulePage } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { SchedulePage } from '../../../features/schedule/schedule-page'
import { pageHead } from '../../../lib/page-head'
import { breadcrumbs } from '../../../lib/structured-pages'

const path = '/schedule'

export const Route = createFileRoute('/_public/schedule/')({
  loader: () => {
    const { description, title } = schedulePage
    const things = [breadcrumbs([{ name: title, path }])]
    return pageHead({ path, title: `${title}: ${names.business}`, description, things })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: SchedulePage,
})
