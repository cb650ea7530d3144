import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { Project } from '@tallgrass/contracts'
import { isWorkOpen } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import { ClientLink } from '../../shared/clients/client-link'
import { ProjectStatusBadge } from '../../shared/projects/project-status-badge'
import { TargetEnd } from '../../shared/projects/target-end'
import { useStartWord } from '../../shared/projects/use-start-word'
import { ExactTime } from '../../ui/exact-time'
import { Facts } from '../../ui/facts'
import { Preformatted } from '../../ui/preformatted'
import { PrintedDay } from '../../ui/printed-day'

interface ProjectDetailsDialogProps {
  /** Undefined until the dialog is first opened. */
  project: Project | undefined
  opened: boolean
  onClose: () => void
  onEdit: (project: Project) => void
}

export function ProjectDetailsDialog({ onClose, onEdit, opened, project }: ProjectDetailsDialogProps) {
  const startWord = useStartWord(project)
  return (
    <Modal opened={opened} onClose={onClose} title="Project Details" size="lg">
      {project && (
        <Stack gap="lg">
          <Facts
            facts={[
              { label: 'Name', value: project.name },
              { label: 'Status', value: <ProjectStatusBadge status={project.status} /> },
              { label: 'Type', value: project.type },
              {
                label: 'Client',
                value: <ClientLink name={project.clientName} organizationId={project.organizationId} />,
              },
              { label: 'Created', value: <ExactTime at={project.createdAt} /> },
              {
                label: startWord,
                value: project.startDate ? (
                  <PrintedDay day={project.startDate} isOver={!isWorkOpen(project)} />
                ) : (
                  'Not set'
                ),
              },
              {
                label: 'Target completion',
                value: project.targetEndDate ? <TargetEnd project={project} /> : 'Not set',
              },
              { label: 'Project ID', value: project.id, plain: true },
            ]}
          />
          {project.description ? (
            <Preformatted>{project.description}</Preformatted>
          ) : (
            <Text c="dimmed">No description</Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button variant="default" onClick={() => onEdit(project)}>
              Edit Project
            </Button>
            <Button
              renderRoot={(props) => (
                <Link to="/portal/admin/projects/$projectId" params={{ projectId: project.id }} {...props} />
              )}
            >
              Open workspace
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
