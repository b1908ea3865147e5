import { countOf, isNumber } from './list-numbers.ts'

/** How Word says that a paragraph is an item of a list, and how deep it lies. */
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d)/i
const WORD_SIGN = '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]'

/** A list that is being put together, and what its next item would have for a number. */
interface OpenList {
  readonly level: number
  readonly element: HTMLElement
  next: number
}

/** Has lists be lists that are none as they were copied, as deep as they were and with their numbers. */
export function listPastedItems(body: HTMLElement): void {
  gatherOnlineItems(body)
  listWordItems(body)
  nestLists(body)
}

/** Word in the browser copies each item as a list of its own, which says how deep it lies. */
function gatherOnlineItems(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    for (const item of wrapper.querySelectorAll<HTMLElement>('li')) {
      const level = Number(item.dataset['ariaLevel'] ?? item.getAttribute('aria-level') ?? 1)
      const place = item.dataset['ariaPosinset'] ?? item.parentElement?.getAttribute('start') ?? 1
      const sign = document.createElement('span')
      sign.dataset['style'] = 'mso-list:Ignore'
      sign.textContent = item.parentElement?.localName === 'ol' ? `${place}.` : '·'
      const paragraph = document.createElement('p')
      paragraph.dataset['style'] = `mso-list:l0 level${level} lfo1`
      const paragraphs = [...item.children].filter(({ localName }) => localName === 'p')
      const inside = paragraphs.length > 0 ? paragraphs.flatMap((one) => [...one.childNodes]) : []
      paragraph.append(sign, ...(inside.length > 0 ? inside : item.childNodes))
      wrapper.before(paragraph)
    }
    wrapper.remove()
  }
}

/** Word copies items as paragraphs with their signs. */
function listWordItems(body: HTMLElement): void {
  let open: OpenList[] = []
  for (const element of body.querySelectorAll<HTMLElement>('p, div, h1, h2, h3, h4, h5, h6')) {
    const [, level] = WORD_ITEM.exec(element.dataset['style'] ?? '') ?? []
    if (level === undefined) {
      open = []
      continue
    }
    const signs = element.querySelector(WORD_SIGN)
    const sign = (signs ?? element).textContent
    signs?.remove()
    const list = listFor(open, Number(level), sign, element)
    const item = document.createElement('li')
    item.append(...element.childNodes)
    list.append(item)
    element.remove()
  }
}

/** The list that an item of a level goes to: one that is open, or one that begins here. */
function listFor(open: OpenList[], level: number, sign: string, at: HTMLElement): HTMLElement {
  while ((open.at(-1)?.level ?? 0) > level) open.pop()
  const isOrdered = isNumber(sign)
  const last = open.at(-1)
  const count = isOrdered ? countOf(sign, last?.level === level ? last.next : 1) : 1
  if (last?.level === level) {
    const isSame = last.element.localName === (isOrdered ? 'ol' : 'ul')
    if (isSame && (!isOrdered || count === last.next)) {
      last.next += 1
      return last.element
    }
    open.pop()
  }
  const element = document.createElement(isOrdered ? 'ol' : 'ul')
  if (isOrdered && count !== 1) element.setAttribute('start', String(count))
  const within = open.at(-1)?.element.lastElementChild
  if (within) within.append(element)
  else at.before(element)
  open.push({ level, element, next: count + 1 })
  return element
}

/** A list stands within an item; others write it beside the item to which it belongs. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
    else {
      const item = document.createElement('li')
      list.before(item)
      item.append(list)
    }
  }
}
