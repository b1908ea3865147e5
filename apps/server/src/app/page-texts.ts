import { pathMatcher } from '@telemachos/contract/route-paths'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { offerTextPart, placeTexts } from '../modules/language/index.ts'

/** The texts that the page at an address begins with, for somebody who has signed in or who need not. */
export interface TextParts {
  readonly inside: (path: string) => string | undefined
  readonly outside: (path: string) => string | undefined
}

interface Scripts {
  readonly scripts: readonly string[]
  /** What is loaded once it is wanted. */
  readonly later?: readonly string[]
}

/** Of `parts.json`, see the page's plugin that writes it. */
interface Parts {
  readonly application: Scripts
  readonly routes: readonly Page[]
  readonly outside: readonly Page[]
}

interface Page extends Scripts {
  readonly state: string
  readonly path: string
  readonly onPhones?: Scripts
}

/** Which texts each script names. */
type Named = Readonly<Record<string, readonly string[]>>

/**
 * Reads from the built page which texts each of its routes may show before anything else is loaded, and
 * has the language calls answer them by themselves: a tenth of all. Translators are told from it where a
 * text is used. Undefined where the build does not say.
 */
export async function readTextParts(pageFolder: string): Promise<TextParts | undefined> {
  const [named, parts] = await Promise.all([
    readJson<Named>(join(pageFolder, 'texts.json')),
    readJson<Parts>(join(pageFolder, 'parts.json')),
  ])
  if (!named || !parts) return undefined
  const textsOf = (scripts: readonly string[]) => scripts.flatMap((script) => named[script] ?? [])
  placeTexts({
    everywhere: textsOf(allScripts(parts.application)),
    pages: [...parts.outside, ...parts.routes].map((page) => ({
      state: page.state,
      texts: textsOf([...allScripts(page), ...(page.onPhones?.scripts ?? [])]),
    })),
  })
  const finder = (pages: readonly Page[], shared: readonly string[]) => {
    const routes = pages.map(({ path, scripts, onPhones }) => {
      const all = [...shared, ...scripts, ...(onPhones?.scripts ?? [])]
      const part = offerTextPart(textsOf(all))
      return { matches: pathMatcher(path), part }
    })
    return (path: string) => routes.find(({ matches }) => matches.test(path))?.part
  }
  return {
    inside: finder(parts.routes, parts.application.scripts),
    outside: finder(parts.outside, []),
  }
}

const allScripts = ({ scripts, later = [] }: Scripts): string[] => [...scripts, ...later]

async function readJson<Value>(file: string): Promise<Value | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
