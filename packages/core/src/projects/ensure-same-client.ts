import { AppError, type ClientId } from '@tallgrass/domain'

/** Throws INVALID if the project belongs to another client. */
export function ensureSameClient(clientId: ClientId, project: { clientId: ClientId }): void {
  if (project.clientId === clientId) return
  const message = 'This project belongs to another client'
  throw new AppError('INVALID', message, { issues: [{ path: 'projectId', message }] })
}
