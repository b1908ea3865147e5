import { readClip, writeClip, type Clip } from '@telemachos/questionnaire/author/clip'

const KEY = 'quest-clip'
const DONE_KEY = 'quest-clips-done'
/** Clips that are remembered as done with. */
const MAX_DONE = 50

type ClipStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What was copied or cut, in every tab of one person's browser (spec §4). The system's
 * clipboard may still hold what was cancelled, or cut and pasted: those are remembered as done with.
 */
export class ClipStore {
  readonly #storage: ClipStorage
  readonly #person: number
  readonly #listeners = new Set<() => void>()
  #clip: Clip | undefined

  constructor(storage: ClipStorage, person: number) {
    this.#storage = storage
    this.#person = person
    this.#clip = this.#read()
  }

  readonly clip = (): Clip | undefined => this.#clip

  /** Hears of every change, those of other tabs included. */
  readonly listen = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) addEventListener('storage', this.#onStorage)
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) removeEventListener('storage', this.#onStorage)
    }
  }

  keep(clip: Clip): void {
    this.#write(KEY, `${this.#person} ${writeClip(clip)}`)
    this.#tell(clip)
  }

  /** The clip is neither shown nor pasted any more. */
  finish({ id }: Clip): void {
    this.#write(DONE_KEY, JSON.stringify([id, ...this.#done].slice(0, MAX_DONE)))
    if (this.#clip?.id !== id) return
    this.#storage.removeItem(KEY)
    this.#tell(undefined)
  }

  /** What a text of the system's clipboard stands for: its own clip, or else the one that is kept. */
  clipIn(text: string): Clip | undefined {
    const clip = readClip(text)
    return clip && !this.#done.includes(clip.id) ? clip : this.#clip
  }

  readonly #onStorage = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) this.#tell(this.#read())
  }

  get #done(): string[] {
    const kept = this.#storage.getItem(DONE_KEY)
    return kept === null ? [] : (JSON.parse(kept) as string[])
  }

  #read(): Clip | undefined {
    const [person = '', text = ''] = split(this.#storage.getItem(KEY) ?? '')
    return Number(person) === this.#person ? readClip(text) : undefined
  }

  /** Storage may be full or refused; then the clip is this page's alone. */
  #write(key: string, text: string): void {
    try {
      this.#storage.setItem(key, text)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
    }
  }

  #tell(clip: Clip | undefined): void {
    this.#clip = clip
    for (const listener of this.#listeners) listener()
  }
}

function split(text: string): [person: string, clip: string] {
  const at = text.indexOf(' ')
  return [text.slice(0, Math.max(0, at)), text.slice(at + 1)]
}
