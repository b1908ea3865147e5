/** How Word says that a paragraph is an item of a list, and how deep it lies. */
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d)/i

/** What stands before an item that is numbered. */
const NUMBERED = /^\s*[(]?(\d{1,3}|[a-zα-ω]{1,2}|[ivx]{1,5})[.)]/i

/**
 * What was copied elsewhere, for an editor that knows headings of two levels, lists and links: the lists
 * of Word, which it writes as paragraphs, are lists again, and its upper headings are the upper ones.
 * What the editor does not know it leaves out by itself.
 */
export function cleanPasted(html: string): string {
  // What was copied here is as the editor has it.
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(withoutInline(html), 'text/html')
  for (const unwanted of body.querySelectorAll('script, title, meta, link')) unwanted.remove()
  removeComments(body)
  listWordItems(body)
  renameHeadings(body)
  return body.innerHTML
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
  for (const child of root.childNodes) {
    if (child.nodeType === Node.COMMENT_NODE) child.remove()
    else removeComments(child)
  }
}

function listWordItems(body: HTMLElement): void {
  let list: HTMLElement | undefined
  for (const element of body.querySelectorAll<HTMLElement>('p, div, h1, h2, h3, h4, h5, h6')) {
    const isItem = WORD_ITEM.test(element.dataset['style'] ?? '')
    if (!isItem) {
      list = undefined
      continue
    }
    const tag = NUMBERED.test(element.textContent) ? 'ol' : 'ul'
    if (list?.localName !== tag) {
      list = document.createElement(tag)
      element.before(list)
    }
    // The sign or number that Word writes before the text.
    element.querySelector('[data-style*="mso-list:Ignore" i]')?.remove()
    const item = document.createElement('li')
    item.append(...element.childNodes)
    list.append(item)
    element.remove()
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
