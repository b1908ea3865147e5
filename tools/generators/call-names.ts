/** What a new call is called and where it answers. */
export interface NewCall {
  /** An existing domain, in kebab-case. */
  readonly domain: string
  /** Verb and noun, in camelCase. */
  readonly name: string
  readonly method: string
  readonly path: string
}

/** What the parts of a new call are called. */
export interface CallNames extends NewCall {
  /** The group of its domain's calls: camelCase. */
  readonly group: string
  readonly type: string
  /** Its files, without their ending. */
  readonly file: string
  /** Its name as words. */
  readonly words: string
  readonly isRead: boolean
  /** Whether it is about an item of its domain; otherwise it is about the project. */
  readonly isOfItem: boolean
}

/** `move phase` as `Move phase`. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
