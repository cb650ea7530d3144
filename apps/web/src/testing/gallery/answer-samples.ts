import { projects } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { samplePdf } from '../sample-pdf'
import { answerPath, trpcMock } from '../trpc-mock'

const content = samplePdf(['The first page', 'The second page', 'The third page'])

export const SAMPLE_PDF = {
  name: 'Call scripts.pdf',
  address: '/api/files/sample/view',
  bytes: content.length,
}

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="20" cy="10" r="8"/></svg>`

/** Answers what the page shows and the small business has not: files, and messages that no one has read. */
export function answerSamples() {
  const unread = projects.map(({ id }) => ({ projectId: id, unread: 3 }))
  trpcMock.use({ 'portal.messages.unread': () => ({ projects: unread, total: 3 * unread.length }) })
  answerPath('/api/files/:id/view', () =>
    HttpResponse.text(PICTURE, { headers: { 'content-type': 'image/svg+xml' } }),
  )
  answerPath(SAMPLE_PDF.address, () => HttpResponse.arrayBuffer(content.buffer))
}
