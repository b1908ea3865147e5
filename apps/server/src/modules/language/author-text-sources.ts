import type { AuthorTextKind, AuthorTextSort } from '@telemachos/contract/language/author-texts'
import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { defineSharedPort } from '../../kernel/port.ts'

/** A text that authors of a project have written in the languages of the product. */
export interface AuthorText {
  readonly kind: AuthorTextKind
  /** Of the action, or of the project itself. */
  readonly id: number
  /** Which of its texts: see contract/language/author-texts. */
  readonly field: string
  readonly sort: AuthorTextSort
  /** What it belongs to is called. */
  readonly of: string
  readonly el: string
  readonly en: string
  /** The most characters that are read of a translation. */
  readonly most: number
  /** Its authors may give it a look, as may its translators. */
  readonly hasLook?: boolean
  /** Other projects that show it: it is written by who writes in all of them. */
  readonly elsewhere: readonly number[]
}

/**
 * Texts of one sort of thing that authors write, declared by the domain that has them. Reading them in a
 * language that was added is `authorWords`; nothing else is to be told to this domain.
 */
export interface AuthorTextSource {
  /** What its texts belong to. */
  readonly of: AuthorTextKind
  /**
   * The texts of the actor's project, in the order in which they are read there; of one thing alone, where it is
   * named. Where one field is asked for, others may be left out.
   */
  list(context: CallContext, id?: number, field?: string): Promise<AuthorText[]>
  /** Which of the texts of such things are its own. */
  has(field: string): boolean
  /** What of a translation is stored that may have a look; others have none. @throws invalid_input naming `text`. */
  clean?(context: CallContext, row: AuthorText, text: string): Promise<string>
  /** Takes the translations of its things into their rows, where they are read from there. */
  refresh?(db: Db, ids: readonly number[]): Promise<void>
}

/** The projects that show things of a kind, by the things' ids. */
interface AuthorTextOwner {
  readonly of: AuthorTextKind
  projectsOf(db: Db, ids: readonly number[]): Promise<number[]>
}

/** Those whose things have texts of authors. */
export const authorTextOwners = defineSharedPort<AuthorTextOwner>()

/** Those whose authors' texts are translated. */
export const authorTextSources = defineSharedPort<AuthorTextSource>()
