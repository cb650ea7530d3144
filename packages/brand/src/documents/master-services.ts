import type { DocumentTemplate } from './document-template.ts'

export const masterServices: DocumentTemplate = {
  version: '1',
  title: 'Master Service Agreement',
  purpose: 'The terms under which {provider} works for {client}, in this project and in those that follow.',
  sections: [
    {
      heading: 'Services',
      paragraphs: [
        '{provider} works for {client} as an independent contractor. What is to be done in a project is written down in its own documents, which go before these terms where the two differ.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'Invoices are due 14 days after they are issued. Costs that {provider} pays for {client} are agreed on beforehand and passed on as they are. Work may pause while an invoice is more than 14 days late.',
      ],
    },
    {
      heading: 'Confidentiality',
      paragraphs: [
        'Each party keeps to itself what it learns about the other’s business, customers and prices, uses it for the work alone, and deletes or returns it when asked after the end. This does not cover what is public or what the law requires to be told.',
      ],
    },
    {
      heading: 'Data of your customers',
      paragraphs: [
        '{provider} handles personal data of the customers of {client} only as far as the work needs it and {client} says, keeps it safe, and tells {client} without delay if it was lost or seen by somebody else.',
      ],
    },
    {
      heading: 'Ownership',
      paragraphs: [
        'What is made for {client} belongs to {client} once it is paid for. {provider} may use its general methods and its own earlier work again, and {client} may use them within what was delivered, for as long as it likes.',
      ],
    },
    {
      heading: 'Warranty and liability',
      paragraphs: [
        '{provider} works with professional care and mends faults as agreed in the project. Neither party is liable for lost profit. Apart from intent and gross negligence, liability is limited to what {client} has paid in the twelve months before.',
      ],
    },
    {
      heading: 'Term and end',
      paragraphs: [
        'This agreement begins with the last signature and may be ended by either party with 30 days’ notice in writing. Projects that are under way are finished or settled first.',
      ],
    },
    {
      heading: 'Law',
      paragraphs: [
        'The law of the State of Texas applies, and the courts of {region} decide. Should a clause not hold, the others stay as they are.',
      ],
    },
  ],
}
