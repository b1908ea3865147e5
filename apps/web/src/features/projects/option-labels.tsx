import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'
import { Stack } from '#layout'
import { useTexts } from '#shared'
import { MissingMark, TextField } from '#ui'
import { getAt, type Json, type JsonPath } from './json-path.ts'
import classes from './projects.module.css'
import { settingLimit } from './setting-limit.ts'
import type { ProjectDraft } from './use-project-draft.ts'

interface Props {
  readonly edit: ProjectDraft
  /** The field's. */
  readonly path: JsonPath
  readonly options: readonly string[]
}

const OTHERS = LANGUAGES.slice(1)

/** What the options of a field are called in other languages; their own words are what is stored. */
export function OptionLabels({ edit, path, options }: Props) {
  const { t } = useTexts()
  const worded = [...new Set(options)].filter((option) => /\p{L}/u.test(option))
  if (worded.length === 0) return null
  return (
    <details className={classes.wide}>
      <summary>
        {t('projects.field.OptionLabels')} <MissingMark value={allOf(edit.get(path), worded)} />
      </summary>
      <Stack gap={3} packed className={classes.optionLabels}>
        {worded.map((option) =>
          OTHERS.map((language) => {
            const own = [...path, 'OptionLabels', option, language]
            return (
              <TextField
                key={`${option} ${language}`}
                label={t(`ui.language.${language}`, { name: option })}
                lang={language}
                maxLength={settingLimit(own)}
                value={String(edit.get(own) ?? '')}
                error={edit.problemAt(own)}
                onChange={({ currentTarget }) => edit.set(own, currentTarget.value || undefined)}
              />
            )
          }),
        )}
      </Stack>
    </details>
  )
}

/** What an option is called, in all languages. */
export function optionTexts(field: Json | undefined, option: string): TextByLanguage {
  const others = OTHERS.map((language) => [
    language,
    String(getAt(field, ['OptionLabels', option, language]) ?? ''),
  ])
  return { ...Object.fromEntries(others), el: option }
}

/** The first option that is not written in all languages, or any that is. */
function allOf(field: Json | undefined, options: readonly string[]): TextByLanguage {
  const texts = options.map((option) => optionTexts(field, option))
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      texts.every((text) => text[language]) ? texts[0]?.[language] : '',
    ]),
  )
}
