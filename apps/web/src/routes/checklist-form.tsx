import { checklist, names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { ChecklistFormPage } from '../features/checklist/checklist-form-page'
import { hiddenHead } from '../lib/page-head'

export const Route = createFileRoute('/checklist-form')({
  loader: () => hiddenHead(`${checklist.page.title}: ${names.business}`),
  head: ({ loaderData }) => loaderData ?? {},
  component: ChecklistFormPage,
})
