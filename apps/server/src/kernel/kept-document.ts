import type { FastifyReply } from 'fastify'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESS: Record<'br' | 'gzip', (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** For so many seconds browsers ask no more; then they ask whether it is still the same. */
const FRESH_SECONDS = 300

/**
 * A JSON document that is the same for everybody as long as the process lives: each form of it is made once,
 * when somebody first asks for it.
 */
export class KeptDocument {
  readonly #make: () => unknown
  #made: { readonly bytes: Buffer; readonly tag: string } | undefined
  readonly #packed = new Map<string, Promise<Buffer>>()

  constructor(make: () => unknown) {
    this.#make = make
  }

  /** Sends it as the caller's browser reads it, or says that it has not changed. */
  async send(reply: FastifyReply): Promise<FastifyReply> {
    const { headers } = reply.request
    const { bytes, tag } = (this.#made ??= written(this.#make()))
    const accepted = headers['accept-encoding'] ?? ''
    const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name))
    void reply.headers({
      'cache-control': `public, max-age=${FRESH_SECONDS}`,
      // The same document however it is packed.
      etag: `W/"${tag}"`,
      vary: 'accept-encoding',
    })
    if (headers['if-none-match']?.includes(`"${tag}"`)) return reply.status(304).send()
    void reply.type('application/json; charset=utf-8')
    if (!encoding) return reply.send(bytes)
    return reply.header('content-encoding', encoding).send(await this.#pack(encoding, bytes))
  }

  #pack(encoding: keyof typeof COMPRESS, bytes: Buffer): Promise<Buffer> {
    const before = this.#packed.get(encoding)
    if (before) return before
    const packing = COMPRESS[encoding](bytes)
    this.#packed.set(encoding, packing)
    return packing
  }
}

function written(document: unknown): { bytes: Buffer; tag: string } {
  const bytes = Buffer.from(JSON.stringify(document))
  return { bytes, tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) }
}

const accepts = (accepted: string, encoding: string): boolean =>
  new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`, 'i').test(accepted)
