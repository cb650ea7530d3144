import type { TestApp } from '../test-app.ts'
import type { Made } from './project-world.ts'

export interface WebhookWorld {
  /** Switched on, in version 1. */
  webhook(): Made<'WebhookEndpoint'>
  failedDelivery(): Made<'WebhookDelivery'>
}

export function prepareWebhooks({ admin, services }: TestApp): WebhookWorld {
  const { db } = services.database

  async function webhook() {
    const { trpc } = await admin()
    await deleteOldest()
    const { id } = await trpc.admin.webhooks.create.mutate({
      url: 'https://example.com/hooks',
      kinds: ['lead.created'],
    })
    return { id }
  }
  /** A site has a limited number. */
  async function deleteOldest() {
    const newest = db.selectFrom('webhookEndpoints').select('id').orderBy('createdAt', 'desc').limit(10)
    await db.deleteFrom('webhookEndpoints').where('id', 'not in', newest).execute()
  }

  return {
    webhook,
    async failedDelivery() {
      const { trpc } = await admin()
      const { id } = await trpc.admin.webhooks.test.mutate(await webhook())
      await db
        .updateTable('webhookDeliveries')
        .set({ status: 'FAILED', nextAttemptAt: null, attempts: 1, lastError: 'No answer came' })
        .where('id', '=', id)
        .execute()
      return { id }
    },
  }
}
