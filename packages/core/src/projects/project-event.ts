import type { ProjectRow } from '@tallgrass/db'

/** The facts that events of a project tell. */
export function toProjectEvent({ id, name, organizationId }: ProjectRow) {
  return { projectId: id, project: name, organizationId }
}
