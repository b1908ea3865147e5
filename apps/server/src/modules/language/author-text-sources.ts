import type { AuthorTextKind } from '@telemachos/contract/language/author-texts'
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
  /** What it belongs to is called. */
  readonly of: string
  readonly el: string
  readonly en: string
  /** The most characters that are read of a translation. */
  readonly most: number
  /** Other projects that show it: it is written by who writes in all of them. */
  readonly elsewhere: readonly number[]
}

/** A domain whose authors' texts are translated. */
interface AuthorTextSource {
  /** The kind of things that are its own. */
  readonly owns: AuthorTextKind
  /** The texts of the actor's project, in the order in which they are read there; of one thing alone, where it is named. */
  list(context: CallContext, only?: AuthorTextThing): Promise<AuthorText[]>
  /** What of a translation is stored, which has nothing around it already. @throws invalid_input naming `text`. */
  clean?(context: CallContext, row: AuthorText, text: string): Promise<string>
  /** The projects that show its things, by their ids. */
  projectsOf(db: Db, ids: readonly number[]): Promise<number[]>
  /** Takes the translations of its things into their rows. */
  refresh(db: Db, ids: readonly number[]): Promise<void>
}

/** What texts are asked for of. */
export interface AuthorTextThing {
  readonly kind: AuthorTextKind
  readonly id: number
}

/** Those whose authors' texts are translated. */
export const authorTextSources = defineSharedPort<AuthorTextSource>()
