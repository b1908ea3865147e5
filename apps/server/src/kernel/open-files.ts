import type { FileHandle } from 'node:fs/promises'

interface OpenFile {
  readonly opening: Promise<FileHandle>
  users: number
  closesLater: NodeJS.Timeout | undefined
}

/** How long a file stays open of which nobody asks anything. */
const OPEN_MS = 1_000

/** Keeps files open for a moment after they were used: who has written a part most often writes the next. */
export class OpenFiles {
  readonly #open: (path: string) => Promise<FileHandle>
  readonly #files = new Map<string, OpenFile>()

  constructor(open: (path: string) => Promise<FileHandle>) {
    this.#open = open
  }

  /** @returns what the work returns. @throws what opening throws; what the work throws. */
  async use<Result>(path: string, work: (file: FileHandle) => Promise<Result>): Promise<Result> {
    const file = this.#files.get(path) ?? this.#begin(path)
    file.users += 1
    clearTimeout(file.closesLater)
    try {
      return await work(await file.opening)
    } finally {
      file.users -= 1
      if (file.users === 0) this.#rest(path, file)
    }
  }

  /** Lets go of a file that is removed: whoever comes next opens what there is then. */
  forget(path: string): void {
    const file = this.#files.get(path)
    this.#files.delete(path)
    if (file?.users === 0) void close(file)
  }

  #begin(path: string): OpenFile {
    const file = { opening: this.#open(path), users: 0, closesLater: undefined }
    this.#files.set(path, file)
    // Who could not open it may the next time.
    file.opening.catch(() => this.#files.delete(path))
    return file
  }

  /** Nobody uses it now. */
  #rest(path: string, file: OpenFile): void {
    if (this.#files.get(path) !== file) return void close(file)
    file.closesLater = setTimeout(() => this.forget(path), OPEN_MS).unref()
  }
}

async function close({ opening, closesLater }: OpenFile): Promise<void> {
  clearTimeout(closesLater)
  await opening.then((file) => file.close()).catch(() => undefined)
}
