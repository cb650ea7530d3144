import { contact, documents, names, type RecordList, recordLists } from '@tallgrass/brand'
import type { DocumentText } from '@tallgrass/contracts'
import type { SignOffRecords } from '@tallgrass/db'
import type { AgreementType, DocumentType, Money } from '@tallgrass/domain'
import { fillTemplate, formatMoney } from '@tallgrass/domain'
import { toRecordLists } from './to-record-lists.ts'

interface DocumentFacts {
  agreementType: AgreementType
  documentType: DocumentType
  clientName: string
  projectName: string
  description: string | null
  retainerAmount: Money | null
  /** Of the whole project. */
  price: Money | null
  /** The project's records, if the document lists them. */
  records: SignOffRecords | null
  /** The day of sending in the business's time zone, such as 'November 20, 2026'. */
  day: string
}

/** The text of a document with all fields filled in. */
export function composeDocument(facts: DocumentFacts): DocumentText {
  const { agreementType, clientName, day, description, documentType, projectName, retainerAmount } = facts
  const lists = toRecordLists(facts.records)
  const body = documents.byType[documentType]
  const terms = documents.terms[agreementType]
  const amount = retainerAmount ? formatMoney(retainerAmount) : ''
  const values = {
    provider: names.business,
    client: clientName,
    project: projectName,
    region: contact.region,
    date: day,
    amount,
    description: description ?? '',
  }
  const fill = (text: string) => fillTemplate(text, values)
  const fillAll = (sections: typeof body.sections | typeof terms.sections) =>
    sections.map(({ heading, paragraphs }) => ({
      heading,
      // A missing description leaves no empty paragraph.
      paragraphs: paragraphs
        .flatMap((paragraph) => {
          const list = listNamed(paragraph)
          return list ? lists[list] : fill(paragraph)
        })
        .filter((paragraph) => paragraph !== ''),
    }))
  return {
    title: body.title,
    purpose: fill(body.purpose),
    facts: [
      { label: 'Client', value: clientName },
      { label: 'Provider', value: names.business },
      { label: 'Project', value: projectName },
      { label: 'Date', value: day },
      ...(facts.price ? [{ label: 'Project price', value: formatMoney(facts.price) }] : []),
      ...(amount ? [{ label: 'Retainer', value: amount }] : []),
    ],
    sections: fillAll(body.sections),
    termsTitle: terms.title,
    terms: fillAll(terms.sections),
    note: '',
    version: `${documentType} ${body.version}, ${agreementType} ${terms.version}`,
  }
}

function listNamed(paragraph: string): RecordList | undefined {
  return recordLists.find((name) => paragraph === `{${name}}`)
}
