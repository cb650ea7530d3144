import type { DocumentTemplate } from './document-template.ts'

const CREDITED =
  'The retainer is a first payment for the work on {project}. It is credited toward the total price; it is not an additional fee.'

export const retainer: DocumentTemplate = {
  version: '3',
  title: 'Retainer Agreement',
  purpose:
    'With this retainer, {client} reserves the time of {provider} for {project}. Work begins once it is signed and paid.',
  sections: [
    {
      heading: 'The retainer',
      paragraphs: [
        '{client} pays {provider} a retainer of {amount} in US dollars. The invoice is issued when {client} signs, and can be paid online right away.',
        CREDITED,
      ],
      withoutAmount: [
        '{client} pays {provider} a retainer in US dollars. Both agree on its amount in writing, and it is invoiced separately.',
        CREDITED,
      ],
    },
    {
      heading: 'What it pays for',
      paragraphs: [
        'Planning, setup, testing and training for {project}, as described in its scope of work, and subscriptions needed before launch. Every cost is listed in the client portal as it arises.',
        '{description}',
      ],
    },
    {
      heading: 'When work begins',
      paragraphs: [
        'Work begins on the first business day after both parties have signed and the retainer has been paid. Until then, no dates are guaranteed.',
      ],
    },
    {
      heading: 'If the project stops early',
      paragraphs: [
        'Either party may stop the project in writing. {provider} then lists the work done and costs paid to date, and refunds the rest of the retainer within 14 days.',
        'If {provider} cannot begin within 30 days of the payment, {client} may request a full refund of the retainer.',
      ],
    },
  ],
}
