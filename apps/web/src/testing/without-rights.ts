import { client, colleagues } from '@tallgrass/mocks'
import { trpcMock } from './trpc-mock'

/** Signs the client of the samples in as a contact who only reads. Their colleague Joel Okafor has all rights. */
export function withoutRights() {
  trpcMock.use({
    'auth.session': () => ({ ...client, rights: [] }),
    'portal.contacts.list': () =>
      colleagues.map((one) => {
        const has = one.id !== client.id
        return { ...one, signs: has, pays: has, reviews: has }
      }),
  })
}

/** What is to be signed by that colleague, as this contact sees it. */
export function signedByColleague() {
  const joel = colleagues.find(({ id }) => id !== client.id)
  return { signerId: joel?.id ?? client.id, signerName: joel?.name ?? '', signingUrl: null }
}
