/** Types that a browser shows and never runs; whatever else is kept is sent as bytes. */
const SHOWN = ['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** An answer that is a file which somebody has uploaded: under its own name, to be saved and not run. */
export class FileBody {
  readonly name: string
  readonly mime: string
  readonly bytes: Uint8Array
  /** What lies at its address never changes and is about nobody: a browser may keep it. */
  readonly isLasting: boolean

  constructor(file: {
    readonly name: string
    readonly mime: string
    readonly bytes: Uint8Array
    readonly isLasting?: boolean
  }) {
    this.name = file.name
    this.mime = file.mime
    this.bytes = file.bytes
    this.isLasting = file.isLasting ?? false
  }

  get headers(): Record<string, string> {
    return {
      'content-type': SHOWN.includes(this.mime) ? this.mime : 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeName(this.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': this.isLasting
        ? 'private, max-age=31536000, immutable'
        : 'private, no-store',
    }
  }
}

/** As RFC 8187 has it; encodeURIComponent leaves more than it allows. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
