import { IconFileTypePdf } from '@tabler/icons-react'
import { contact, names } from '@tallgrass/brand'
import type { DocumentText, SigningView } from '@tallgrass/contracts'
import classes from './paper.module.css'

/** The text of a document, the same as in its PDF. */
export function Paper({ fileUrl, text }: Pick<SigningView, 'fileUrl' | 'text'>) {
  const { facts, note, purpose, sections, terms, termsTitle, title } = text
  return (
    <article className={classes.paper} aria-labelledby="paper-title">
      <p className={classes.small}>
        {names.business}, {contact.region}
      </p>
      <h2 id="paper-title">{title}</h2>
      <p>{purpose}</p>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Sections sections={sections} />
      {terms.length > 0 && <h2 className={classes.terms}>{termsTitle}</h2>}
      <Sections sections={terms} />
      <footer>
        {note && <p className={classes.small}>{note}</p>}
        <a href={fileUrl} target="_blank" rel="noopener">
          <IconFileTypePdf aria-hidden />
          Open as PDF
        </a>
      </footer>
    </article>
  )
}

function Sections({ sections }: { sections: DocumentText['sections'] }) {
  return sections.map(({ heading, paragraphs }) => (
    <section key={heading}>
      <h3>{heading}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ))
}
