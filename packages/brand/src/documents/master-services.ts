import type { DocumentTemplate } from './document-template.ts'

export const masterServices: DocumentTemplate = {
  version: '2',
  title: 'Master Service Agreement',
  purpose: 'The terms under which {provider} works for {client}, on this project and any that follow.',
  sections: [
    {
      heading: 'Services',
      paragraphs: [
        '{provider} works for {client} as an independent contractor. The work for each project is described in its own documents, which take precedence over these terms.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'Invoices are due 14 days after they are issued. Costs that {provider} pays for {client} are agreed in advance and passed on without markup. Work may pause while an invoice is more than 14 days overdue.',
      ],
    },
    {
      heading: 'Confidentiality',
      paragraphs: [
        'Each party keeps what it learns about the other’s business, customers and prices confidential, uses it only for the work, and deletes or returns it on request after the agreement ends. This does not apply to public information or to disclosures required by law.',
      ],
    },
    {
      heading: 'Your customers’ data',
      paragraphs: [
        '{provider} handles personal data of {client}’s customers only as the work requires and {client} instructs, keeps it safe, and tells {client} without delay if it is lost or disclosed to anyone else.',
      ],
    },
    {
      heading: 'Ownership',
      paragraphs: [
        'Work made for {client} belongs to {client} once it is paid for. {provider} may reuse its general methods and its own earlier work, and {client} may use them as part of what was delivered, without time limit.',
      ],
    },
    {
      heading: 'Warranty and liability',
      paragraphs: [
        '{provider} works with professional care and fixes defects as agreed in the project. Neither party is liable for lost profit. Except for intent and gross negligence, liability is limited to what {client} paid in the preceding twelve months.',
      ],
    },
    {
      heading: 'Term and termination',
      paragraphs: [
        'This agreement takes effect on the last signature. Either party may end it with 30 days’ written notice. Projects under way are finished or settled first.',
      ],
    },
    {
      heading: 'Governing law',
      paragraphs: [
        'The laws of the State of Texas govern this agreement, and the courts of {region} have jurisdiction. If a clause is invalid, the others remain in effect.',
      ],
    },
  ],
}
