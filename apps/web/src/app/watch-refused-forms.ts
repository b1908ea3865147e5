import { spokenTexts } from '#shared'
import { REFUSED_EVENT, SAVED_EVENT } from '#ui'
import { markTitle } from './mark-title.ts'

/** A field that is marked as wrong, or words about the whole. */
const FAULT = '[aria-invalid="true"], [role=alert]:not(:empty)'

/** What is under way in a form, as its button shows it. */
const BUSY = '[aria-busy=true]'

/** Forms that were sent and are not known to be saved; true where it is known that one was refused. */
const sent = new Map<Element, boolean>()

/** Those of them whose call has not been answered yet. */
const underWay = new WeakSet<Element>()

/** What stands before the page's title. */
let before = ''

/**
 * The title of the window begins with “Problem:” while a form on the page is refused, by the page or by the
 * server, for people who listen to it and for the list of tabs. It is refused for as long as one of its
 * fields is marked as wrong; where none is, until something is typed in it, it is saved or it is gone. One that its answer found
 * nothing wrong with is watched no longer.
 */
export function watchRefusedForms(): void {
  const changes = new MutationObserver(look)
  const watch = (form: EventTarget | null, isRefused: boolean): void => {
    // What is searched for is not kept anywhere.
    if (!(form instanceof Element) || form.matches('[role=search]')) return
    sent.set(form, isRefused)
    // The title, too: another one of the page begins so as well.
    changes.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-invalid', 'aria-busy'],
    })
    look()
  }
  const onTyped = ({ target }: Event): void => {
    const form = [...sent.keys()].find((one) => target instanceof Node && one.contains(target))
    if (form) sent.set(form, false)
    // After React has marked what is still wrong.
    requestAnimationFrame(() => {
      if (form && !form.querySelector(FAULT)) sent.delete(form)
      look()
    })
  }
  function look(): void {
    for (const form of sent.keys()) {
      if (!form.isConnected) sent.delete(form)
      else if (form.querySelector(BUSY)) underWay.add(form)
      else if (underWay.delete(form)) requestAnimationFrame(() => letGo(form))
    }
    if (sent.size === 0) changes.disconnect()
    const isRefused = [...sent].some(([form, isSo]) => isSo || form.querySelector(FAULT) !== null)
    const mark = (isRefused && spokenTexts()?.t('core.problem', { title: '' })) || ''
    const title = markTitle(document.title, before, mark)
    before = mark
    if (title !== document.title) document.title = title
  }
  /** After its answer has marked what is wrong. */
  function letGo(form: Element): void {
    if (sent.get(form) === false && !form.querySelector(FAULT)) sent.delete(form)
    look()
  }
  // What the server says of it comes later.
  addEventListener('submit', ({ target }) => watch(target, false), true)
  addEventListener(REFUSED_EVENT, ({ target }) => watch(target, true), true)
  addEventListener('input', onTyped, true)
  addEventListener('change', onTyped, true)
  addEventListener(
    SAVED_EVENT,
    ({ target }) => {
      if (target instanceof Element) sent.delete(target)
      look()
    },
    true,
  )
}
