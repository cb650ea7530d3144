import { devlab, names } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { DevlabPage } from '../../../features/devlab/devlab-page'

export const Route = createFileRoute('/_public/devlab/')({
  head: () => ({
    meta: [
      { title: `${devlab.title}: ${names.business}` },
      { name: 'description', content: devlab.description },
    ],
  }),
  component: DevlabPage,
})
