import { noSuch } from '@tallgrass/domain'
import { files, maxFileBytes as maxBytes } from '../samples/files.ts'
import type { Visitor } from '../samples/people.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

/** Clients do not see internal files. */
export function fileMocks(as: Visitor): MocksOf<'portal.files'> {
  const visible = files.filter(({ internal }) => as === 'admin' || !internal)
  return {
    'portal.files.list': ({ projectId, taskId }) => ({
      ...onlyPage(
        visible.filter((file) => file.projectId === projectId && (!taskId || file.taskId === taskId)),
      ),
      maxBytes,
    }),
    'portal.files.drafts': () => ({ items: [], maxBytes }),
    'portal.files.remove'({ id }) {
      if (!visible.some((file) => file.id === id)) throw noSuch('File')
      return { ok: true }
    },
  }
}
