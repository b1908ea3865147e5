import { listPastedItems } from './pasted-lists.ts'
import { markPasted } from './pasted-marks.ts'

/**
 * What was copied elsewhere, for an editor that knows headings of two levels, lists, links and what is
 * bold, italic or underlined: what Google Docs says by styles is said by elements, the lists of Word, which
 * it writes as paragraphs, are lists again, as deep and with the numbers that they had, and upper headings
 * are the upper ones. What the editor does not know it leaves out by itself.
 */
export function cleanPasted(html: string): string {
  // What was copied here is as the editor has it.
  return html.includes('data-pm-slice') ? html : pastedBody(html).innerHTML
}

/** The same as elements, which are in no document. */
export function pastedBody(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(withoutInline(html), 'text/html')
  for (const unwanted of body.querySelectorAll('script, title, meta, link')) unwanted.remove()
  removeComments(body)
  markPasted(body)
  listPastedItems(body)
  renameHeadings(body)
  return body
}

/** Styles and handlers within tags the page's policy refuses, and reports, when they are only read. */
function withoutInline(html: string): string {
  return html
    .replace(/<style[^>]*>.*?<\/style>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/\s(style|on[a-z]+)\s*=/gi, (_all, name: string) => ` data-${name}=`),
    )
}

/** Word keeps what other programs are not to see in comments. */
function removeComments(root: Node): void {
  for (const child of Array.from(root.childNodes)) {
    if (child.nodeType === Node.COMMENT_NODE) child.remove()
    else removeComments(child)
  }
}

function renameHeadings(body: HTMLElement): void {
  const found = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const upper = Math.min(...found.map(({ localName }) => Number(localName.slice(1))))
  for (const heading of found) {
    const isUpper = Number(heading.localName.slice(1)) === upper
    const renamed = document.createElement(isUpper ? 'h2' : 'h3')
    renamed.append(...heading.childNodes)
    heading.replaceWith(renamed)
  }
}
