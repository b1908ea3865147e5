import type { FormFile } from '@telemachos/contract/core/form-file'

/**
 * A file of a body that has been received: its content stays the one buffer that it came in. A File of
 * the platform copies it, twice by the time that it is read, and most of an upload would be that.
 */
export class ReceivedFile extends File {
  readonly #content: Buffer

  constructor(content: Buffer, name: string) {
    super([], name)
    this.#content = content
    // The platform's own says what it has copied.
    Object.defineProperty(this, 'size', { value: content.length })
  }

  /** The content itself, not a copy. */
  get content(): Buffer {
    return this.#content
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#whole().arrayBuffer()
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#content.toString('utf8'))
  }

  override stream(): ReturnType<File['stream']> {
    return this.#whole().stream()
  }

  override slice(start?: number, end?: number, type?: string): Blob {
    return this.#whole().slice(start, end, type)
  }

  #whole(): Blob {
    return new Blob([Uint8Array.from(this.#content)])
  }
}

/** What a file of a form holds; without a copy, where it has been received. */
export async function contentOf(file: FormFile): Promise<Buffer> {
  return file instanceof ReceivedFile ? file.content : Buffer.from(await file.arrayBuffer())
}
