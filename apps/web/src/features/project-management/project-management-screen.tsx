import { Button, Stack } from '@mantine/core'
import { IconCircleCheck, IconEye, IconFolder, IconPlayerPlay, IconPlus } from '@tabler/icons-react'
import type { Project } from '@tallgrass/contracts'
import { useRef } from 'react'
import { counterQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { useNewDialog } from '../../lib/use-new-dialog'
import { WaitingFact } from '../../shared/work-items/waiting-fact'
import { Counters } from '../../ui/counters'
import { lazyDialog } from '../../ui/lazy-dialog'
import { PageHeader } from '../../ui/page-header'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { DeleteProjectDialog } from './delete-project-dialog'
import { EditProjectDialog } from './lazy-edit-project-dialog'
import { ProjectDetailsDialog } from './project-details-dialog'
import { ProjectFilters } from './project-filters'
import { ProjectList } from './project-list'
import type { ProjectsSearch } from './projects-search'

const CreateProjectDialog = lazyDialog(() =>
  import('./create-project-dialog').then((module) => module.CreateProjectDialog),
)

interface ProjectManagementScreenProps {
  filters: ProjectsSearch
  onFiltersChange: (filters: ProjectsSearch, options: { replace: boolean }) => void
}

export function ProjectManagementScreen({ filters, onFiltersChange }: ProjectManagementScreenProps) {
  const { data: counts } = trpc.admin.projects.counts.useQuery(undefined, counterQuery)
  const [creating, setCreating] = useNewDialog()
  const newButton = useRef<HTMLButtonElement>(null)
  const viewing = useDialogAbout<Project>()
  const editing = useDialogAbout<Project>()
  const deleting = useDialogAbout<Project>()

  return (
    <>
      <PageHeader
        title="Project Management"
        action={
          <Button ref={newButton} leftSection={<IconPlus aria-hidden />} onClick={() => setCreating(true)}>
            New Project
          </Button>
        }
      >
        <WaitingFact about="projects" />
      </PageHeader>
      <Counters
        label="Counts"
        counters={[
          { icon: <IconFolder aria-hidden />, label: 'Total Projects', value: counts?.total },
          { icon: <IconPlayerPlay aria-hidden />, label: 'Active', value: counts?.active },
          { icon: <IconEye aria-hidden />, label: 'In Review', value: counts?.inReview },
          { icon: <IconCircleCheck aria-hidden />, label: 'Completed', value: counts?.completed },
        ]}
      />
      <Stack gap="lg">
        <ProjectFilters
          filters={filters}
          onFiltersChange={(next) =>
            // The back button undoes the whole search, not letter by letter.
            onFiltersChange(next, {
              replace: Boolean(filters.search && next.search) && filters.search !== next.search,
            })
          }
        />
        <ProjectList filters={filters} onView={viewing.open} onEdit={editing.open} onDelete={deleting.open} />
      </Stack>
      <CreateProjectDialog opened={creating} onClose={() => setCreating(false)} />
      <ProjectDetailsDialog
        project={viewing.about}
        opened={viewing.opened}
        onClose={viewing.close}
        onEdit={(project) => viewing.closeFor(() => editing.open(project))}
      />
      <EditProjectDialog project={editing.about} opened={editing.opened} onClose={editing.close} />
      <DeleteProjectDialog
        project={deleting.about}
        opened={deleting.opened}
        onClose={deleting.close}
        onDeleted={() => newButton.current?.focus()}
      />
    </>
  )
}
