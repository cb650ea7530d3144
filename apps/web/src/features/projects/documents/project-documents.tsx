import { Group, Stack, Text, Title } from '@mantine/core'
import type { Project } from '@tallgrass/contracts'
import { ArchiveButton } from '../../../shared/archives/archive-button'
import { ProjectFiles } from '../../../shared/files/project-files'
import { ProjectPapers } from './project-papers'

/** Everything on paper about a project, and its files, in one place. */
export function ProjectDocuments({ project }: { project: Project }) {
  return (
    <Stack gap="xl">
      <Group justify="space-between" gap="sm">
        <Text maw="34rem">
          Agreements, invoices, receipts and files of this project. All of it belongs to you.
        </Text>
        <ArchiveButton
          path={`/api/projects/${project.id}/everything.zip`}
          variant="default"
          failed="Failed to create the archive"
        >
          Take everything along
        </ArchiveButton>
      </Group>
      <ProjectPapers projectId={project.id} />
      <Stack component="section" gap="md" aria-labelledby="files-of-project">
        <Title order={2} size="h3" id="files-of-project">
          Files
        </Title>
        <ProjectFiles project={project} />
      </Stack>
    </Stack>
  )
}
