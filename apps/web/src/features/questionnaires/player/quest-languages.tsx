import type { BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import { useTexts } from '#shared'
import classes from './player.module.css'

const NAMES: Readonly<Record<BuiltInLanguage, string>> = { el: 'ΕΛ', en: 'EN' }

interface Props {
  readonly languages: readonly BuiltInLanguage[]
  readonly current: BuiltInLanguage
  readonly onChoose: (language: BuiltInLanguage) => void
}

/** The languages that the questionnaire is written in; nothing where there is no choice (spec §4). */
export function QuestLanguages({ languages, current, onChoose }: Props) {
  const { t } = useTexts()
  if (languages.length < 2) return null
  return (
    <div role="group" aria-label={t('quest.language')} className={classes.languages}>
      {languages.map((name) => (
        <button
          key={name}
          type="button"
          lang={name}
          aria-pressed={name === current}
          onClick={() => onChoose(name)}
        >
          {NAMES[name]}
        </button>
      ))}
    </div>
  )
}
