import { inProject, pathOf, type ProjectPath } from '@telemachos/contract/paths'
import type { Language } from '@telemachos/contract/core/define-texts'
import { vocative } from '@telemachos/rules/vocative'
import { modelIn } from './model-in.ts'
import type { Model } from './render-mail.ts'

/** Whom a mail is written to, and in which project. */
export interface MailReader {
  readonly firstName: string
  /** How the person wants to be addressed; null unless they said so. */
  readonly vocative: string | null
  readonly language: Language
  readonly project: string
  /** The project's part of addresses; null for mails of the account. */
  readonly projectUrl: string | null
}

/** What a mail's template knows: what the mail tells, whom it is written to, and where pages are. */
export function mailModel(told: Model, reader: MailReader, publicUrl: string): Model {
  const { firstName, project, projectUrl } = reader
  return {
    ...modelIn(told, reader.language),
    name: firstName,
    vocative: reader.vocative ?? vocative(firstName),
    project,
    calendar: addressOf(pathOf('calendar'), projectUrl, publicUrl),
    // The page that it is about, where it has one.
    ...(typeof told['path'] === 'string' && {
      link: addressOf(told['path'] as ProjectPath, projectUrl, publicUrl),
    }),
  }
}

const addressOf = (path: ProjectPath, projectUrl: string | null, publicUrl: string): string =>
  new URL(inProject(projectUrl ?? '', path), publicUrl).href
