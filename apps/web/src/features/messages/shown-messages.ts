import type { ProjectId } from '@tallgrass/domain'

const MESSAGES_AT_ONCE = 50

export const shownMessages = (id: ProjectId) => ({ id, limit: MESSAGES_AT_ONCE })
