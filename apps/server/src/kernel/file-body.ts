import type { Readable } from 'node:stream'
import type { ByteRange } from './file-storage.ts'

/** Types that a browser shows and never runs; whatever else is kept is sent as bytes. */
const SHOWN = ['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** Of those, and of sound, video and plain text, what may be shown in place of being saved. */
const INLINE = /^(image\/(png|jpeg|gif|webp)|(audio|video)\/[\w.+-]+|text\/plain)$/

/** What can be told of a file before it is sent. */
interface Described {
  readonly name: string
  readonly mime: string
}

/** An answer that is a file which somebody has uploaded: under its own name, to be saved and not run. */
export class FileBody {
  readonly name: string
  readonly mime: string
  readonly bytes: Uint8Array
  /** What lies at its address never changes and is about nobody: a browser may keep it. */
  readonly isLasting: boolean

  constructor(file: Described & { readonly bytes: Uint8Array; readonly isLasting?: boolean }) {
    this.name = file.name
    this.mime = file.mime
    this.bytes = file.bytes
    this.isLasting = file.isLasting ?? false
  }

  get headers(): Record<string, string> {
    return {
      ...harmless(this, false),
      'content-type': SHOWN.includes(this.mime) ? this.mime : 'application/octet-stream',
      'cache-control': this.isLasting
        ? 'private, max-age=31536000, immutable'
        : 'private, no-store',
    }
  }
}

/**
 * An answer that is a page as somebody of the programme has written it: shown, in a frame of ours too, with
 * nothing that runs, loads or leads anywhere.
 */
export class WrittenPage extends FileBody {
  constructor(name: string, html: string) {
    super({ name, mime: 'text/html', bytes: Buffer.from(html) })
  }

  override get headers(): Record<string, string> {
    return {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-modals",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'private, no-store',
    }
  }
}

/**
 * The same for what may be large: sent piece by piece, and by ranges. What a browser could run is only
 * ever saved; pictures, sound, video and plain text are shown where the call asks for it.
 */
export class StreamBody {
  readonly name: string
  readonly mime: string
  readonly charset: string
  readonly length: number
  /** Changes with the content. */
  readonly tag: string
  readonly open: (range?: ByteRange) => Promise<Readable | undefined>
  readonly #isInline: boolean

  constructor(
    file: Described & {
      /** What a text is written in; UTF-8 without. */
      readonly charset?: string | null
      readonly bytes: number
      readonly tag: string
      readonly isInline: boolean
      readonly open: (range?: ByteRange) => Promise<Readable | undefined>
    },
  ) {
    this.name = file.name
    this.mime = file.mime
    this.charset = file.charset ?? 'utf-8'
    this.length = file.bytes
    this.tag = `"${file.tag}"`
    this.open = file.open
    this.#isInline = file.isInline
  }

  get headers(): Record<string, string> {
    const isShown = SHOWN.includes(this.mime) || INLINE.test(this.mime)
    const type = this.mime === 'text/plain' ? `text/plain; charset=${this.charset}` : this.mime
    return {
      ...harmless(this, this.#isInline && INLINE.test(this.mime)),
      'content-type': isShown ? type : 'application/octet-stream',
      // Whether the caller may still read it is asked each time.
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      etag: this.tag,
    }
  }

  /**
   * Which bytes a request's Range asks for: undefined for the whole, null for none that there are.
   * Of several ranges, the whole is sent.
   * ```ts
   * const body = new StreamBody({ name: 'a', mime: 'text/plain', bytes: 10, tag: 'x', isInline: false, open: async () => undefined })
   * body.rangeOf('bytes=2-4') // => { start: 2, end: 4 }
   * body.rangeOf('bytes=-3') // => { start: 7, end: 9 }
   * body.rangeOf('bytes=10-') // => null
   * body.rangeOf('lines=1-2') // => undefined
   * ```
   */
  rangeOf(header: string | undefined): ByteRange | null | undefined {
    const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
    if (first === '' && last === '') return undefined
    const start = first === '' ? Math.max(0, this.length - Number(last)) : Number(first)
    const end = first === '' || last === '' ? this.length - 1 : Number(last)
    if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined
    return start < this.length ? { start, end: Math.min(end, this.length - 1) } : null
  }
}

/** An answer that is a file of the product's own, made and sent piece by piece: it is never there whole. */
export class PiecesBody {
  readonly pieces: AsyncIterable<string | Uint8Array>
  /** What it is called, where the call does not say so. */
  readonly name: string | undefined

  constructor(pieces: AsyncIterable<string | Uint8Array>, name?: string) {
    this.pieces = pieces
    this.name = name
  }

  /** Of one that has a name of its own. */
  get headers(): Record<string, string> {
    return this.name === undefined ? {} : harmless({ name: this.name }, false)
  }
}

/** What keeps a file from being run by the browser that receives it. */
function harmless({ name }: Pick<Described, 'name'>, isInline: boolean): Record<string, string> {
  return {
    'content-disposition': `${isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  }
}

/** As RFC 8187 has it; encodeURIComponent leaves more than it allows. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
