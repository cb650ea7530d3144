import { fileId } from '@tallgrass/contracts'
import type { ErrorCode } from '@tallgrass/domain'
import type { Components } from './components.ts'
import { type OperationFacts, type Parameter, usualRefusals } from './operation.ts'
import { toParameters } from './to-parameters.ts'

const PROTOCOL = 'By the tus protocol, version 1.0.0 (https://tus.io/protocols/resumable-upload).'
const FILE = { type: 'string', format: 'binary' }

const header = (name: string, schema: Parameter['schema'], description: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  schema,
  description,
})
const VERSION = header('Tus-Resumable', { type: 'string', enum: ['1.0.0'] }, 'The version of the protocol.')
const OFFSET = header('Upload-Offset', { type: 'integer', minimum: 0 }, 'How many bytes are stored already.')
const LENGTH = header('Upload-Length', { type: 'integer', minimum: 1 }, 'The size of the file in bytes.')
const METADATA = header(
  'Upload-Metadata',
  { type: 'string' },
  'filename, projectId, purpose (project, task, message or hand-in), and for a task or a hand-in taskId; internal is 1 for a file that clients never see. Names with their values in Base64.',
)

const LOCKED = { 423: 'Another request goes on with this file.' }

interface Upload {
  method: string
  summary: string
  description: string
  parameters: Parameter[]
  hasContent?: boolean
  answer: OperationFacts['answer']
  refuses: ErrorCode[]
}

/** Files that arrive. */
export function uploadOperations(components: Components): OperationFacts[] {
  const id = toParameters(fileId, 'path', components)
  return [
    toFacts('/api/uploads', {
      method: 'POST',
      summary: 'Announce a file',
      description: PROTOCOL,
      parameters: [VERSION, LENGTH, METADATA],
      answer: { status: 201, content: undefined, headers: ['Location'] },
      refuses: ['INVALID', 'NOT_FOUND', 'TOO_LARGE'],
    }),
    toFacts('/api/uploads/{id}', {
      method: 'HEAD',
      summary: 'How much of a file has arrived',
      description: PROTOCOL,
      parameters: [...id, VERSION],
      answer: { status: 200, content: undefined, headers: ['UploadOffset'] },
      refuses: ['INVALID'],
    }),
    toFacts('/api/uploads/{id}', {
      method: 'PATCH',
      summary: 'Send the content of a file, or the rest of it',
      description: `${PROTOCOL} May keep less than was sent: the answer says from where to go on. What is not of the kind that its name says, or contains a virus, is refused with the last byte.`,
      parameters: [...id, VERSION, OFFSET],
      hasContent: true,
      answer: { status: 204, content: undefined, headers: ['UploadOffset'] },
      refuses: ['INVALID', 'GONE', 'TOO_LARGE'],
    }),
    toFacts('/api/uploads/{id}', {
      method: 'DELETE',
      summary: 'Give up a file that has not arrived completely',
      description: PROTOCOL,
      parameters: [...id, VERSION],
      answer: { status: 204, content: undefined, headers: [] },
      refuses: ['INVALID'],
    }),
  ]
}

function toFacts(path: string, { hasContent = false, refuses, ...facts }: Upload): OperationFacts {
  const usual = usualRefusals({
    access: 'USER',
    isWrite: true,
    hasBody: false,
    hasInput: false,
    namesRecord: path.includes('{'),
  })
  return {
    ...facts,
    path,
    also: facts.method === 'POST' ? undefined : LOCKED,
    tag: 'Files',
    access: 'USER',
    scope: 'files:write',
    body: hasContent ? { type: 'application/offset+octet-stream', schema: FILE, required: true } : undefined,
    refuses: [...usual, ...refuses],
  }
}
