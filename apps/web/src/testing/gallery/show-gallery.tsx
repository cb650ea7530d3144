import '../../app/styles'
import '../../app/zod-setup'
import { createRoot } from 'react-dom/client'
import { answerSamples } from './answer-samples'
import { Gallery } from './gallery'

/** Shows the page of all components in place of the site. */
export function showGallery() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  answerSamples()
  createRoot(root).render(<Gallery />)
}
