import { checklist, names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { ChecklistPage } from '../../features/checklist/checklist-page'
import { pageHead } from '../../lib/page-head'
import { breadcrumbs } from '../../lib/structured-pages'

const path = '/automation-checklist'

export const Route = createFileRoute('/_public/automation-checklist')({
  loader: () => {
    const { description, title } = checklist.page
    const things = [breadcrumbs([{ name: title, path }])]
    return pageHead({ path, title: `${title}: ${names.business}`, description, things })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ChecklistPage,
})
