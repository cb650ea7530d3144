import { providerName, startProviderQuery } from '@tallgrass/contracts/account'
import type { ErrorCode } from '@tallgrass/domain'
import type { Components } from './components.ts'
import { type OperationFacts, type Parameter, usualRefusals } from './operation.ts'
import { toParameters } from './to-parameters.ts'

const queryField = (name: string, description: string): Parameter => ({
  name,
  in: 'query',
  required: false,
  schema: { type: 'string' },
  description,
})

/** The addresses that browsers visit to sign in with a provider. */
export function signInOperations(components: Components): OperationFacts[] {
  const name = toParameters(providerName, 'path', components)
  return [
    toFacts('start', {
      summary: 'Leave for a provider to sign in, or to connect an account',
      description: 'The address of a link, not of a call: it leads to the provider.',
      parameters: [...name, ...toParameters(startProviderQuery, 'query', components)],
      refuses: ['UNAUTHENTICATED', 'FORBIDDEN'],
    }),
    toFacts('callback', {
      summary: 'Come back from a provider',
      description:
        'The redirect address to register with the provider (OpenID Connect, authorization code flow). It leads to the portal, to the next step, or to a page that says why there is none.',
      parameters: [
        ...name,
        queryField('code', 'The authorization code.'),
        queryField('state', 'As sent to the provider.'),
        queryField('error', 'Why there is no code.'),
      ],
      refuses: [],
    }),
  ]
}

interface Facts {
  summary: string
  description: string
  parameters: Parameter[]
  refuses: ErrorCode[]
}

function toFacts(end: 'start' | 'callback', { refuses, ...facts }: Facts): OperationFacts {
  const usual = usualRefusals({
    access: 'ANYONE',
    isWrite: false,
    hasBody: false,
    hasInput: true,
    namesRecord: true,
  })
  return {
    ...facts,
    method: 'GET',
    path: `/api/auth/providers/{name}/${end}`,
    tag: 'Sign-in',
    access: 'ANYONE',
    body: undefined,
    answer: { status: 303, content: undefined, headers: ['Location'] },
    refuses: [...usual, ...refuses],
  }
}
