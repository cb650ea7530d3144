import { DELETE_WORD } from '@tallgrass/domain'
import type { PreparedWorld } from '../worlds/prepared-world.ts'

export const validDataCalls = {
  'auth.data.state': () => {},
  'auth.data.requestExport': () => {},
  'auth.data.openExport': ({ dataExport }: PreparedWorld) => dataExport(),
  'auth.data.requestDeletion': () => ({ confirmation: DELETE_WORD }),
  'admin.data.erasePerson': async ({ newContact }: PreparedWorld) => ({
    userId: (await newContact()).id,
    confirmation: DELETE_WORD,
  }),
  'chat.yourData.get': async ({ yourDataToken }: PreparedWorld) => ({ token: await yourDataToken() }),
  'chat.yourData.copy': async ({ yourDataToken }: PreparedWorld) => ({ token: await yourDataToken() }),
  'chat.yourData.delete': async ({ yourDataToken }: PreparedWorld) => ({ token: await yourDataToken() }),
}
