import { useSyncExternalStore } from 'react'

/** What somebody chose: light, dark, or what their system says. */
export const COLOUR_SCHEMES = ['auto', 'light', 'dark'] as const
export type ColourScheme = (typeof COLOUR_SCHEMES)[number]

const KEY = 'colour-scheme'

/** The choice of this browser, and what it comes to: `data-scheme` on the page says it to CSS. */
class ColourSchemes {
  #chosen: ColourScheme = readChoice()
  readonly #system = matchMedia('(prefers-color-scheme: dark)')
  readonly #watchers = new Set<() => void>()

  constructor() {
    this.#system.addEventListener('change', () => this.#show())
    // Another tab chose.
    addEventListener('storage', ({ key }) => {
      if (key !== KEY) return
      this.#chosen = readChoice()
      this.#show()
    })
    this.#show()
  }

  readonly chosen = (): ColourScheme => this.#chosen

  readonly isDark = (): boolean =>
    this.#chosen === 'auto' ? this.#system.matches : this.#chosen === 'dark'

  readonly choose = (scheme: ColourScheme): void => {
    this.#chosen = scheme
    localStorage.setItem(KEY, scheme)
    this.#show()
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  #show(): void {
    document.documentElement.dataset['scheme'] = this.isDark() ? 'dark' : 'light'
    for (const watcher of this.#watchers) watcher()
  }
}

function readChoice(): ColourScheme {
  const kept = localStorage.getItem(KEY)
  return COLOUR_SCHEMES.find((scheme) => scheme === kept) ?? 'auto'
}

const schemes = new ColourSchemes()

/** The colours that are shown, what was chosen, and how to choose. */
export function useColourScheme() {
  const scheme = useSyncExternalStore(schemes.watch, schemes.chosen)
  const isDark = useSyncExternalStore(schemes.watch, schemes.isDark)
  return { scheme, isDark, setScheme: schemes.choose }
}
