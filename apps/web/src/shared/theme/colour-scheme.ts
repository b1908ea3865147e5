import { useSyncExternalStore } from 'react'
import { keep, kept } from '../storage/kept-settings.ts'

/** What somebody chose: light, dark, or what their system says. */
export const COLOUR_SCHEMES = ['auto', 'light', 'dark'] as const
export type ColourScheme = (typeof COLOUR_SCHEMES)[number]

/** Tells the other tabs what was chosen in one. */
const tabs = new BroadcastChannel('colour-scheme')

/** The choice of this browser, and what it comes to: `data-scheme` on the page says it to CSS. */
class ColourSchemes {
  #chosen = schemeOf(kept('scheme'))
  readonly #system = matchMedia('(prefers-color-scheme: dark)')
  readonly #watchers = new Set<() => void>()

  constructor() {
    this.#system.addEventListener('change', () => this.#show())
    tabs.addEventListener('message', ({ data }) => this.#take(schemeOf(data)))
    this.#show()
  }

  readonly chosen = (): ColourScheme => this.#chosen

  readonly isDark = (): boolean =>
    this.#chosen === 'auto' ? this.#system.matches : this.#chosen === 'dark'

  readonly choose = (scheme: ColourScheme): void => {
    this.#take(scheme)
    tabs.postMessage(scheme)
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  #take(scheme: ColourScheme): void {
    this.#chosen = scheme
    keep('scheme', scheme)
    this.#show()
  }

  #show(): void {
    document.documentElement.dataset['scheme'] = this.isDark() ? 'dark' : 'light'
    for (const watcher of this.#watchers) watcher()
  }
}

function schemeOf(value: unknown): ColourScheme {
  return COLOUR_SCHEMES.find((scheme) => scheme === value) ?? 'auto'
}

const schemes = new ColourSchemes()

/** The colours that are shown, what was chosen, and how to choose. */
export function useColourScheme() {
  const scheme = useSyncExternalStore(schemes.watch, schemes.chosen)
  const isDark = useSyncExternalStore(schemes.watch, schemes.isDark)
  return { scheme, isDark, setScheme: schemes.choose }
}
