import type { Principal } from '../context.ts'
import type { Db } from '../database/database.ts'
import type { OwnCall } from '../own-call.ts'

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

/** What a thing holds, as calls of the contract read and write it; they say who may. */
export interface SharedObject {
  read(id: string): OwnCall
  /** @param values what the page sends; whatever they say, it is this thing that is written. */
  write(id: string, values: object): OwnCall
}

/** A kind of thing that pages watch together, such as a document that several people have open. */
export interface WatchedKind {
  /** The first part of its names: `kind/12`. */
  readonly kind: string
  /** What those who watch one may tell each other, and at most how often, in milliseconds. */
  readonly signals: Readonly<Record<string, number>>
  /** What those who watch one read and write together; without it, there is only company. */
  readonly object?: SharedObject
  /**
   * The call by which one takes what who watches it gives it, such as a message; it says who may.
   * @param values what the page sends; whatever they say, it is this thing that takes them.
   */
  receive?(id: string, values: object): OwnCall
  /**
   * Whether each of these may watch: asked at the beginning, and twice a second from then on. The
   * answer is undefined for who may not.
   */
  admit(db: Db, watchers: readonly Watcher[]): Promise<readonly (Admitted | undefined)[]>
}
