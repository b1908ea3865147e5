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
  readonly data: Readonly<Record<string, unknown>>
  readonly isSignedIn: boolean
  readonly answers: readonly string[]
}

/** The built page, to be written for each visit. */
export interface BuiltPage {
  write(visit: Writing): string
}

/** Reads the page and what is known of its parts from the folder that it was built into. */
export async function readPage(folder: string): Promise<BuiltPage> {
  const [html, parts] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, 'parts.json'), 'utf8').then((text) => JSON.parse(text) as Parts),
  ])
  const routes = parts.routes.map(({ path, ...files }) => ({ matches: matcherOf(path), files }))
  return {
    write({ nonce, path, language, data, isSignedIn, answers }) {
      const route = routes.find(({ matches }) => matches.test(path))
      const head = [
        ...(isSignedIn ? tagsOf(parts.application) : []),
        ...(isSignedIn && route ? tagsOf(route.files) : []),
        ...answers.map(preloadAnswer),
        `<script type="application/json" id="start">${writeData(data)}</script>`,
      ]
      return html
        .replaceAll('__NONCE__', nonce)
        .replace('lang="el"', `lang="${language}"`)
        .replace('</head>', () => `${head.join('')}</head>`)
    },
  }
}

/** `{name}` is one step of a path, `{name?}` one that may be missing; the case does not matter. */
function matcherOf(path: string): RegExp {
  const pattern = path.replace(/\/\{\w+\?\}/g, '(?:/[^/]+)?').replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}/?$`, 'i')
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
