import { createFileRoute } from '@tanstack/react-router'
import { ProjectList } from '../../../../features/projects/list/project-list'

export const Route = createFileRoute('/portal/_client/projects/')({
  head: () => ({ meta: [{ title: 'Projects: Client Portal' }] }),
  component: ProjectList,
})
