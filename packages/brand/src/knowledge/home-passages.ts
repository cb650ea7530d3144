import { contact } from '../contact.ts'
import { home } from '../home.ts'
import { names } from '../names.ts'
import type { Passage } from './passage.ts'
import { midSentence } from './wording.ts'

const [accounts, setupTime, success] = home.questions.entries
const [ownAccounts, inDays, numbers, people] = home.why.reasons

const tiles = home.results.tiles.map(
  ({ figures, title }) => `${title}: ${figures.map(({ label, value }) => `${value} ${label}`).join(', ')}.`,
)

/** The home page's statements about the business and its work. */
export const homePassages: readonly Passage[] = [
  {
    id: 'faq/accounts',
    title: accounts.question,
    href: '/#questions',
    // No answer starts with “Yes”: it could confirm whatever else a message claims.
    text: accounts.answer.replace('Yes. ', ''),
    details: [ownAccounts.text],
    aliases: [
      'own, ownership, who owns it, my phone number, logins, passwords, admin access, credentials, domain',
      'locked in, lock-in, cancel, leave you, stop working with you, switch, take it with me, keep it',
    ],
  },
  {
    id: 'faq/setup-time',
    title: setupTime.question,
    href: '/#questions',
    text: setupTime.answer,
    details: [inDays.text],
    aliases: [
      'how fast, how soon, turnaround, timeline, wait, weeks, go live, up and running, launch, install',
      'onboarding, get started, deadline, busy season',
    ],
  },
  {
    id: 'faq/success',
    title: success.question,
    href: '/#questions',
    text: `What success looks like: ${midSentence(success.answer)}`,
    details: [numbers.text],
    aliases: [
      'worth it, is it working, how do I know, measure, track, report, reporting, stats, metrics, goals',
      'expect, benefit, payoff, dashboard',
    ],
  },
  {
    id: 'results',
    title: home.results.title,
    href: '/#results',
    text: `These are results that businesses are seeing. ${tiles.join(' ')}`,
    aliases: [
      'proof, numbers, figures, percent, statistics, case study, case studies, evidence, track record',
      'ROI, return on investment, save money, savings, increase, growth, other customers',
    ],
  },
  {
    id: 'about',
    title: names.business,
    href: '/',
    text: `We are ${names.business}: ${midSentence(home.description)} ${people.title}: ${midSentence(people.text)}`,
    details: home.why.reasons.map(({ text, title }) => `${title}. ${text}`),
    aliases: [
      'who are you, company, team, founders, staff, how many people, how big, background, why you',
      `location, located, based, where, area, service area, local, near me, Texas, TX, DFW, metroplex, ${contact.region}`,
      'Dallas, Fort Worth, Plano, Frisco, Arlington, Irving, Denton, McKinney, Garland',
    ],
  },
]
