import { names, schedulePage } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { SchedulePage } from '../../../features/schedule/schedule-page'

const { description, title } = schedulePage

export const Route = createFileRoute('/_public/schedule/')({
  head: () => ({
    meta: [{ title: `${title}: ${names.business}` }, { name: 'description', content: description }],
  }),
  component: SchedulePage,
})
