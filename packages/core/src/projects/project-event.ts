import type { ProjectRow } from '@tallgrass/db'

/** The facts that events of a project tell. */
export function toProjectEvent({
  id,
  name,
  organizationId,
}: Pick<ProjectRow, 'id' | 'name' | 'organizationId'>) {
  return { projectId: id, project: name, organizationId }
}
