import { createFileRoute } from '@tanstack/react-router'
import { ProjectsScreen } from '../../../../features/projects/list/projects-screen'

export const Route = createFileRoute('/portal/_client/projects/')({
  head: () => ({ meta: [{ title: 'Projects: Client Portal' }] }),
  component: ProjectsScreen,
})
