import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import { pathOf } from '@telemachos/contract/paths'
import { Stack } from '#layout'
import { BackLink, ProjectLink, Tabs, useHashTab, NamedHeading } from '#ui'
import { useLanguages, useMay, useTexts, useUnsavedGuard } from '#shared'
import { Suspense, useRef, useState } from 'react'
import type { ActionTab, ActionTabProps } from '../action/action-tab.ts'
import type { Content } from '../action/content-values.ts'
import { ContentBar } from './content-bar.tsx'
import { ContentState } from './content-state.tsx'
import { useContentEdit } from './use-content-edit.ts'
import classes from './author.module.css'

interface Props {
  readonly opened: Content
  readonly tabs: readonly [ActionTab, ...ActionTab[]]
}

/** One action by tabs: those that edit its content share one form and one bar, others save by themselves. */
export function ContentEditor({ opened, tabs }: Props) {
  const { t } = useTexts()
  const may = useMay()
  const languages = useLanguages()
  const edit = useContentEdit(opened)
  const { place, form, known } = edit
  /** The tabs that save by themselves and have something unsaved. */
  const unsaved = useRef(new Set<string>())
  const [first = tabs[0], ...others] = tabs.filter(({ isShown }) => isShown?.(known, may) ?? true)
  const shown = [first, ...others]
  const [tab, setTab] = useHashTab('tab', [first.key, ...others.map(({ key }) => key)])
  const staying = useStaying(tab)
  useUnsavedGuard({
    isUnsaved: () => edit.isDirty || unsaved.current.size > 0,
    staysAt: (next, current) => next.pathname === current.pathname,
    title: t('actions.author.leaveTitle'),
    text: t('actions.author.leaveText'),
    confirmLabel: t('actions.author.leave'),
  })
  const panelOf = ({ key, part: Part }: ActionTab) => {
    const props: ActionTabProps = {
      place,
      form,
      content: known,
      onUnsaved: (is) => void (is ? unsaved.current.add(key) : unsaved.current.delete(key)),
    }
    return (
      <div key={key} hidden={key !== tab}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
  const drawn = shown.filter(({ key }) => staying.has(key))
  return (
    <Stack gap={4} packed className={classes.page}>
      <header>
        <BackLink to={pathOf('admin.action.list')}>{t('actions.author.back')}</BackLink>
        <NamedHeading name={known.Title} />
        {languages.length > LANGUAGES.length && (
          <ProjectLink to={pathOf('admin.texts')} hash={`action.${place.ActionId}`}>
            {t('language.author.translations')}
          </ProjectLink>
        )}
      </header>
      <ContentState edit={edit} />
      <Reach content={known} />
      <Tabs
        label={t('actions.author.tabs')}
        tabs={shown.map(({ key, text }) => ({ key, label: t(text) }))}
        current={tab}
        onChange={setTab}
      >
        <form
          {...form.form}
          onSubmit={(event) => {
            event.preventDefault()
            edit.save()
          }}
        >
          {drawn.filter(({ edits }) => edits).map(panelOf)}
        </form>
        {drawn.filter(({ edits }) => !edits).map(panelOf)}
      </Tabs>
      <ContentBar edit={edit} tabs={shown} current={tab} onShow={setTab} />
    </Stack>
  )
}

/** The tabs that were opened: what is being written in one is not lost in another. */
function useStaying(tab: string): ReadonlySet<string> {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([tab]))
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]))
  return opened
}

/** Where else a change will be seen, and whose writing it concerns. */
function Reach({ content: { SharedWith, Begun } }: { readonly content: Content }) {
  const { t } = useTexts()
  return (
    <>
      {SharedWith.length > 0 && (
        <p className={classes.note}>
          {t('actions.author.shared', {
            count: SharedWith.length,
            names: SharedWith.join(', '),
          })}
        </p>
      )}
      {Begun > 0 && <p className={classes.note}>{t('actions.author.begun', { count: Begun })}</p>}
    </>
  )
}
