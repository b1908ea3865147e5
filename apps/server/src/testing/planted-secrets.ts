import { unzipSync } from 'fflate'
import { Buffer } from 'node:buffer'

/** Where a secret was found, in which form. */
export interface FoundSecret {
  readonly secret: string
  readonly where: string
}

/** A text in base64, wherever in the encoded text it begins: without the signs that others share. */
function inBase64(text: string): string[] {
  return [0, 1, 2].map((shift) => {
    const encoded = Buffer.from('\0'.repeat(shift) + text).toString('base64')
    return encoded.slice(shift === 0 ? 0 : 4, -4)
  })
}

/** Every form in which a secret would give itself away. */
function formsOf(secret: string): string[] {
  const base64 = inBase64(secret)
  return [
    secret,
    encodeURIComponent(secret),
    encodeURIComponent(encodeURIComponent(secret)),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString('hex'),
    ...base64,
    ...base64.map((one) => one.replaceAll('+', '-').replaceAll('/', '_')),
  ]
}

/** Secrets by what they open, of each of which no trace is to be found. */
export class PlantedSecrets {
  readonly #forms = new Map<string, readonly string[]>()

  /** @throws Error for what is too short to be known again. */
  plant(name: string, secret: string | undefined): void {
    if (secret === undefined || secret.length < 16) throw new Error(`${name} is no secret`)
    this.#forms.set(name, formsOf(secret))
  }

  get names(): string[] {
    return [...this.#forms.keys()]
  }

  /** Those that a text has, in one form or another. */
  within(text: string, where: string): FoundSecret[] {
    return [...this.#forms].flatMap(([secret, forms]) =>
      forms.some((form) => text.includes(form)) ? [{ secret, where }] : [],
    )
  }

  /** The same in bytes; of an archive in each of its entries. */
  withinBytes(bytes: Uint8Array, where: string): FoundSecret[] {
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
    const entries = isZip ? Object.entries(unzipSync(bytes)) : []
    return [
      ...this.within(Buffer.from(bytes).toString('latin1'), where),
      ...entries.flatMap(([name, entry]) => this.withinBytes(entry, `${where}: ${name}`)),
    ]
  }
}
