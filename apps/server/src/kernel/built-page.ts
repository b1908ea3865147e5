import { pathMatcher } from '@telemachos/contract/core/route-paths'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Scripts and styles, by their addresses. */
interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What the build says of the page's parts: see the page's plugin that writes it. */
interface Parts {
  /** What everybody who has signed in needs, whatever the address. */
  readonly application: Files
  /** What each route needs besides; its path as the route table writes it. */
  readonly routes: readonly (Files & { readonly path: string })[]
}

interface Writing {
  readonly nonce: string
  readonly path: string
  readonly language: string
  readonly isSignedIn: boolean
  readonly answers: readonly string[]
}

/** The built page, to be written for each visit. */
export interface BuiltPage {
  /** All that a browser needs to begin loading: the page up to what it begins with. */
  writeHead(visit: Writing): string
  /** The rest: what it begins with, and the body. */
  writeRest(data: Readonly<Record<string, unknown>>): string
}

const HEAD_END = '</head>'

/** Reads the page and what is known of its parts from the folder that it was built into. */
export async function readPage(folder: string): Promise<BuiltPage> {
  const [html, parts] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, 'parts.json'), 'utf8').then((text) => JSON.parse(text) as Parts),
  ])
  const routes = parts.routes.map(({ path, ...files }) => ({ matches: pathMatcher(path), files }))
  const headEnd = html.indexOf(HEAD_END)
  if (headEnd < 0) throw new Error(`the page has no ${HEAD_END}`)
  return {
    writeHead({ nonce, path, language, isSignedIn, answers }) {
      const route = routes.find(({ matches }) => matches.test(path))
      const tags = [
        ...(isSignedIn ? tagsOf(parts.application) : []),
        ...(isSignedIn && route ? tagsOf(route.files) : []),
        ...answers.map(preloadAnswer),
      ]
      const head = html
        .slice(0, headEnd)
        .replaceAll('__NONCE__', nonce)
        .replace('lang="el"', `lang="${language}"`)
      return head + tags.join('')
    },
    writeRest: (data) =>
      `<script type="application/json" id="start">${writeData(data)}</script>${html.slice(headEnd)}`,
  }
}

function tagsOf({ scripts, styles }: Files): string[] {
  return [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
  ]
}

const preloadAnswer = (address: string): string =>
  `<link rel="preload" as="fetch" crossorigin href="${address.replaceAll('&', '&amp;')}">`

/** As JSON in which nothing can end the element that it stands in. */
const writeData = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
