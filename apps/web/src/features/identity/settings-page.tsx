import { Heading } from '#layout'
import {
  errorText,
  loadTexts,
  useIdentity,
  useLanguages,
  useTexts,
  useWrite,
  type Texts,
  COLOUR_SCHEMES,
  useColourScheme,
} from '#shared'
import type { Language } from '@telemachos/contract/core/define-texts'
import { useState, type ReactNode } from 'react'
import classes from './account-page.module.css'
import { ChoiceCards } from './choice-cards.tsx'
import { PreferenceCards } from './preference-cards.tsx'
import { SessionList } from './session-list.tsx'

interface Props {
  readonly onDefaultProject: (id: number) => void
  readonly onTexts: (texts: Texts) => void
  /** Whether bare letters act as keys from now on. */
  readonly onSingleKeys: (act: boolean) => void
  /** What the person wants to be told of, and how. */
  readonly notifications: ReactNode
}

/** What a person chooses for themselves: language, project and colours, and where they are signed in (spec §2, settings). */
export function SettingsPage({ onTexts, onDefaultProject, onSingleKeys, notifications }: Props) {
  const { t } = useTexts()
  const { scheme, setScheme } = useColourScheme()
  return (
    <div className={classes.page} data-narrow="">
      <Heading as="h1" size="page">
        {t('identity.settings.title')}
      </Heading>
      <LanguageChoice onTexts={onTexts} />
      <ProjectChoice onChosen={onDefaultProject} />
      <ChoiceCards
        legend={t('identity.settings.scheme')}
        lead={t('identity.settings.scheme.lead')}
        name="scheme"
        value={scheme}
        choices={COLOUR_SCHEMES.map((value) => ({
          value,
          label: t(`identity.settings.scheme.${value}`),
        }))}
        onChoose={setScheme}
      />
      <PreferenceCards onSingleKeys={onSingleKeys} />
      {notifications}
      <SessionList />
    </div>
  )
}

function LanguageChoice({ onTexts }: { readonly onTexts: (texts: Texts) => void }) {
  const { t, language } = useTexts()
  const [failed, setFailed] = useState<unknown>()
  const languages = useLanguages()
  const remember = useWrite('identity.setLanguage')

  async function choose(chosen: Language): Promise<void> {
    setFailed(undefined)
    try {
      await remember.mutateAsync({ Language: chosen })
      onTexts(await loadTexts(chosen))
    } catch (error) {
      setFailed(error)
    }
  }

  return (
    <ChoiceCards
      legend={t('core.language')}
      lead={t('identity.settings.language.lead')}
      name="language"
      value={language}
      busy={remember.isPending}
      error={failed !== undefined && errorText(failed, t)}
      choices={languages.map(({ code, title }) => ({ value: code, label: title, lang: code }))}
      onChoose={choose}
    />
  )
}

/** In which of several projects somebody begins (spec §7, SetDefaultProject). */
function ProjectChoice({ onChosen }: { readonly onChosen: (id: number) => void }) {
  const { t } = useTexts()
  const { UserId, Projects, DefaultProjectId } = useIdentity()
  const choose = useWrite('identity.setDefaultProject')
  const first = Projects[0]
  if (!first || Projects.length === 1) return null

  async function begin(ProjectId: number): Promise<void> {
    try {
      await choose.mutateAsync({ UserId, ProjectId })
      onChosen(ProjectId)
    } catch {
      // Shown with the choices, as it is kept by the mutation.
    }
  }

  return (
    <ChoiceCards
      legend={t('identity.settings.project')}
      lead={t('identity.settings.project.lead')}
      name="project"
      value={String(DefaultProjectId ?? first.Id)}
      busy={choose.isPending}
      error={choose.error && errorText(choose.error, t)}
      choices={Projects.map(({ Id, Descr }) => ({ value: String(Id), label: Descr }))}
      onChoose={(id) => begin(Number(id))}
    />
  )
}
