import { createSystemCtx, jobHandlers } from '@tallgrass/core'
import { yourDataLink } from '@tallgrass/core/people'
import { unique } from '@tallgrass/testing'
import type { TestApp } from '../test-app.ts'
import type { TestBrowser } from '../test-browser.ts'
import type { Made } from './project-world.ts'

export interface DataWorld {
  /** A copy of the owner's data, ready to be downloaded. */
  dataExport(): Made<'DataExport'>
  /** Of a message to a new lead. */
  yourDataToken(): Promise<string>
}

export function prepareData(app: TestApp, owner: () => Promise<TestBrowser & { email: string }>): DataWorld {
  return {
    async dataExport() {
      const { trpc } = await owner()
      await trpc.auth.data.requestExport.mutate()
      return finishExport(app, trpc)
    },
    async yourDataToken() {
      const email = `maren${unique()}@example.com`
      await app.visitor().trpc.chat.createLead.mutate({ name: 'Maren Okafor', email })
      return yourDataTokenOf(app, email)
    },
  }
}

/** Makes what this person asked for. */
export async function finishExport(app: TestApp, trpc: TestBrowser['trpc']) {
  const { export: asked } = await trpc.auth.data.state.query()
  if (!asked) throw new Error('No copy was asked for')
  await jobHandlers['make-data-export'](createSystemCtx(app.services), { exportId: asked.id })
  return { id: asked.id }
}

export function yourDataTokenOf({ clock, services }: TestApp, email: string): string {
  const { sealer, settings } = services
  const link = yourDataLink({ now: clock.now(), sealer }, settings, email)
  return link.slice(link.lastIndexOf('/') + 1)
}
