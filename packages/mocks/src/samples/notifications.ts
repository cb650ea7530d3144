import type { MailPreference, Notification } from '@tallgrass/contracts'
import { leads } from './leads.ts'
import { inDays, mockId } from './moments.ts'
import { projects, tasks } from './projects.ts'

const [lead] = leads
const [project] = projects
const [task] = tasks

/** What administrators were told, newest first. */
export const adminNotifications: Notification[] = [
  {
    id: mockId('Notification', 1),
    kind: 'lead.created',
    sentence: `New lead: ${lead?.name ?? lead?.email} wrote in the chat.`,
    path: `/portal/admin/leads?lead=${lead?.id}`,
    createdAt: inDays(-1),
    readAt: inDays(-1),
  },
  {
    id: mockId('Notification', 2),
    kind: 'task.approved',
    sentence: `Maren Okafor approved “${task?.title}” in ${project?.name}.`,
    path: `/portal/admin/projects/${project?.id}`,
    createdAt: inDays(-2),
    readAt: inDays(-1),
  },
]

/** What a client was told, newest first. */
export const clientNotifications: Notification[] = [
  {
    id: mockId('Notification', 3),
    kind: 'task.ready_for_review',
    sentence: `“${task?.title}” in ${project?.name} is ready for your review.`,
    path: `/portal/projects/${project?.id}`,
    createdAt: inDays(-1),
    readAt: inDays(-1),
  },
  {
    id: mockId('Notification', 4),
    kind: 'invoice.paid',
    sentence: 'We received $1,200.00 for invoice INV-2026-0007.',
    path: '/portal/invoices',
    createdAt: inDays(-3),
    readAt: inDays(-3),
  },
]

export const adminMail: MailPreference[] = [
  { kind: 'lead.created', label: 'A new lead', mail: 'now' },
  { kind: 'booking.made', label: 'A call is booked', mail: 'now' },
  { kind: 'project.activated', label: 'A project starts', mail: 'daily' },
  { kind: 'document.opened', label: 'A client opens a document to sign', mail: 'never' },
  { kind: 'invoice.paid', label: 'A client pays an invoice', mail: 'now' },
  { kind: 'business.week', label: 'The week in figures, on Monday morning', mail: 'now' },
]

export const clientMail: MailPreference[] = [
  { kind: 'task.ready_for_review', label: 'A task is ready for your review', mail: 'now' },
  { kind: 'project.completed', label: 'A project is completed', mail: 'daily' },
]
