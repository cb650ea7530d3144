import { SimpleGrid, Skeleton } from '@mantine/core'
import type { Project } from '@tallgrass/contracts'
import { askAnew } from '../../lib/ask-anew'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { LoadError } from '../../ui/load-error'
import { ShowMore } from '../../ui/show-more'
import { ProjectCard } from './project-card'
import type { ProjectsSearch } from './projects-search'

const CARDS_AT_ONCE = 24

interface ProjectListProps {
  filters: ProjectsSearch
  onView: (project: Project) => void
  onEdit: (project: Project) => void
  onDelete: (project: Project) => void
}

export function ProjectList({ filters, onDelete, onEdit, onView }: ProjectListProps) {
  const projects = trpc.portal.projects.list.useInfiniteQuery(
    { limit: CARDS_AT_ONCE, ...filters },
    { ...askAnew, getNextPageParam: (page) => page.nextCursor, placeholderData: (before) => before },
  )
  const cards = projects.data?.pages.flatMap((page) => page.items)
  const isFiltered = filters.search !== undefined || filters.status !== undefined
  return (
    <>
      {projects.error && (
        <LoadError onRetry={() => void projects.refetch()}>
          Failed to load projects. Please try again.
        </LoadError>
      )}
      {cards?.length === 0 && (
        <EmptyState title="No Projects Found">
          {isFiltered ? 'Try another name or status.' : 'Begin with “New Project” above.'}
        </EmptyState>
      )}
      <SimpleGrid minColWidth="min(100%, 22rem)" spacing="md" aria-busy={projects.isFetching}>
        {projects.isPending &&
          ['one', 'two', 'three'].map((key) => <Skeleton key={key} h="15rem" radius="lg" />)}
        {cards?.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            onView={() => onView(project)}
            onEdit={() => onEdit(project)}
            onDelete={() => onDelete(project)}
          />
        ))}
      </SimpleGrid>
      <ShowMore pages={projects} />
    </>
  )
}
