import { aiSeoDemo } from '@tallgrass/brand'
import classes from './search-result.module.css'

interface SearchResultProps {
  label: string
  snippet: { title: string; meta: string; heading: string }
  isBetter?: boolean
}

/** A page as it appears in search results, and its heading. */
export function SearchResult({ isBetter, label, snippet }: SearchResultProps) {
  return (
    <section className={classes.result} aria-label={label} data-better={isBetter}>
      <h3>{label}</h3>
      <p className={classes.title}>{snippet.title}</p>
      <p className={classes.meta}>{snippet.meta}</p>
      <p className={classes.heading}>
        <span>{aiSeoDemo.results.heading}</span> {snippet.heading}
      </p>
    </section>
  )
}
