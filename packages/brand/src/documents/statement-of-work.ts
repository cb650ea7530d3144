import type { DocumentTemplate } from './document-template.ts'

export const statementOfWork: DocumentTemplate = {
  version: '2',
  title: 'Statement of Work',
  purpose: 'The terms of {project}, a single project of {provider} for {client}.',
  sections: [
    {
      heading: 'The project',
      paragraphs: [
        '{provider} carries out {project} for {client}. Where both have signed a master service agreement, it applies to everything that is not said here.',
      ],
    },
    {
      heading: 'Price and payment',
      paragraphs: [
        'The price is what the retainer, the milestones and the final invoice come to, as they were agreed on in writing. Invoices are due 14 days after they are issued.',
      ],
    },
    {
      heading: 'Dates',
      paragraphs: [
        'Start and target date stand in the client portal. {provider} says at once when a date is in danger, and why. A date that depends on {client} moves with the answer.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'A change of what is built is agreed on in writing, with its price and its date, before the work on it begins. An exchange of emails is enough.',
      ],
    },
    {
      heading: 'Warranty and liability',
      paragraphs: [
        'For 30 days after the handover {provider} mends without charge what does not work as agreed. Neither party is liable for lost profit. Apart from intent and gross negligence, liability is limited to the price of the project.',
      ],
    },
    {
      heading: 'End',
      paragraphs: [
        'The project ends with the sign-off of both parties. Either may stop it earlier in writing; the work done and the costs paid until then are settled within 14 days.',
      ],
    },
  ],
}
