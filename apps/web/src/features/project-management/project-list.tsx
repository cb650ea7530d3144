import type { Project } from '@tallgrass/contracts'
import { filteredListQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { PagedCards } from '../../ui/paged-cards'
import { shownProjects } from './project-calls'
import { ProjectCard } from './project-card'
import type { ProjectsSearch } from './projects-search'

interface ProjectListProps {
  filters: ProjectsSearch
  onView: (project: Project) => void
  onEdit: (project: Project) => void
  onDelete: (project: Project) => void
}

export function ProjectList({ filters, onDelete, onEdit, onView }: ProjectListProps) {
  const projects = trpc.portal.projects.list.useInfiniteQuery(shownProjects(filters), filteredListQuery)
  const isFiltered = filters.search !== undefined || filters.status !== undefined
  return (
    <PagedCards
      pages={projects}
      noun="projects"
      empty={
        <EmptyState title="No Projects Found">
          {isFiltered ? 'Try another name or status.' : 'Select “New Project” to create your first project.'}
        </EmptyState>
      }
      minColWidth="min(100%, 22rem)"
      cardHeight="15rem"
      card={(project) => (
        <ProjectCard
          key={project.id}
          project={project}
          onView={() => onView(project)}
          onEdit={() => onEdit(project)}
          onDelete={() => onDelete(project)}
        />
      )}
    />
  )
}
