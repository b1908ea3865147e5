import { pathOf } from '@telemachos/contract/paths'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { FailureNotice, Row, Stack, Text } from '#layout'
import {
  type ApiError,
  call,
  isConflict,
  otherWriter,
  useForm,
  useProjectPath,
  useTexts,
} from '#shared'
import {
  Button,
  ConflictNote,
  lazyPart,
  ProjectLink,
  Tabs,
  TextField,
  toast,
  useHashTab,
  NamedHeading,
} from '#ui'
import { mistakeOf } from '../sql/mistake.ts'
import { draftOf, isWhole, savedOf, type QueryDraft } from './query-draft.ts'
import classes from './queries.module.css'

const TABS = {
  query: lazyPart(() => import('./query-tab.tsx')),
  share: lazyPart(() => import('./share-tab.tsx')),
  versions: lazyPart(() => import('./versions-tab.tsx')),
  runs: lazyPart(() => import('./runs-tab.tsx')),
}
type TabKey = keyof typeof TABS
const KEYS = Object.keys(TABS) as [TabKey, ...TabKey[]]

/** What a tab of the editor is given. */
export interface QueryTabProps {
  readonly id: number | null
  readonly draft: QueryDraft
  readonly isBySql: boolean
  readonly set: (change: Partial<QueryDraft>) => void
  /** Goes on with SQL where steps were before. */
  readonly takeOver: (sql: string) => void
  /** Why the text was refused on saving. */
  readonly refusal: ApiError | null
  /** What is stored has become another, by going back to a version. */
  readonly reopen: () => Promise<void>
}

interface QueryEditorProps {
  readonly id: number | null
  readonly version: number | null
  readonly start: QueryDraft
  readonly isSql: boolean
}

/** The editor of one query: what it asks, who may run it, what it was and who ran it. */
export function QueryEditor({ id: Id, version: opened, start, isSql }: QueryEditorProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const [tab, setTab] = useHashTab('tab', KEYS)
  const version = useRef(opened)
  const [theirs, setTheirs] = useState<{ draft: QueryDraft; version: number }>()
  const [isBySql, setBySql] = useState(isSql)
  const form = useForm<'reports.saveQuery', QueryDraft>('reports.saveQuery', {
    start,
    required: () => ({ Name: t('rule.required') }),
    isReady: isWhole,
    inputOf: (draft) => savedOf(draft, Id, version.current),
    onSaved: (answer) => {
      version.current = answer.Version
      setTheirs(undefined)
      toast(t('reports.query.saved'))
      if (Id === null) {
        void navigate({
          to: pathTo(pathOf('admin.query.edit', { id: answer.Id })),
          replace: true,
        })
      }
    },
    onRefused: (error) => {
      if (isConflict(error) && Id !== null) void readTheirs(Id)
    },
  })
  async function readTheirs(id: number): Promise<void> {
    const found = await call('reports.getQuery', { Id: id })
    setTheirs({ draft: draftOf(found), version: found.Version })
  }
  async function reopen(): Promise<void> {
    if (Id === null) return
    const found = await call('reports.getQuery', { Id })
    version.current = found.Version
    setBySql(found.Steps === null)
    form.take(draftOf(found))
  }
  const { values } = form
  const Part = TABS[tab]
  const shownTabs = Id === null ? (['query', 'share'] as const) : KEYS
  return (
    // One section, so that saving waits for a date that cannot be read.
    <Stack as="section" gap={4} packed>
      <form {...form.form}>
        <Stack gap={3} packed>
          <div>
            <Text tone="faint" size="medium">
              <ProjectLink to={pathOf('admin.query.list')}>{t('reports.queries.back')}</ProjectLink>
              {Id !== null && (
                <>
                  {' · '}
                  <ProjectLink to={pathOf('admin.query.view', { id: Id })}>
                    {t('reports.query.open')}
                  </ProjectLink>
                </>
              )}
            </Text>
            <NamedHeading
              name={
                values.Name ||
                t(isBySql ? 'reports.queries.newBySql' : 'reports.queries.newBySteps')
              }
            />
          </div>
          <Row gap={3} align="end">
            <TextField
              label={t('reports.queries.name')}
              className={classes.name}
              {...form.text('Name')}
            />
            <Button {...form.button}>{t('reports.save')}</Button>
          </Row>
          {isConflict(form.error) && theirs ? (
            <ConflictNote
              {...otherWriter(form.error)}
              differences={differencesOf(values, theirs.draft, t)}
              isBusy={form.isBusy}
              onMine={() => {
                version.current = theirs.version
                void form.save()
              }}
              onTheirs={() => {
                version.current = theirs.version
                setBySql(theirs.draft.Steps === null)
                form.take(theirs.draft)
                setTheirs(undefined)
              }}
            />
          ) : (
            form.refusal &&
            !mistakeOf(form.refusal) &&
            form.failure && <FailureNotice>{form.failure}</FailureNotice>
          )}
        </Stack>
      </form>
      <Tabs
        label={t('reports.query.tabs')}
        tabs={shownTabs.map((key) => ({ key, label: t(`reports.query.tab.${key}`) }))}
        current={tab}
        onChange={setTab}
      >
        <Suspense fallback={null}>
          <Part
            id={Id}
            draft={values}
            isBySql={isBySql}
            set={form.set}
            refusal={form.refusal}
            reopen={reopen}
            takeOver={(Query) => {
              setBySql(true)
              form.set({ Query, Steps: null })
            }}
          />
        </Suspense>
      </Tabs>
    </Stack>
  )
}

/** What both have written, where it is not the same. */
function differencesOf(mine: QueryDraft, theirs: QueryDraft, t: ReturnType<typeof useTexts>['t']) {
  const rows = [
    { label: t('reports.queries.name'), mine: mine.Name, theirs: theirs.Name },
    { label: t('reports.query.descr'), mine: mine.Descr, theirs: theirs.Descr },
    { label: t('reports.query.text'), mine: textOf(mine), theirs: textOf(theirs) },
    {
      label: t('reports.query.roles'),
      mine: mine.Roles.map((role) => t(`identity.role.${role}`)).join(', '),
      theirs: theirs.Roles.map((role) => t(`identity.role.${role}`)).join(', '),
    },
  ]
  return rows.filter((row) => row.mine !== row.theirs)
}

const textOf = ({ Query, Steps }: QueryDraft): string =>
  Steps ? JSON.stringify(Steps, null, 1) : Query
