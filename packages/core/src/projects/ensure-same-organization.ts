import { AppError, type OrganizationId } from '@tallgrass/domain'

/** Throws INVALID if the project belongs to another organization. */
export function ensureSameOrganization(
  organizationId: OrganizationId,
  project: { organizationId: OrganizationId },
): void {
  if (project.organizationId === organizationId) return
  const message = 'This project belongs to another client'
  throw new AppError('INVALID', message, { issues: [{ path: 'projectId', message }] })
}
