/** A link in a message; with the name of a file that is shared under it. */
export interface LinkPart {
  readonly href: string
  readonly text: string
  readonly shared?: string
}

/**
 * Addresses of the web, and of shared files: `/Share/{name}/` (spec §2.3). A name that somebody writes
 * as it is may have spaces: how it ends tells where.
 */
const LINK =
  /https?:\/\/[^\s<>"]+|(?<![\w/])\/Share\/(?:[^/<>"\n]{1,300}?\^\d{3}\^\d{17}|[^\s/<>"]{1,1500})\//giu

/** What ends a sentence is no part of an address. */
const END = /[.,;:!?·)\]»'"]+$/u

/** A message's text as links and what stands between them; nothing but addresses of the web is a link. */
export function partsOf(text: string): (string | LinkPart)[] {
  const parts: (string | LinkPart)[] = []
  let at = 0
  for (const match of text.matchAll(LINK)) {
    const href = match[0].startsWith('/') ? match[0] : match[0].replace(END, '')
    if (match.index > at) parts.push(text.slice(at, match.index))
    parts.push(linkTo(href))
    at = match.index + href.length
  }
  if (at < text.length) parts.push(text.slice(at))
  return parts
}

/**
 * A text with a word in place of each shared file, whole or cut off.
 * ```ts
 * withoutShared('Δες /Share/CV%5E001%5E2026', '[αρχείο]') // => 'Δες [αρχείο]'
 * ```
 */
export const withoutShared = (text: string, word: string): string =>
  text.replace(
    // What has no end was cut off, and its name may have spaces: it goes to the end of the text.
    /(?<![\w/])\/Share\/(?:[^/<>"\n]{1,300}?\^\d{3}\^\d{17}\/|[^\s/<>"]+\/|[^/<>"\n]{0,300}$|[^\s<>"]+)/giu,
    word,
  )

function linkTo(href: string): LinkPart {
  if (!href.startsWith('/')) return { href, text: href }
  const shared = decoded(href.slice('/Share/'.length, -1))
  return { href, text: shared, shared }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
