import type { FastifyReply } from 'fastify'
import { AppError } from './errors.ts'
import type { StreamBody } from './file-body.ts'

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
