import type { FormFile } from '@telemachos/contract/core/form-file'

/**
 * A file of a body that has been received: its content stays in the pieces in which it came. A File of
 * the platform copies it, twice by the time that it is read, and most of an upload would be that.
 */
export class ReceivedFile extends File {
  readonly pieces: readonly Buffer[]
  readonly #memory: ReadonlySet<ArrayBufferLike>

  /** @param memory what of the pieces' memory is the body's alone. */
  constructor(
    pieces: readonly Buffer[],
    name: string,
    memory: ReadonlySet<ArrayBufferLike> = new Set(),
  ) {
    super([], name)
    this.pieces = pieces
    this.#memory = memory
    // The platform's own says what it has copied.
    Object.defineProperty(this, 'size', {
      value: pieces.reduce((sum, { length }) => sum + length, 0),
    })
  }

  /**
   * Gives the memory of the content back. It lies outside of the heap, where it would stay until a full
   * collection: an upload that comes fast brings one about for every few parts. Whoever calls this reads
   * nothing of the body any more.
   */
  release(): void {
    for (const buffer of new Set(this.pieces.map((piece) => piece.buffer))) {
      const isOwn = buffer instanceof ArrayBuffer && this.#memory.has(buffer) && !buffer.detached
      // What was transferred has no place here any more.
      if (isOwn) buffer.transfer(0)
    }
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#whole().arrayBuffer()
  }

  override text(): Promise<string> {
    return Promise.resolve(join(this.pieces).toString('utf8'))
  }

  override stream(): ReturnType<File['stream']> {
    return this.#whole().stream()
  }

  override slice(start?: number, end?: number, type?: string): Blob {
    return this.#whole().slice(start, end, type)
  }

  #whole(): Blob {
    return new Blob([Uint8Array.from(join(this.pieces))])
  }
}

/** One after the other; without a copy where there is but one. */
const join = (pieces: readonly Buffer[]): Buffer =>
  pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)

/** What a file of a form holds, piece by piece; without a copy, where it has been received. */
export async function piecesOf(file: FormFile): Promise<readonly Buffer[]> {
  return file instanceof ReceivedFile ? file.pieces : [Buffer.from(await file.arrayBuffer())]
}

/** What a file of a form holds as a whole. */
export const contentOf = async (file: FormFile): Promise<Buffer> => join(await piecesOf(file))

/** Gives the memory of a received file back: see ReceivedFile. */
export function release(file: FormFile): void {
  if (file instanceof ReceivedFile) file.release()
}
