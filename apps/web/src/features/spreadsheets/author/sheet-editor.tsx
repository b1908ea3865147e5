import { pathOf } from '@telemachos/contract/paths'
import { FailureNotice, Row, Stack, Text } from '#layout'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { isConflict, refusalOf, useForm, useIdentity, useTexts, useUnsavedGuard } from '#shared'
import { BackLink, Button, lazyPart, Tabs, TextField, toast, useHashTab, NamedHeading } from '#ui'
import type { Opened, SheetValues } from './sheet-draft.ts'
import { workbookOf } from '../calculator/workbook-of.ts'
import classes from './sheet-editor.module.css'

const TABS = {
  preview: lazyPart(() => import('./preview-tab.tsx')),
  inputs: lazyPart(() => import('./inputs-tab.tsx')),
  shown: lazyPart(() => import('./shown-tab.tsx')),
  charts: lazyPart(() => import('./charts-tab.tsx')),
  check: lazyPart(() => import('./check-tab.tsx')),
  use: lazyPart(() => import('./use-tab.tsx')),
}
type TabKey = keyof typeof TABS
const KEYS = Object.keys(TABS) as [TabKey, ...TabKey[]]

/** What authors say of a spreadsheet, by tabs, saved together; the preview shows it as it is being written. */
export function SheetEditor({ opened }: { readonly opened: Opened }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const client = useQueryClient()
  const [tab, setTab] = useHashTab('tab', KEYS)
  const { SpreadsheetId, Revision, IsOwn } = opened
  const revision = useRef(Revision)
  const form = useForm<'spreadsheets.saveSpreadsheet', SheetValues>(
    'spreadsheets.saveSpreadsheet',
    {
      start: () => ({
        Name: opened.Name,
        Settings: opened.Settings,
        Roles: opened.Roles,
        Projects: opened.Projects,
      }),
      required: () => ({ Name: t('rule.required') }),
      inputOf: ({ Projects, ...values }) => ({
        ProjectId: ProjectId ?? 0,
        SpreadsheetId,
        Revision: revision.current,
        ...values,
        Projects: [...Projects],
      }),
      onSaved: (answer, saved) => {
        revision.current = answer.Revision
        setSettled(saved)
        toast(t('sheets.saved'))
        void client.invalidateQueries({ queryKey: ['spreadsheets.listSpreadsheets'] })
      },
    },
  )
  const { values } = form
  const [settled, setSettled] = useState(values)
  const isDirty = values !== settled
  useUnsavedGuard({
    isUnsaved: () => isDirty,
    staysAt: (next, current) => next.pathname === current.pathname,
    title: t('actions.author.leaveTitle'),
    text: t('actions.author.leaveText'),
    confirmLabel: t('actions.author.leave'),
  })
  const Part = TABS[tab]
  return (
    <Stack gap={4} packed>
      <header>
        <BackLink to={pathOf('admin.spreadsheets')}>{t('sheets.back')}</BackLink>
        <NamedHeading name={values.Name || opened.Name} />
        {!IsOwn && <Text tone="faint">{t('sheets.foreignNote')}</Text>}
      </header>
      <form {...form.form}>
        <Stack gap={4} packed>
          {IsOwn && (
            <Row gap={3} align="end">
              <TextField
                label={t('sheets.list.name')}
                className={classes.name ?? ''}
                {...form.text('Name')}
              />
              <Button {...form.button} disabled={!isDirty}>
                {t('sheets.save')}
              </Button>
            </Row>
          )}
          {isConflict(form.refusal) ? (
            <FailureNotice>
              {t('sheets.conflict')}{' '}
              <Button
                variant="default"
                size="compact-md"
                onClick={() => void client.invalidateQueries().then(() => location.reload())}
              >
                {t('sheets.reload')}
              </Button>
            </FailureNotice>
          ) : (
            form.failure && <FailureNotice>{form.failure}</FailureNotice>
          )}
          <Tabs
            label={t('route.root.defaultlayout.project.admin.spreadsheets.edit.title')}
            tabs={KEYS.map((key) => ({ key, label: t(`sheets.tab.${key}`) }))}
            current={tab}
            onChange={setTab}
          >
            <Suspense fallback={null}>
              <fieldset disabled={!IsOwn && tab !== 'preview'} className={classes.plain}>
                <Part
                  opened={opened}
                  model={workbookOf(opened)}
                  values={values}
                  set={form.set}
                  setSettings={(change) =>
                    form.set({ Settings: { ...values.Settings, ...change } })
                  }
                  errorOf={(field) => refusalOf(form.refusal, field)}
                />
              </fieldset>
            </Suspense>
          </Tabs>
        </Stack>
      </form>
    </Stack>
  )
}
