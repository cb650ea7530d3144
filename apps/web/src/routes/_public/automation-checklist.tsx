import { checklist, names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { ChecklistPage } from '../../features/checklist/checklist-page'

const { description, title } = checklist.page

export const Route = createFileRoute('/_public/automation-checklist')({
  head: () => ({
    meta: [{ title: `${title}: ${names.business}` }, { name: 'description', content: description }],
  }),
  component: ChecklistPage,
})
