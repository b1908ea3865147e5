import { pathMatcher } from '@telemachos/contract/route-paths'
import { createHash } from 'node:crypto'
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
  /** What signing in needs. */
  readonly signIn: Files
  /** What each page needs that is opened without an account. */
  readonly outside: readonly (Files & { readonly path: string })[]
  /**
   * What each route needs besides, what on a phone besides that, and the scripts that run as soon as
   * it is drawn in a window; its path as the route table writes it.
   */
  readonly routes: readonly (Files & {
    readonly path: string
    readonly onPhones?: Files
    readonly early?: readonly string[]
  })[]
}

interface Visit {
  readonly nonce: string
  readonly path: string
  readonly language: string
  /** Which way it is written. */
  readonly dir?: 'ltr' | 'rtl' | undefined
  readonly part?: keyof Omit<Parts, 'routes'> | undefined
  readonly phone?: boolean | undefined
  /** Addresses of answers that the page will need at once. */
  readonly answers: readonly string[]
  /** The colours that somebody chose. */
  readonly scheme?: 'light' | 'dark' | undefined
  /** Whether something may be drawn first: the scripts are loaded after it. */
  readonly mayBeDrawn: boolean
}

/** The built page, to be written for each visit. */
export interface BuiltPage {
  /** Another one for another build. */
  readonly build: string
  /** All that a browser needs to begin loading, and the page up to where it draws itself. */
  writeHead(visit: Visit): string
  /** The rest: what is drawn first, or nothing, and what the page begins with. */
  writeRest(visit: Visit, drawing: string, data: Readonly<Record<string, unknown>>): string
  /** The page of nobody in particular, with nothing that it begins with. */
  writeEmpty(nonce: string): string
}

const NOTHING: Files = { scripts: [], styles: [] }

const HEAD_END = '</head>'
const ROOT = '<div id="root">'
const BODY_END = '</body>'

/** As the build writes into the page what everybody needs. */
const STYLE_LINK = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\s*/g
const SCRIPT_LINK = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*/g

/** Reads the page and what is known of its parts from the folder that it was built into. */
export async function readPage(folder: string): Promise<BuiltPage> {
  const [written, partsText] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, 'parts.json'), 'utf8'),
  ])
  const parts = JSON.parse(partsText) as Parts
  const everybodys = {
    scripts: hrefsOf(SCRIPT_LINK, written),
    styles: hrefsOf(STYLE_LINK, written),
  }
  const html = written.replaceAll(STYLE_LINK, '').replaceAll(SCRIPT_LINK, '')
  const routes = parts.routes.map(({ path, onPhones = NOTHING, early = [], ...files }) => ({
    matches: pathMatcher(path),
    files: [files],
    onPhones: [files, onPhones],
    early,
  }))
  const outside = parts.outside.map(({ path, ...files }) => ({ matches: pathMatcher(path), files }))
  const texts = await readStyles(folder, [
    everybodys,
    parts.application,
    parts.signIn,
    ...parts.outside,
    ...routes.flatMap(({ onPhones }) => onPhones),
  ])
  const headEnd = placeOf(HEAD_END, html)
  const inRoot = placeOf(ROOT, html) + ROOT.length
  const bodyEnd = placeOf(BODY_END, html)

  const routeOf = ({ path, part }: Visit) =>
    part === 'application' ? routes.find(({ matches }) => matches.test(path)) : undefined
  const ofPart = ({ path, part }: Visit): Files[] => {
    if (part !== 'outside') return part ? [parts[part]] : []
    const found = outside.find(({ matches }) => matches.test(path))
    return found ? [found.files] : []
  }
  const neededBy = (visit: Visit): Files[] => {
    const { phone } = visit
    const route = routeOf(visit)
    const own = route ? (phone ? route.onPhones : route.files) : []
    return [everybodys, ...ofPart(visit), ...own]
  }
  const scriptsOf = (visit: Visit): string =>
    [
      ...neededBy(visit).flatMap(({ scripts }) => scripts.map(preloadScript)),
      ...visit.answers.map(preloadAnswer),
    ].join('')
  /** What answers in a drawing comes with it; the other scripts come after it. */
  const earlyOf = (visit: Visit): string =>
    visit.phone ? '' : (routeOf(visit)?.early ?? []).map(preloadScript).join('')
  /** The link that loads nothing tells the page's own loader that the style is there. */
  const inlineStyle = (href: string, nonce: string): string =>
    `<style nonce="${nonce}">${texts.get(href)}</style><link rel="stylesheet" disabled href="${href}">`

  return {
    build: createHash('sha256').update(written).update(partsText).digest('base64url').slice(0, 16),
    writeHead(visit) {
      const { nonce, language, dir, scheme, mayBeDrawn } = visit
      const attributes = [
        `lang="${language}"`,
        ...(dir === 'rtl' ? ['dir="rtl"'] : []),
        ...(scheme ? [`data-scheme="${scheme}"`] : []),
      ]
      const styles = neededBy(visit).flatMap((files) => files.styles)
      return [
        html
          .slice(0, headEnd)
          .replaceAll('__NONCE__', nonce)
          .replace('lang="el"', attributes.join(' ')),
        // What is first seen waits for no style: there are many, and all are small.
        ...styles.map((href) => inlineStyle(href, nonce)),
        mayBeDrawn ? earlyOf(visit) : scriptsOf(visit),
        html.slice(headEnd, inRoot),
      ].join('')
    },
    writeEmpty: (nonce) => written.replaceAll('__NONCE__', nonce),
    writeRest: (visit, drawing, data) =>
      [
        drawing,
        html.slice(inRoot, bodyEnd),
        // The page itself takes them from there when the drawing is seen.
        drawing && `<template id="later">${scriptsOf(visit)}</template>`,
        visit.mayBeDrawn && !drawing ? scriptsOf(visit) : '',
        `<script type="application/json" id="start">${writeData(data)}</script>`,
        html.slice(bodyEnd),
      ].join(''),
  }
}

function placeOf(part: string, html: string): number {
  const place = html.indexOf(part)
  if (place < 0) throw new Error(`the page has no ${part}`)
  return place
}

const hrefsOf = (link: RegExp, html: string): string[] =>
  [...html.matchAll(link)].map(([, href = '']) => href)

/** The texts of styles by their addresses. */
async function readStyles(folder: string, all: readonly Files[]): Promise<Map<string, string>> {
  const hrefs = new Set(all.flatMap(({ styles }) => styles))
  return new Map(
    await Promise.all(
      [...hrefs].map(async (href) => [href, await readFile(join(folder, href), 'utf8')] as const),
    ),
  )
}

const preloadScript = (href: string): string =>
  `<link rel="modulepreload" crossorigin href="${href}">`

const preloadAnswer = (address: string): string =>
  `<link rel="preload" as="fetch" crossorigin href="${address.replaceAll('&', '&amp;')}">`

/** As JSON in which nothing can end the element that it stands in. */
const writeData = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
