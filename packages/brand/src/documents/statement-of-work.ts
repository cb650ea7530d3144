import type { DocumentTemplate } from './document-template.ts'

export const statementOfWork: DocumentTemplate = {
  version: '3',
  title: 'Statement of Work',
  purpose: 'The terms of {project}, a project by {provider} for {client}.',
  sections: [
    {
      heading: 'The project',
      paragraphs: [
        '{provider} carries out {project} for {client}. Where both have signed a master service agreement, it applies to everything not covered here.',
      ],
    },
    {
      heading: 'Price and payment',
      paragraphs: [
        'The price is the total of the retainer, the milestones and the final invoice, as agreed in writing. Invoices are due 14 days after they are issued.',
      ],
    },
    {
      heading: 'Dates',
      paragraphs: [
        'The start and target dates are shown in the client portal. {provider} promptly tells {client} if a date is at risk, and why. Dates that depend on {client} move accordingly.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'Changes to what is built are agreed in writing, with price and date, before work on them begins. Email is sufficient.',
      ],
    },
    {
      heading: 'Warranty and liability',
      paragraphs: [
        'For 30 days after the handover, {provider} fixes anything that does not work as agreed, at no charge. Neither party is liable for lost profit. Except for intent and gross negligence, liability is limited to the price of the project.',
      ],
    },
    {
      heading: 'End',
      paragraphs: [
        'The project ends with the sign-off of both parties. Either may stop it earlier in writing; work done and costs paid to that point are settled within 14 days.',
      ],
    },
  ],
}
