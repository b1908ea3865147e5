import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'
import { pathOf } from '@telemachos/contract/paths'
import { FailureNotice, Card, Heading, Row, Stack, Text } from '#layout'
import { Button, LanguageFields, ProjectLink, toast } from '#ui'
import { useRef, useState } from 'react'
import { call, isConflict, useForm, useIdentity, useTexts, useUnsavedGuard } from '#shared'
import { conditionProblem } from './condition-problem.ts'
import { ConditionsCard } from './conditions-card.tsx'
import { ContentConflict } from './content-conflict.tsx'
import { FormCard } from './form-card.tsx'
import { valuesOf, type Content } from './form-draft.ts'
import { PreviewCard } from './preview-card.tsx'
import { VersionsCard, type Version } from './versions-card.tsx'
import classes from './author.module.css'

/** What an action says, to whom, and what it asks: one form, with what the mentee will see beside it. */
export function ContentEditor({ opened }: { readonly opened: Content }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  // What others save meanwhile is no reason to lose a draft: it is shown when this one is saved.
  const [known, setKnown] = useState(opened)
  const [theirs, setTheirs] = useState<Content>()
  const [isDirty, setDirty] = useState(false)
  const seen = useRef(opened.Version)
  const place = { ProjectId: ProjectId ?? 0, ActionId: opened.ActionId }

  const form = useForm('actions.saveContent', {
    start: () => valuesOf(opened),
    inputOf: ({ Title: { el: Title = '', ...Titles }, Descr, ...values }) => ({
      ...place,
      ...values,
      ...{ Title, Titles },
      ...splitDescr(Descr),
      Version: seen.current,
    }),
    problems: ({ ShowCondition, EnableCondition }) => ({
      ShowCondition: conditionProblem(ShowCondition, t),
      EnableCondition: conditionProblem(EnableCondition, t),
    }),
    onChange: () => setDirty(true),
    onSaved: (saved) => {
      goOnFrom(saved)
      toast(t('actions.author.saved'))
    },
    onRefused: (error) => {
      if (isConflict(error)) void call('actions.getContent', place).then(setTheirs)
    },
  })
  useUnsavedGuard({
    isUnsaved: () => isDirty,
    staysAt: (next, current) => next.pathname === current.pathname,
    title: t('actions.author.leaveTitle'),
    text: t('actions.author.leaveText'),
    confirmLabel: t('actions.author.leave'),
  })

  function goOnFrom(content: Content): void {
    seen.current = content.Version
    setKnown(content)
    setTheirs(undefined)
    setDirty(false)
  }
  function takeTheirs(content: Content): void {
    form.take(valuesOf(content))
    goOnFrom(content)
  }
  function keepMine({ Version }: Content): void {
    seen.current = Version
    setTheirs(undefined)
    void form.save()
  }
  function restore(version: Version): void {
    form.set(valuesOf(version))
    toast(t('actions.author.restored', { version: version.Version }))
  }
  const { Title, Descr, Form } = form.values
  return (
    <form {...form.form}>
      <Stack gap={4} packed className={classes.page}>
        <header>
          <Text tone="faint" size="medium">
            <ProjectLink
              to={pathOf('admin.project.view', { ProjectId: place.ProjectId })}
              hash="tab=actions"
            >
              {t('actions.author.back')}
            </ProjectLink>
          </Text>
          <Heading as="h1" size="page">
            {known.Title}
          </Heading>
        </header>
        <Reach content={known} />
        <div className={classes.columns}>
          <Stack gap={4} packed>
            <Card as="section" gap={3}>
              <Heading as="h2" size="section">
                {t('actions.author.words')}
              </Heading>
              <LanguageFields
                name={t('actions.author.title')}
                value={Title}
                maxLength={form.text('Title').maxLength ?? 0}
                onChange={(next) => form.set({ Title: next })}
                errorOf={(language) => language === 'el' && form.errorOf('Title')}
              />
              <LanguageFields
                name={t('actions.author.descr')}
                hint={t('actions.author.descrHint')}
                rows={6}
                value={Descr}
                maxLength={form.text('Descr').maxLength ?? 0}
                onChange={(next) => form.set({ Descr: next })}
                errorOf={(language) => language === 'el' && form.errorOf('Descr')}
              />
            </Card>
            <ConditionsCard
              place={place}
              show={form.text('ShowCondition')}
              enable={form.text('EnableCondition')}
            />
            <FormCard
              fields={Form}
              kept={new Set(known.Form.map(({ name }) => name))}
              isTried={form.isTried}
              onChange={(next) => form.set({ Form: next })}
            />
          </Stack>
          <Stack gap={4} packed>
            <PreviewCard title={Title} descr={Descr} fields={Form} />
            <VersionsCard place={place} onRestore={restore} />
          </Stack>
        </div>
        <div className={classes.bar}>
          {theirs && (
            <ContentConflict
              mine={form.values}
              theirs={theirs}
              isBusy={form.isBusy}
              onMine={() => keepMine(theirs)}
              onTheirs={() => takeTheirs(theirs)}
            />
          )}
          {form.failure && !isConflict(form.error) && <FailureNotice>{form.failure}</FailureNotice>}
          <Row justify="end">
            <Button {...form.button} disabled={!isDirty || theirs !== undefined}>
              {t('actions.author.save')}
            </Button>
          </Row>
        </div>
      </Stack>
    </form>
  )
}

const splitDescr = ({ el: Descr = '', ...Descrs }: TextByLanguage) => ({ Descr, Descrs })

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
