import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import { LanguageFields } from '#ui'
import { settingLimit } from './setting-limit.ts'
import { pathIn, textsAt, type TextPaths } from './texts-at.ts'
import type { ProjectDraft } from './use-project-draft.ts'

interface Props extends TextPaths {
  readonly edit: ProjectDraft
  /** What the text is. */
  readonly name: string
  readonly hint?: string | undefined
  /** Whether settings may leave it out. */
  readonly optional?: boolean
}

/** A text of the settings in all languages, beside each other. */
export function DraftTexts({ edit, name, hint, optional = false, ...paths }: Props) {
  return (
    <LanguageFields
      name={name}
      hint={hint}
      value={textsAt(edit.draft, paths)}
      maxLength={settingLimit(paths.path)}
      errorOf={(language) => edit.problemAt(pathIn(paths, language))}
      onChange={(value, language) => {
        const isKept = language === LANGUAGES[0] && !optional
        edit.set(pathIn(paths, language), value[language] || (isKept ? '' : undefined))
      }}
    />
  )
}
