import { toId } from '@tallgrass/domain'
import { assert, expect, test } from 'vitest'
import type { SendHandlers } from './send-file'
import { createUploadQueue } from './upload-queue'
import { tooMany } from './upload-target'
import { uploadsInWords } from './upload-words'

const aFile = (name: string) => new File(['12345'], name)

function givenQueue() {
  const sent: {
    name: string
    internal: boolean
    handlers: SendHandlers
    cancelled: boolean
    resumed: number
    ended: boolean
  }[] = []
  const guards = { open: 0 }
  const queue = createUploadQueue({
    async send({ name }, internal, handlers) {
      const one = { name, internal, handlers, cancelled: false, resumed: 0, ended: false }
      sent.push(one)
      return {
        cancel: () => {
          one.cancelled = true
        },
        resume: () => {
          one.resumed += 1
        },
        end: () => {
          one.ended = true
        },
      }
    },
    onArrived: async () => {},
    guard() {
      guards.open += 1
      return () => {
        guards.open -= 1
      }
    },
  })
  const states = () => queue.snapshot().uploads.map(({ name, state }) => `${name} ${state}`)
  return { queue, sent, states, guards }
}

test('three files are on their way at a time, and the next begins when one has arrived', async () => {
  const { guards, queue, sent, states } = givenQueue()
  queue.add(['a', 'b', 'c', 'd'].map(aFile))
  expect(states()).toEqual(['a SENDING', 'b SENDING', 'c SENDING', 'd WAITING'])
  expect(guards.open).toBe(1)
  expect(uploadsInWords(queue.snapshot())).toBe('Uploading 4 files.')
  sent[1]?.handlers.onArrived()
  await expect.poll(states).toEqual(['a SENDING', 'c SENDING', 'd SENDING'])
  expect(uploadsInWords(queue.snapshot())).toBe('1 of 4 files uploaded.')
  for (const one of sent) if (one.name !== 'b') one.handlers.onArrived()
  await expect.poll(states).toEqual([])
  expect(uploadsInWords(queue.snapshot())).toBe('4 files uploaded.')
  expect(guards.open, 'the page may close').toBe(0)
})

test('a refused file stays with its reason, lets the next begin, and goes on after a retry', async () => {
  const { queue, sent, states } = givenQueue()
  queue.add(['a', 'b', 'c', 'd'].map(aFile))
  await expect.poll(() => sent.length).toBe(3)
  sent[0]?.handlers.onStopped('“a” is empty.')
  expect(states()).toEqual(['a STOPPED', 'b SENDING', 'c SENDING', 'd SENDING'])
  expect(uploadsInWords(queue.snapshot())).toBe('Uploading 3 files. a was not uploaded. “a” is empty.')
  sent[1]?.handlers.onArrived()
  await expect.poll(states).toEqual(['a STOPPED', 'c SENDING', 'd SENDING'])
  queue.retry(1)
  expect(states()).toEqual(['a SENDING', 'c SENDING', 'd SENDING'])
  expect(sent[0]?.resumed).toBe(1)
})

test('a cancelled file is given up, also while it has not begun', async () => {
  const { queue, sent, states } = givenQueue()
  queue.add(['a', 'b'].map(aFile))
  queue.cancel(1)
  await expect.poll(() => sent[0]?.cancelled).toBe(true)
  queue.cancel(2)
  expect(sent[1]?.cancelled).toBe(true)
  expect(states()).toEqual([])
})

test('all uploads end at once when their owner is signed out, and the page may close', async () => {
  const { guards, queue, sent, states } = givenQueue()
  queue.add(['a', 'b', 'c', 'd'].map(aFile))
  await expect.poll(() => sent.length).toBe(3)
  queue.end()
  expect(sent.map(({ ended }) => ended)).toEqual([true, true, true])
  expect(states()).toEqual([])
  expect(guards.open).toBe(0)
  sent[0]?.handlers.onProgress(3)
  await Promise.resolve()
  expect(states()).toEqual([])
  expect(sent).toHaveLength(3)
})

test('what waits for the connection goes on when it is back', async () => {
  const { queue, sent, states } = givenQueue()
  queue.add(['a', 'b'].map(aFile))
  await expect.poll(() => sent.length).toBe(2)
  sent[0]?.handlers.onReconnect()
  expect(states()).toEqual(['a RECONNECTING', 'b SENDING'])
  queue.reconnect()
  expect(sent.map(({ resumed }) => resumed)).toEqual([1, 0])
  sent[0]?.handlers.onProgress(3)
  expect(states()).toEqual(['a SENDING', 'b SENDING'])
})

test('refuses 300 files at once, and more than 20 to a message, in one sentence', () => {
  const projectId = toId('Project', '0198c0de-0000-7000-8000-000000000001')
  assert(projectId)
  const of = (purpose: 'project' | 'message') => ({ projectId, purpose })
  expect(tooMany(of('project'), { before: 40, chosen: 50 })).toBeUndefined()
  expect(tooMany(of('project'), { before: 0, chosen: 300 })).toMatch(
    'You chose 300 files. At most 50 can be uploaded at once, so none was added.',
  )
  expect(tooMany(of('message'), { before: 18, chosen: 2 })).toBeUndefined()
  expect(tooMany(of('message'), { before: 18, chosen: 3 })).toMatch(
    'You chose 3 more files, and 18 are here already. At most 20 files can be sent at once',
  )
})
