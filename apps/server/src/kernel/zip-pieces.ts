import { Zip, ZipPassThrough } from 'fflate'

/** A content that goes into an archive, by its number. */
interface Content {
  readonly id: number
  readonly pieces: AsyncIterable<Uint8Array>
}

/** What a content is called in an archive, and when it came. */
interface Label {
  readonly name: string
  readonly at: Date
}

/**
 * An archive of contents, piece by piece as they are read. They are packed already or not worth it:
 * nothing is compressed.
 * @param labels of each by its number; what has none is left out.
 */
export async function* zipPieces(
  contents: AsyncIterable<Content>,
  labels: ReadonlyMap<number, Label>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for await (const { id, pieces } of contents) {
    const label = labels.get(id)
    if (!label) continue
    const file = new ZipPassThrough(label.name)
    file.mtime = label.at
    zip.add(file)
    for await (const piece of pieces) {
      file.push(piece)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
