import { aiSeoDemo } from '@tallgrass/brand'
import { type SeoInputs, seoResults } from '@tallgrass/domain'
import { ScrollRegion } from '../../../ui/scroll-region'
import { Metrics } from '../pieces/metrics'
import { SearchResult } from './search-result'
import classes from './seo.module.css'

const { metrics, results: words, templates } = aiSeoDemo

/** The results: the search result before and after, answers and citations; last, what only machines read. */
export function SeoReport({ inputs }: { inputs: SeoInputs }) {
  const { after, answers, before, citations, schema } = seoResults(inputs, templates)
  return (
    <div className={classes.report}>
      <Metrics metrics={metrics} />
      <div className={classes.pair}>
        <SearchResult label={words.before} snippet={before} />
        <SearchResult label={words.after} snippet={after} isBetter />
      </div>
      <section className={classes.part} aria-labelledby="seo-answers">
        <h3 id="seo-answers">{words.answers}</h3>
        <dl>
          {answers.map(({ answer, question }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={classes.part} aria-labelledby="seo-citations">
        <h3 id="seo-citations">{words.citations}</h3>
        <dl>
          {citations.map(({ reason, source }) => (
            <div key={source}>
              <dt>{source}</dt>
              <dd>{reason}</dd>
            </div>
          ))}
        </dl>
      </section>
      <details className={classes.schema}>
        <summary>
          <h3>{words.schema}</h3>
          <span>{words.schemaText}</span>
        </summary>
        <ScrollRegion label={words.schema} className={classes.code}>
          <pre>{schema}</pre>
        </ScrollRegion>
      </details>
    </div>
  )
}
