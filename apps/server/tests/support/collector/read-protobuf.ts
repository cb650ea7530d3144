type Value = Uint8Array | bigint

/** The fields of a message, by number (Protocol Buffers, "Encoding"). */
export type Message = Map<number, Value[]>

export function readMessage(bytes: Uint8Array): Message {
  const fields: Message = new Map()
  let at = 0
  const varint = () => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++] ?? 0
      value |= BigInt(byte & 127) << shift
      if (byte < 128) return value
    }
  }
  const take = (length: number) => {
    at += length
    return bytes.subarray(at - length, at)
  }
  while (at < bytes.length) {
    const key = Number(varint())
    const kind = key & 7
    const value = kind === 0 ? varint() : take(kind === 1 ? 8 : kind === 5 ? 4 : Number(varint()))
    const field = key >> 3
    fields.set(field, [...(fields.get(field) ?? []), value])
  }
  return fields
}

export function messagesIn(message: Message, field: number): Message[] {
  return (message.get(field) ?? []).map((value) => readMessage(toBytes(value)))
}

export function textIn(message: Message | undefined, field: number): string {
  return new TextDecoder().decode(toBytes(message?.get(field)?.[0]))
}

export function hexIn(message: Message, field: number): string {
  return Buffer.from(toBytes(message.get(field)?.[0])).toString('hex')
}

export function numberIn(message: Message | undefined, field: number): number {
  const [value = 0n] = message?.get(field) ?? []
  return typeof value === 'bigint' ? Number(value) : new DataView(value.slice().buffer).getFloat64(0, true)
}

function toBytes(value: Value | undefined): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array()
}
