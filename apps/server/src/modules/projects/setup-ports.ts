import type { BuiltInLanguage, Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import type { CallContext } from '../../kernel/context.ts'
import { definePort, defineSharedPort } from '../../kernel/port.ts'

/** What is known of invitations. */
interface Invitations {
  /** How many there are in the project. */
  count(db: Db, projectId: number): Promise<number>
}

/** What a consent text says in each language. */
type ConsentText = Readonly<Record<BuiltInLanguage, string>>

/** The consent texts that projects have published. */
interface ConsentTexts {
  /** How many versions there are. */
  count(db: Db, projectId: number): Promise<number>
  /** What the newest version says; undefined where there is none. */
  newest(db: Db, projectId: number): Promise<ConsentText | undefined>
  /** Publishes the first version of a new project. */
  publishFirst(
    db: Db,
    projectId: number,
    text: ConsentText,
    by: { readonly userId: number },
  ): Promise<void>
  /** Gives it the translations that another project has of just that text. */
  copyTranslations(
    db: Db,
    to: { readonly projectId: number; readonly from: number; readonly text: ConsentText },
    by: { readonly userId: number; readonly at: Date },
  ): Promise<void>
}

/** The consent texts, which are identity's. */
export const consentTexts = definePort<ConsentTexts>('projects.consentTexts')

/** Invitations that wait for an answer. */
export const waitingInvitations = definePort<Invitations>('projects.waitingInvitations')

/** A mail of a kind, in the words of a project. */
export interface OwnWords {
  readonly name: string
  readonly language: Language
  readonly subject: string
  readonly body: string
}

/** The mails of projects. */
interface ProjectMails {
  /** A project's own words: of each kind and language the last ones. */
  listOwnWords(db: Db, projectId: number): Promise<OwnWords[]>
  /** Gives a new project its own words. */
  insertOwnWords(
    db: Db,
    to: { readonly projectId: number; readonly by: number },
    words: readonly OwnWords[],
  ): Promise<void>
  /** Cancels what came due while the project was archived: it speaks of the past. */
  cancelOverdue(db: Db, projectId: number): Promise<void>
}

/** The mails, which are mail's. */
export const projectMails = definePort<ProjectMails>('projects.projectMails')

/** What else is to be kept once a project has been saved. */
interface SavedProjects {
  /** Runs in the transaction of the save. */
  afterSaving(context: CallContext, projectId: number): Promise<void>
}

/** Domains that keep something of a project's settings in versions of their own. */
export const savedProjects = defineSharedPort<SavedProjects>()
