import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { LANGUAGES, type Language } from '@telemachos/contract/core/define-texts'
import { useState } from 'react'
import { useWrite } from '../../shared/api/use-call.ts'
import { loadTexts } from '../../shared/i18n/load-texts.ts'
import { useTexts, type Texts } from '../../shared/i18n/use-texts.ts'
import classes from './account-page.module.css'
import { ChoiceCards } from './choice-cards.tsx'

/** Each language names itself, so that those who need it can read it. */
const LANGUAGE_NAMES: Record<Language, string> = { el: 'Ελληνικά', en: 'English' }

const SCHEMES = ['auto', 'light', 'dark'] as const satisfies MantineColorScheme[]

/** What a person chooses for themselves: language and colours (spec §2, settings). */
export function SettingsPage({ onTexts }: { readonly onTexts: (texts: Texts) => void }) {
  const { t } = useTexts()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <div className={classes.page} data-narrow="">
      <h1 className={classes.title}>{t('identity.settings.title')}</h1>
      <LanguageChoice onTexts={onTexts} />
      <ChoiceCards
        legend={t('identity.settings.scheme')}
        lead={t('identity.settings.scheme.lead')}
        name="scheme"
        value={colorScheme}
        choices={SCHEMES.map((scheme) => ({
          value: scheme,
          label: t(`identity.settings.scheme.${scheme}`),
        }))}
        onChoose={setColorScheme}
      />
    </div>
  )
}

function LanguageChoice({ onTexts }: { readonly onTexts: (texts: Texts) => void }) {
  const { t, language } = useTexts()
  const [wanted, setWanted] = useState<Language>()
  const [failed, setFailed] = useState(false)
  const remember = useWrite('identity.setLanguage')

  async function choose(chosen: Language): Promise<void> {
    setWanted(chosen)
    setFailed(false)
    try {
      await remember.mutateAsync({ Language: chosen })
      onTexts(await loadTexts(chosen))
    } catch {
      setFailed(true)
    }
    setWanted(undefined)
  }

  return (
    <ChoiceCards
      legend={t('core.language')}
      lead={t('identity.settings.language.lead')}
      name="language"
      value={wanted ?? language}
      busy={wanted !== undefined}
      error={failed && t('core.error.text')}
      choices={LANGUAGES.map((name) => ({ value: name, label: LANGUAGE_NAMES[name], lang: name }))}
      onChoose={(chosen) => void choose(chosen)}
    />
  )
}
