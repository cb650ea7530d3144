import { checklist, names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { ChecklistFormPage } from '../features/checklist/checklist-form-page'

export const Route = createFileRoute('/checklist-form')({
  head: () => ({
    meta: [{ title: `${checklist.page.title}: ${names.business}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: ChecklistFormPage,
})
