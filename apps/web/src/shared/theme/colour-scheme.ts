import { useSyncExternalStore } from 'react'
import { keep, kept } from '../storage/kept-settings.ts'

/** What somebody chose: light, dark, or what their system says. */
export const COLOUR_SCHEMES = ['auto', 'light', 'dark'] as const
export type ColourScheme = (typeof COLOUR_SCHEMES)[number]

const watchers = new Set<() => void>()

const chosen = (): ColourScheme => schemeOf(kept('scheme'))

let isSystemDark = (): boolean => false
/** Paper is white, whatever was chosen for the screen. */
let isPaper = (): boolean => false
let tellTabs = (_: ColourScheme): void => {}

/** Shows the choice of this browser, and follows the system and the other tabs from now on. */
export function startColourScheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const tabs = new BroadcastChannel('colour-scheme')
  const paper = matchMedia('print')
  let isPrinting = false
  const print = (begins: boolean) => () => {
    isPrinting = begins
    show()
  }
  isSystemDark = () => system.matches
  isPaper = () => isPrinting || paper.matches
  tellTabs = (scheme) => tabs.postMessage(scheme)
  system.addEventListener('change', show)
  paper.addEventListener('change', show)
  addEventListener('beforeprint', print(true))
  addEventListener('afterprint', print(false))
  tabs.addEventListener('message', ({ data }) => take(schemeOf(data)))
  show()
}

/** What the choice comes to. */
const isDark = (): boolean =>
  !isPaper() && (chosen() === 'auto' ? isSystemDark() : chosen() === 'dark')

function choose(scheme: ColourScheme): void {
  take(scheme)
  tellTabs(scheme)
}

function take(scheme: ColourScheme): void {
  keep('scheme', scheme)
  show()
}

/** `data-scheme` on the page says it to CSS. */
function show(): void {
  const scheme = isDark() ? 'dark' : 'light'
  const { dataset } = document.documentElement
  // Even the same one again would have the styles of the whole page worked out anew.
  if (dataset['scheme'] !== scheme) dataset['scheme'] = scheme
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function schemeOf(value: unknown): ColourScheme {
  return COLOUR_SCHEMES.find((scheme) => scheme === value) ?? 'auto'
}

/** The colours that are shown, what was chosen, and how to choose. */
export function useColourScheme() {
  const scheme = useSyncExternalStore(watch, chosen, chosen)
  const dark = useSyncExternalStore(watch, isDark, isDark)
  return { scheme, isDark: dark, setScheme: choose }
}
