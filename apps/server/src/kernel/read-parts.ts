import { Busboy } from '@fastify/busboy'
import type { Readable } from 'node:stream'
import { AppError } from './errors.ts'
import { ReceivedFile } from './received-file.ts'

/** What one body may hold besides its whole length, which the server bounds before it is read. */
const LIMITS = {
  parts: 40,
  fields: 32,
  files: 8,
  fieldSize: 64 * 1024,
  headerPairs: 20,
  headerSize: 8 * 1024,
}

interface ReceivedPieces {
  readonly name: string
  readonly pieces: Buffer[]
  /** What of their memory is the body's alone. */
  readonly memory: ReadonlySet<ArrayBufferLike>
}

interface Part {
  readonly name: string
  /** A text, or a file. */
  readonly value: string | ReceivedPieces
}

/**
 * The parts of a multipart body by their names: texts as they are, files as `File`. A name that comes
 * again has a list. What a file holds stays in the pieces in which it came.
 * @param limit how many bytes the body may have.
 * @throws malformed_body; payload_too_large for a longer body, and for more or longer parts than any
 *   call takes.
 */
export async function readParts(
  contentType: string,
  body: Readable,
  limit: number,
): Promise<Record<string, unknown>> {
  try {
    return gather(await takeApart(contentType, body, limit))
  } catch (error) {
    // Nobody reads what else comes.
    body.unpipe().resume()
    if (error instanceof AppError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new AppError('malformed_body', { reason })
  }
}

function takeApart(contentType: string, body: Readable, limit: number): Promise<Part[]> {
  return new Promise((resolve, reject) => {
    const parts: Part[] = []
    const memory = new Set<ArrayBufferLike>()
    const parser = new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS })
    const refuse = (reason: string) => reject(new AppError('payload_too_large', { reason }))
    parser.on('field', (name, value, _nameTruncated, isTruncated) => {
      if (isTruncated) refuse('a part is too long')
      else parts.push({ name, value })
    })
    parser.on('file', (name, stream, fileName) => {
      const pieces: Buffer[] = []
      parts.push({ name, value: { name: fileName ?? '', pieces, memory } })
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('error', reject)
    })
    for (const exceeded of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) {
      parser.on(exceeded, () => refuse('too many parts'))
    }
    parser.on('error', reject)
    parser.on('finish', () => resolve(parts))
    let bytes = 0
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      // A shorter one may lie in memory that others have a share of.
      if (chunk.length === chunk.buffer.byteLength) memory.add(chunk.buffer)
      if (bytes > limit) refuse('the body is too long')
    })
    body.on('error', reject)
    body.pipe(parser)
  })
}

const toFile = ({ name, pieces, memory }: ReceivedPieces): File =>
  new ReceivedFile(pieces, name, memory)

function gather(parts: readonly Part[]): Record<string, unknown> {
  const gathered = new Map<string, unknown[]>()
  for (const { name, value } of parts) {
    if (typeof name !== 'string' || name === '__proto__') {
      throw new AppError('malformed_body', { reason: 'a part without a name, or a forbidden one' })
    }
    const values = gathered.get(name) ?? []
    values.push(typeof value === 'string' ? value : toFile(value))
    gathered.set(name, values)
  }
  return Object.fromEntries(
    [...gathered].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  )
}
