import {
  contact,
  type DocumentTemplate,
  documents,
  names,
  type RecordList,
  recordLists,
} from '@tallgrass/brand'
import type { DocumentText } from '@tallgrass/contracts'
import type { SignOffRecords } from '@tallgrass/db'
import type { AgreementType, DocumentType, Money } from '@tallgrass/domain'
import { fillTemplate, formatMoney } from '@tallgrass/domain'
import { toRecordLists } from './to-record-lists.ts'

interface DocumentFacts {
  agreementType: AgreementType
  documentType: DocumentType
  /** The contact in charge. */
  clientName: string
  /** The legal name of their organization, if it has a name of its own. */
  clientOrg: string | null
  /** Postal, in several lines. */
  clientAddress: string | null
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
  const { agreementType, clientAddress, clientName, clientOrg, day, description } = facts
  const { documentType, projectName, retainerAmount } = facts
  const client = clientOrg ?? clientName
  const lists = toRecordLists(facts.records)
  const body = documents.byType[documentType]
  const terms = documents.terms[agreementType]
  const amount = retainerAmount ? formatMoney(retainerAmount) : ''
  const values = {
    provider: names.business,
    client,
    project: projectName,
    region: contact.region,
    date: day,
    amount,
    description: description ?? '',
  }
  const fill = (text: string) => fillTemplate(text, values)
  const fillAll = (sections: DocumentTemplate['sections']) =>
    sections.map(({ heading, paragraphs, withoutAmount = paragraphs }) => ({
      heading,
      // A missing description leaves no empty paragraph.
      paragraphs: (amount ? paragraphs : withoutAmount)
        .flatMap((paragraph) => {
          const list = listNamed(paragraph)
          return list ? lists[list] : fill(paragraph)
        })
        .filter((paragraph) => paragraph !== ''),
    }))
  return {
    title: body.title,
    purpose: fill(body.purpose),
    organization: clientOrg,
    facts: [
      { label: 'Client', value: [client, ...linesOf(clientAddress)].join('\n') },
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

function linesOf(address: string | null): string[] {
  return (address?.split('\n') ?? []).map((line) => line.trim()).filter((line) => line !== '')
}

function listNamed(paragraph: string): RecordList | undefined {
  return recordLists.find((name) => paragraph === `{${name}}`)
}
