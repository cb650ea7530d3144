import { type Project, updateProjectInput } from '@tallgrass/contracts'
import { type ProjectStatus, projectFlow } from '@tallgrass/domain'
import { toFieldValues } from '../../lib/record-draft'
import { toWords } from '../../lib/words'
import { RecordDialog } from '../../ui/record-dialog'
import type { RecordFieldSpec } from '../../ui/record-field'
import { isCompleteProject, projectFields } from './project-fields'
import { useUpdateProject } from './use-update-project'

const schema = updateProjectInput.omit({ id: true, version: true })

interface EditProjectDialogProps {
  /** Undefined until the dialog is first opened. */
  project: Project | undefined
  opened: boolean
  onClose: () => void
}

export function EditProjectDialog({ onClose, opened, project }: EditProjectDialogProps) {
  const update = useUpdateProject()
  const current = project && { id: project.clientId, name: project.clientName }
  const fields = project ? [...projectFields(current), statusField(project.status)] : []
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="Edit Project"
      submitLabel="Update Project"
      pendingLabel="Updating..."
      fields={fields}
      record={toFieldValues(
        fields.map(({ name }) => name),
        project ?? {},
      )}
      version={project?.version}
      schema={schema}
      isComplete={isCompleteProject}
      save={({ changes, values: { clientId, name }, version }) =>
        update.mutateAsync(updateProjectInput.parse({ name, clientId, ...changes, id: project?.id, version }))
      }
    />
  )
}

/** Offers only the current status and the ones the project can move to. */
function statusField(status: ProjectStatus): RecordFieldSpec {
  const choices = [status, ...projectFlow.events(status)].map((value) => ({ value, label: toWords(value) }))
  return { name: 'status', label: 'Status', kind: 'choice', choices, inWords: toWords }
}
