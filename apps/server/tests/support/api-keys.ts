import type { CreateApiKeyInput, CreatedApiKey } from '@tallgrass/contracts/integrations'
import type { TestApp } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'

type Facts = Partial<CreateApiKeyInput> & Pick<CreateApiKeyInput, 'scopes'>

/** A program without cookies that presents this token. */
export function programOf({ visitor }: Pick<TestApp, 'visitor'>, token: string): TestBrowser {
  return visitor().withHeaders({ authorization: `Bearer ${token}` })
}

/** A key of this person. */
export function createKey({ trpc }: TestBrowser, facts: Facts): Promise<CreatedApiKey> {
  return trpc.auth.keys.create.mutate({ name: 'Bookkeeping', days: 90, ...facts })
}

/** A key of the business. */
export function createBusinessKey({ trpc }: TestBrowser, facts: Facts): Promise<CreatedApiKey> {
  return trpc.admin.keys.create.mutate({ name: 'Bookkeeping', days: 90, ...facts })
}
