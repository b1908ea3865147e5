import { patiently, type Patience } from '../api/patiently.ts'

const TRIES = 3
const PAUSE_MS = 500

export interface PageSource<Page> extends Patience {
  readonly pages: number
  /** How many are asked for at once (spec §9, export parallel page streams). */
  readonly streams: number
  readonly read: (page: number) => Promise<Page>
  /** Called when a page has failed again and again; resolves when it is to be tried anew. */
  readonly onFailure: (page: number, error: unknown) => Promise<void>
}

/**
 * Every page in order, so many of them under way at a time: whoever takes them slowly holds the others
 * back, so that no more than one above that are in memory.
 * @throws the signal's reason once it is aborted.
 */
export async function* readPages<Page>(source: PageSource<Page>): AsyncGenerator<Page> {
  const underWay: Promise<Page>[] = []
  const ask = (number: number): void => {
    if (number > source.pages) return
    const page = readPage(source, number)
    // Whoever awaits it hears of its failure; until then nobody does.
    page.catch(() => {})
    underWay.push(page)
  }
  for (let number = 1; number <= source.streams; number++) ask(number)
  for (let next = source.streams + 1; ; next++) {
    const first = underWay.shift()
    if (!first) return
    const page = await first
    source.signal.throwIfAborted()
    ask(next)
    yield page
  }
}

async function readPage<Page>(source: PageSource<Page>, page: number): Promise<Page> {
  for (let tries = 1; ; tries++) {
    source.signal.throwIfAborted()
    try {
      return await patiently(() => source.read(page), source)
    } catch (error) {
      source.signal.throwIfAborted()
      if (tries % TRIES === 0) await source.onFailure(page, error)
      else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries))
    }
  }
}
