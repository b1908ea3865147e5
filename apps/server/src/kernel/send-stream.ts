import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { AppError } from './errors.ts'
import type { PiecesBody, StreamBody } from './file-body.ts'

/**
 * Sends a file piece by piece: the range that the request asks for, or nothing where the browser has it.
 * @throws not_found where the content is not there.
 */
export async function sendStream(reply: FastifyReply, body: StreamBody): Promise<FastifyReply> {
  const { headers } = reply.request
  void reply.headers(body.headers)
  if (headers['if-none-match'] === body.tag) return reply.code(304).send()
  // A range is of the content that the browser has a part of, or the whole is sent.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === body.tag
  const range = isSame ? body.rangeOf(headers.range) : undefined
  if (range === null) {
    return reply.code(416).header('content-range', `bytes */${body.length}`).send()
  }
  const stream = await body.open(range)
  if (!stream) throw new AppError('not_found', { reason: 'the content of a file is missing' })
  if (range) {
    void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${body.length}`)
  }
  void reply.header('content-length', range ? range.end - range.start + 1 : body.length)
  return reply.send(stream)
}

/**
 * Sends what is made piece by piece, once the first piece is there: until then it can still be refused.
 * @throws what making the first piece throws.
 */
export async function sendPieces(reply: FastifyReply, body: PiecesBody): Promise<FastifyReply> {
  const making = body.pieces[Symbol.asyncIterator]()
  const first = await making.next()
  async function* all(): AsyncGenerator<string | Uint8Array> {
    try {
      for (let next = first; !next.done; next = await making.next()) yield next.value
    } finally {
      await making.return?.()
    }
  }
  return reply.headers(body.headers).send(Readable.from(all()))
}
