import type { JobName } from '@tallgrass/core'
import type { Db } from '@tallgrass/db'
import type { Kysely } from 'kysely'

type TableName = Db extends Kysely<infer Tables> ? keyof Tables : never

/** What keeps a table from growing without bound. */
export type Growth =
  /** This job deletes what is old. */
  | { job: JobName }
  /** Its rows go with those of another table, which bounds them. */
  | { with: TableName }
  /** There are no more rows than this. */
  | { most: string }
  /** Nothing does: the rate, as the page for operators states it. */
  | { grows: string }

/** Every table. Without an entry for a new one, the check of types fails. */
export const tableGrowth = {
  acceptanceChecklists: { with: 'projects' },
  agreements: { grows: 'a few for each project' },
  apiKeys: { grows: 'a few for each person; revoked ones stay' },
  auditHead: { most: 'one' },
  auditLogs: { grows: 'one for each change, sign-in and download' },
  auditSegments: { grows: 'one for 10,000 rows of the audit log' },
  auditTombstones: { with: 'auditLogs' },
  authenticators: { most: 'one for each person' },
  backups: { job: 'apply-retention' },
  betaTesters: { grows: 'one for each person who signs up' },
  bookingLinks: { job: 'apply-retention' },
  bookings: { with: 'leads' },
  businessTotals: { most: 'eight for each status' },
  calendarFeeds: { most: 'one for each person' },
  callReminders: { with: 'bookings' },
  chatMessages: { with: 'chatSessions' },
  chatPresence: { with: 'chatSessions' },
  chatSessions: { job: 'apply-retention' },
  chatTokens: { job: 'delete-ended-sessions' },
  checkouts: { with: 'invoices' },
  colleagueInvitations: { grows: 'one for each invitation' },
  costItems: { with: 'projects' },
  dataExports: { job: 'delete-ended-exports' },
  documentEvents: { with: 'eSignatureDocuments' },
  documentFiles: { with: 'eSignatureDocuments' },
  documentSignatures: { with: 'eSignatureDocuments' },
  dueTotals: { most: 'two for each day on which something was due' },
  emailChanges: { job: 'erase-ended-links' },
  emailConfirmations: { job: 'erase-ended-links' },
  eSignatureDocuments: { with: 'agreements' },
  events: { job: 'delete-old-events' },
  files: { with: 'projects' },
  handIns: { with: 'tasks' },
  identities: { most: 'a few for each person' },
  installationKeys: { most: 'one' },
  invoiceCounters: { most: 'one for each year' },
  invoiceLines: { with: 'invoices' },
  invoiceReminders: { with: 'invoices' },
  invoiceTotals: { most: 'four for each client' },
  invoices: { grows: 'one for each invoice' },
  knownDevices: { job: 'apply-retention' },
  leads: { job: 'apply-retention' },
  ledgerEntries: { with: 'invoices' },
  mailPreferences: { most: 'one for each person and kind of message' },
  messageDrafts: { most: 'two for each person and project' },
  messageReads: { most: 'one for each person and project' },
  messages: { with: 'projects' },
  notifications: { with: 'events' },
  organizationFacts: { with: 'organizations' },
  organizations: { grows: 'one for each client' },
  outboxMails: { job: 'apply-retention' },
  passkeyChallenges: { job: 'delete-ended-sessions' },
  passkeys: { most: 'a few for each person' },
  passwordResets: { job: 'erase-ended-links' },
  paymentNotices: { job: 'apply-retention' },
  projects: { grows: 'one for each project' },
  providerOutcomes: { most: 'one for each provider' },
  rateLimits: { job: 'delete-ended-limits' },
  recoveryCodes: { most: 'ten for each person' },
  refunds: { with: 'invoices' },
  reportedWeeks: { job: 'apply-retention' },
  restores: { most: 'one for each restore' },
  reviews: { with: 'tasks' },
  sandboxRefunds: { with: 'sandboxSessions' },
  sandboxSessions: { grows: 'one for each test payment' },
  sessions: { job: 'delete-ended-sessions' },
  signInLinks: { job: 'erase-ended-links' },
  signIns: { job: 'apply-retention' },
  storedFiles: { job: 'delete-stale-files' },
  taskReminders: { with: 'tasks' },
  tasks: { with: 'projects' },
  toolPurchases: { with: 'projects' },
  totalChanges: { most: 'none between transactions' },
  userInvitations: { grows: 'one for each invitation' },
  unreadProjects: { with: 'projects' },
  userPictures: { most: 'one for each person' },
  users: { grows: 'one for each person' },
  waitlistEntries: { grows: 'one for each person who signs up' },
  webhookAttempts: { with: 'webhookDeliveries' },
  webhookDeliveries: { job: 'apply-retention' },
  webhookEndpoints: { grows: 'one for each address that an administrator adds, at most 20' },
  workItems: { job: 'apply-retention' },
} as const satisfies Record<TableName, Growth>
