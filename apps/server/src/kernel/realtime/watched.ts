import type { Principal } from '../context.ts'
import type { Db } from '../database/database.ts'

/** Somebody who watches something, or asks to. */
export interface Watcher {
  readonly principal: Principal
  /** What of the kind: the part of its name after the slash. */
  readonly id: string
}

/**
 * Who may watch something: whose coming and going they are told of. Who is `silent` hears the others
 * and is not heard.
 */
export type Admitted =
  | readonly number[]
  | { readonly people: readonly number[]; readonly silent: true }

/** A kind of thing that pages watch together, such as a document that several people have open. */
export interface WatchedKind {
  /** The first part of its names: `kind/12`. */
  readonly kind: string
  /** What those who watch one may tell each other, and at most how often, in milliseconds. */
  readonly signals: Readonly<Record<string, number>>
  /**
   * Whether each of these may watch: asked at the beginning, and twice a second from then on. The
   * answer is undefined for who may not.
   */
  admit(db: Db, watchers: readonly Watcher[]): Promise<readonly (Admitted | undefined)[]>
}
