import { createFileRoute } from '@tanstack/react-router'
import { ProjectsScreen } from '../../../../features/projects/list/projects-screen'
import { projectsCalls } from '../../../../features/projects/project-calls'
import { preload } from '../../../../lib/preload'

export const Route = createFileRoute('/portal/_client/projects/')({
  loader: ({ context }) => preload(projectsCalls(context.utils)),
  head: () => ({ meta: [{ title: 'Projects: Client Portal' }] }),
  component: ProjectsScreen,
})
