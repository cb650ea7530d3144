import { checklist } from '../checklist.ts'
import { home } from '../home.ts'
import { hours } from '../hours.ts'
import { legal } from '../legal.ts'
import type { Passage } from './passage.ts'

/** The rest of the site: checklist, legal pages and client portal. */
export const sitePassages: readonly Passage[] = [
  {
    id: 'checklist',
    title: checklist.page.title,
    href: '/automation-checklist',
    text: `${checklist.page.description} ${home.callToAction.text} It asks for no name and no email.`,
    details: [
      checklist.page.lead,
      checklist.form.text,
      ...Object.values(checklist.areas).map(({ offer, title }) => `${title}: ${offer}`),
    ],
    aliases: [
      'quiz, assessment, audit, survey, questionnaire, self check, test, score, evaluate my business',
      'where do I begin, what should I automate first, priorities, not sure what I need, recommendation',
    ],
  },
  {
    id: 'privacy',
    title: legal.privacy.title,
    href: '/privacy',
    text: legal.privacy.text,
    aliases: [
      'personal data, my information, sell my info, share, third parties, tracking, cookies, spam',
      'GDPR, CCPA, confidential, safe, secure, security, delete my data, collect, store',
    ],
  },
  {
    id: 'terms',
    title: legal.terms.title,
    href: '/terms',
    text: legal.terms.text,
    aliases: [
      'terms of service, terms and conditions, T&C, fine print, legal, warranty, guarantee, liability',
      'money back, promise, if it breaks, responsible',
    ],
  },
  {
    id: 'portal',
    title: 'Customer portal',
    href: '/',
    text: `If you are already a client, press “Customer Login” at the top of the page. In your portal you see your project, your agreements and your invoices. “Forgot password?” leads to a new password, and support answers within ${hours.replyWithinHours} hours.`,
    aliases: [
      'log in, login, sign in, account, my account, locked out, reset password, username, dashboard',
      'my project, status, progress, my invoice, pay my bill, receipt, sign my agreement, document, task',
      'existing customer, help, support, broken, not working, stopped, error, ticket, issue, urgent',
    ],
  },
]
