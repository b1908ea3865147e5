import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pathOf } from '@telemachos/contract/paths'
import { ROLE_LEVEL, ROLES } from '@telemachos/contract/core/roles'
import { useRef, useState } from 'react'
import { Card, FailureNotice, Row, Text } from '#layout'
import { useCall, useForm, useIdentity, useProjectPath, useTexts } from '#shared'
import { Button, MultiSelect, ProjectLink, SelectField, TextField, toast, NamedHeading } from '#ui'
import { CodeTabs } from './code-tabs.tsx'
import { PublishedBadge } from './published-badge.tsx'
import { VIEW_PARTS } from './code-parts.ts'
import { Preview } from './preview.tsx'
import type { Failure } from './tried-view.tsx'
import { VersionsTab } from './versions-tab.tsx'
import { ViewActs } from './view-acts.tsx'
import classes from './editor.module.css'
import { savedOf, type StoredView, type ViewDraft } from './view-draft.ts'

interface ViewEditorProps {
  readonly id: number | null
  readonly start: ViewDraft
  readonly stored: StoredView | undefined
}

/** A view: what it is, its code, and beside it what others will see of it. */
export function ViewEditor({ id, start, stored }: ViewEditorProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const queries = useQueryClient()
  const version = useRef(stored?.Version ?? null)
  const roles = useAccessOptions()
  const callable = useCall('views.listCallable', { ProjectId }, { staleTime: Infinity })
  const [failure, setFailure] = useState<Failure>()
  const form = useForm<'views.saveView', ViewDraft>('views.saveView', {
    start,
    required: () => ({ Name: t('rule.required') }),
    isReady: ({ Name }) => Name.trim() !== '',
    inputOf: (draft) => savedOf(draft, ProjectId, id, version.current),
    onSaved: (answer) => {
      version.current = answer.Version
      toast(t('views.saved'))
      void queries.invalidateQueries()
      if (id === null)
        void navigate({ to: pathTo(pathOf('admin.views.edit', { id: answer.Id })), replace: true })
    },
  })
  const { values } = form
  const calls = (callable.data ?? []).map(({ Name, Summary }) => ({
    value: Name,
    label: Name,
    text: Summary,
  }))
  return (
    <>
      <div>
        <Text tone="faint">
          <ProjectLink to={pathOf('admin.views')}>{t('views.title')}</ProjectLink>
        </Text>
        <Row gap={3} align="center">
          <NamedHeading name={values.Name || t('views.new')} />
          {stored && <PublishedBadge view={stored} />}
        </Row>
      </div>
      <form {...form.form}>
        <Card gap={3}>
          <div className={classes.fields}>
            <TextField label={t('views.name')} autoComplete="off" {...form.text('Name')} />
            <SelectField
              label={t('views.class')}
              options={(['view2', 'view', 'directive'] as const).map((one) => ({
                value: one,
                label: t(`views.class.${one}`),
              }))}
              value={values.Class}
              onChange={(Class) => form.set({ Class: Class as ViewDraft['Class'] })}
            />
            {values.Class === 'view2' && (
              <TextField
                label={t('views.category')}
                hint={t('views.category.hint')}
                autoComplete="off"
                {...form.text('Category')}
              />
            )}
            <TextField label={t('views.descr')} autoComplete="off" {...form.text('Descr')} />
            <MultiSelect label={t('views.access')} options={roles} {...form.choice('Access')} />
            <MultiSelect
              label={t('views.calls')}
              hint={t('views.calls.hint')}
              options={calls}
              {...form.choice('Calls')}
            />
          </div>
          {form.failure && <FailureNotice>{form.failure}</FailureNotice>}
          <Row gap={2} align="center">
            <Button {...form.button}>{t('views.save')}</Button>
            {stored && <ViewActs view={stored} draft={values} />}
          </Row>
        </Card>
      </form>
      <div className={classes.beside}>
        <CodeTabs
          parts={VIEW_PARTS}
          draft={values}
          versions={id !== null && <VersionsTab id={id} draft={values} onTake={form.set} />}
          failure={failure}
          onChange={form.set}
          completions={calls}
        />
        <Preview draft={values} onFailure={setFailure} callable={callable.data ?? []} />
      </div>
    </>
  )
}

/** The roles for which the person may write: none above their own. */
function useAccessOptions() {
  const { t } = useTexts()
  const { Level } = useIdentity()
  return ROLES.filter(
    (role) => ROLE_LEVEL[role] >= Level && ROLE_LEVEL[role] < ROLE_LEVEL.Registered,
  ).map((role) => ({ value: role, label: t(`identity.role.${role}`) }))
}
