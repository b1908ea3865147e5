import { Busboy } from '@fastify/busboy'
import { Readable } from 'node:stream'
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

/**
 * A body is taken apart in pieces, to end where it turns out to hold too much. A part of an upload is one
 * piece, so that its content is not copied.
 */
const PIECE = 1024 * 1024

interface Part {
  readonly name: string
  /** A text, or the pieces of a file and its name. */
  readonly value: string | { readonly name: string; readonly pieces: Buffer[] }
}

/**
 * The parts of a multipart body by their names: texts as they are, files as `File`. A name that comes
 * again has a list.
 * @throws malformed_body; payload_too_large for more or longer parts than any call takes.
 */
export async function readParts(
  contentType: string,
  bytes: Buffer,
): Promise<Record<string, unknown>> {
  try {
    return gather(await takeApart(contentType, bytes))
  } catch (error) {
    if (error instanceof AppError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new AppError('malformed_body', { reason })
  }
}

function takeApart(contentType: string, bytes: Buffer): Promise<Part[]> {
  return new Promise((resolve, reject) => {
    const parts: Part[] = []
    const parser = new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS })
    const source = Readable.from(pieces(bytes))
    const refuse = (reason: string) => {
      source.destroy()
      reject(new AppError('payload_too_large', { reason }))
    }
    parser.on('field', (name, value, _nameTruncated, isTruncated) => {
      if (isTruncated) refuse('a part is too long')
      else parts.push({ name, value })
    })
    parser.on('file', (name, stream, fileName) => {
      const pieces: Buffer[] = []
      parts.push({ name, value: { name: fileName ?? '', pieces } })
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('error', reject)
    })
    for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) {
      parser.on(limit, () => refuse('too many parts'))
    }
    parser.on('error', reject)
    parser.on('finish', () => resolve(parts))
    source.pipe(parser)
  })
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

const toFile = ({ name, pieces }: Exclude<Part['value'], string>): File =>
  new ReceivedFile(pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces), name)

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
