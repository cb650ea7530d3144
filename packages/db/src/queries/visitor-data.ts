import type { Db } from '../database.ts'

/** The lead with this address, for someone who proves that it is theirs. Our notes about them are part of it. */
export function findVisitorLead(db: Db, email: string) {
  return db
    .selectFrom('leads')
    .select(['id', 'name', 'email', 'company', 'phone', 'interest', 'source', 'status', 'createdAt'])
    .select(['metadata', 'notes', 'clientId'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** True if someone acts for a client with this address, or is an administrator. */
export async function hasPersonWith(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

/** What else is kept of the address. */
export async function listVisitorData(db: Db, email: string) {
  const conversations = await db
    .selectFrom('chatMessages')
    .innerJoin('chatSessions', 'chatSessions.id', 'chatMessages.sessionId')
    .innerJoin('leads', 'leads.id', 'chatSessions.leadId')
    .select(['chatMessages.sessionId as conversation', 'chatMessages.role', 'chatMessages.content'])
    .select('chatMessages.timestamp')
    .where('leads.email', '=', email)
    .where('chatSessions.userId', 'is', null)
    .orderBy('chatMessages.timestamp')
    .orderBy('chatMessages.id')
    .execute()
  const calls = await db
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.leadId')
    .select(['bookings.type', 'bookings.status', 'bookings.scheduledFor', 'bookings.endsAt'])
    .select(['bookings.notes', 'bookings.visitorTimeZone', 'bookings.createdAt'])
    .where('leads.email', '=', email)
    .orderBy('bookings.createdAt')
    .execute()
  const mails = await db
    .selectFrom('outboxMails')
    .select(['template', 'data', 'status', 'createdAt', 'sentAt'])
    .where('recipient', '=', email)
    .orderBy('createdAt')
    .execute()
  const waitlists = await db
    .selectFrom('waitlistEntries')
    .select(['name', 'company', 'role', 'useCase', 'product', 'createdAt'])
    .where('email', '=', email)
    .orderBy('createdAt')
    .execute()
  return { conversations, calls, mails, waitlists }
}
