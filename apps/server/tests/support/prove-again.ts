import type { TestApp } from './test-app.ts'

/** Everyone who is signed in has just proved who they are, for what needs that after the clock has moved. */
export async function proveAgain({ clock, services }: Pick<TestApp, 'clock' | 'services'>): Promise<void> {
  await services.database.db.updateTable('sessions').set({ provedAt: clock.now() }).execute()
}
