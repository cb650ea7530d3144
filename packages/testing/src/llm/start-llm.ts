import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

/** Answers with an object or text from the model, fails with a status, drops the connection, or never answers. */
export type LlmBehavior =
  | { says: object | string; afterMs?: number }
  | { fails: number }
  | { hangsUp: true }
  | { silent: true }

interface ReceivedRequest {
  path: string | undefined
  headers: Record<string, string | string[] | undefined>
  body: unknown
}

export interface TestLlm {
  /** For an OpenAI-compatible client. */
  url: string
  /** For an Anthropic client. */
  anthropicUrl: string
  received: ReceivedRequest[]
  behave(behavior: LlmBehavior): void
  stop(): Promise<void>
}

const USAGE = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 }

/** A fake language model with configurable behavior. */
export async function startLlm(): Promise<TestLlm> {
  const received: ReceivedRequest[] = []
  let behavior: LlmBehavior = { fails: 503 }
  const server = createServer((request, response) => {
    const { headers, url: path } = request
    void json(request).then((body) => {
      received.push({ path, headers, body })
      answer(response, behavior, path?.endsWith('/messages') ?? false)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/v1`,
    anthropicUrl: `http://127.0.0.1:${port}/anthropic/v1`,
    received,
    behave(next) {
      behavior = next
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(response: ServerResponse, behavior: LlmBehavior, anthropic: boolean): void {
  if ('silent' in behavior) return
  if ('hangsUp' in behavior) {
    response.destroy()
  } else if ('fails' in behavior) {
    send(response, behavior.fails, { error: { message: 'Not today', type: 'server_error' } })
  } else {
    const { afterMs = 0, says } = behavior
    const text = typeof says === 'string' ? says : JSON.stringify(says)
    setTimeout(() => send(response, 200, anthropic ? asAnthropic(text) : asOpenAi(text)), afterMs)
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function asOpenAi(content: string) {
  const message = { role: 'assistant', content }
  return {
    id: 'chat-1',
    object: 'chat.completion',
    created: 1_800_000_000,
    model: 'stand-in',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: USAGE,
  }
}

function asAnthropic(text: string) {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-stand-in',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: USAGE.prompt_tokens, output_tokens: USAGE.completion_tokens },
  }
}
