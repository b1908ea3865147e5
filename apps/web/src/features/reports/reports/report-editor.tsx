import { useNavigate } from '@tanstack/react-router'
import { REPORT_ROLES } from '@telemachos/contract/reports/roles'
import { pathOf } from '@telemachos/contract/paths'
import { useRef, useState } from 'react'
import { Card, FailureNotice, Heading, Row, Stack, Text } from '#layout'
import { call, isConflict, otherWriter, useForm, useProjectPath, useTexts, useWrite } from '#shared'
import {
  announce,
  askToConfirm,
  Button,
  ConflictNote,
  EmptyState,
  lazyWindow,
  MultiSelect,
  ProjectLink,
  showSystemMessage,
  TextField,
  toast,
  NamedHeading,
} from '#ui'
import { AddTile, type NewTile } from './add-tile.tsx'
import { FilterBar } from './filter-bar.tsx'
import { freePlace, packed } from './grid-places.ts'
import { OfferedFields } from './offered-fields.tsx'
import { differencesOf } from './report-differences.ts'
import { draftOf, savedOf, type ReportDraft, type Tile } from './report-draft.ts'
import classes from './reports.module.css'
import { TileForm } from './tile-form.tsx'
import { TileGrid } from './tile-grid.tsx'

const ReportVersions = lazyWindow(() => import('./report-versions.tsx'))

interface ReportEditorProps {
  readonly id: number | null
  readonly version: number | null
  readonly start: ReportDraft
}

/** The editor of one report: what it shows and where, to whom, and by which filters. */
export function ReportEditor({ id: Id, version: opened, start }: ReportEditorProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const version = useRef(opened)
  const [edited, setEdited] = useState<string>()
  const [showsVersions, setShowsVersions] = useState(false)
  /** The draft as it is stored. */
  const settled = useRef(JSON.stringify(start))
  const [theirs, setTheirs] = useState<{ draft: ReportDraft; version: number }>()
  const form = useForm<'reports.saveReport', ReportDraft>('reports.saveReport', {
    start,
    required: () => ({ Title: t('rule.required') }),
    inputOf: (draft) => savedOf(draft, Id, version.current),
    onSaved: (answer, draft) => {
      version.current = answer.Version
      settled.current = JSON.stringify(draft)
      setTheirs(undefined)
      toast(t('reports.report.saved'))
      if (Id === null)
        void navigate({
          to: pathTo(pathOf('admin.report.edit', { id: answer.Id })),
          replace: true,
        })
    },
    onRefused: (error) => {
      if (isConflict(error) && Id !== null) void readTheirs(Id)
    },
  })
  async function readTheirs(id: number): Promise<void> {
    const found = await call('reports.getReport', { Id: id, AsWritten: true })
    setTheirs({ draft: draftOf(found), version: found.Version })
  }
  function take(draft: ReportDraft, at: number): void {
    version.current = at
    settled.current = JSON.stringify(draft)
    form.take(draft)
    setTheirs(undefined)
  }
  async function reopen(): Promise<void> {
    if (Id === null) return
    const found = await call('reports.getReport', { Id, AsWritten: true })
    take(draftOf(found), found.Version)
  }
  const { values } = form
  const { Tiles, Filters } = values

  function add({ size, ...tile }: NewTile): void {
    const Key = crypto.randomUUID()
    const made = { ...tile, Key, Place: freePlace(Tiles, size) } as Tile
    form.set({ Tiles: [...Tiles, made] })
    announce(t('reports.tile.addedNow', { title: tile.Title || t('reports.tile.untitled') }))
    if (tile.isOpen) setEdited(Key)
  }
  function remove(key: string): void {
    const title = Tiles.find(({ Key }) => Key === key)?.Title || t('reports.tile.untitled')
    form.set({ Tiles: packed(Tiles.filter(({ Key }) => Key !== key)) })
    announce(t('reports.tile.removedNow', { title }))
    // What was pressed is gone: the next thing to do takes the focus.
    document.getElementById('report-add')?.focus()
  }
  const open = Tiles.find(({ Key }) => Key === edited)
  return (
    <Stack as="section" gap={4} packed>
      <form {...form.form}>
        <Stack gap={3} packed>
          <div>
            <Text tone="faint" size="medium">
              <ProjectLink to={pathOf('admin.report.list')}>{t('reports.report.back')}</ProjectLink>
              {Id !== null && (
                <>
                  {' · '}
                  <ProjectLink to={pathOf('admin.report.view', { id: Id })}>
                    {t('reports.report.show')}
                  </ProjectLink>
                </>
              )}
            </Text>
            <NamedHeading name={values.Title || t('reports.reports.new')} />
          </div>
          <Row gap={3} align="end">
            <TextField
              label={t('reports.report.title')}
              className={classes.title}
              {...form.text('Title')}
            />
            <Button {...form.button}>{t('reports.save')}</Button>
            {Id !== null && (
              <>
                <Button variant="default" onClick={() => setShowsVersions(true)}>
                  {t('reports.report.versions')}
                </Button>
                <RemoveButton id={Id} title={values.Title} />
              </>
            )}
          </Row>
          <MultiSelect
            label={t('reports.report.roles')}
            hint={t('reports.report.rolesHint')}
            options={REPORT_ROLES.map((role) => ({
              value: role,
              label: t(`identity.role.${role}`),
            }))}
            value={values.Roles}
            onChange={(roles) => form.set({ Roles: roles as ReportDraft['Roles'] })}
          />
          {isConflict(form.error) && theirs ? (
            <ConflictNote
              {...otherWriter(form.error)}
              differences={differencesOf(values, theirs.draft, t)}
              isBusy={form.isBusy}
              onMine={() => {
                version.current = theirs.version
                void form.save()
              }}
              onTheirs={() => take(theirs.draft, theirs.version)}
            />
          ) : (
            form.refusal && form.failure && <FailureNotice>{form.failure}</FailureNotice>
          )}
        </Stack>
      </form>
      <FilterBar
        offered={Filters}
        filters={Filters.Values}
        onChange={(Values) => form.set({ Filters: { ...Filters, Values } })}
      />
      {Tiles.length === 0 ? (
        <EmptyState
          picture="chart"
          title={t('reports.report.empty')}
          text={t('reports.report.emptyAuthor')}
        />
      ) : (
        <TileGrid
          tiles={Tiles}
          filters={Filters.Values}
          reportId={null}
          round={0}
          author={{
            onChange: (next) => form.set({ Tiles: next }),
            onEdit: setEdited,
            onRemove: remove,
          }}
        />
      )}
      <AddTile onAdd={add} />
      <Card as="section" gap={3}>
        <Heading as="h2">{t('reports.report.sharing')}</Heading>
        <TextField label={t('reports.report.descr')} {...form.text('Descr')} />
        <OfferedFields
          filters={Filters}
          onChange={(change) => form.set({ Filters: { ...Filters, ...change } })}
        />
      </Card>
      {showsVersions && Id !== null && (
        <ReportVersions
          id={Id}
          isUnsaved={() => JSON.stringify(values) !== settled.current}
          onRestored={reopen}
          onClose={() => setShowsVersions(false)}
        />
      )}
      {open && (
        <TileForm
          key={open.Key}
          tile={open}
          filters={Filters.Values}
          onChange={(next) =>
            form.set({ Tiles: Tiles.map((one) => (one.Key === next.Key ? next : one)) })
          }
          onClose={() => setEdited(undefined)}
        />
      )}
    </Stack>
  )
}

function RemoveButton({ id, title }: { readonly id: number; readonly title: string }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const remove = useWrite('reports.deleteReport')
  async function ask(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('reports.report.deleteSure', { title }),
      text: t('reports.report.deleteText'),
      confirmLabel: t('reports.delete'),
      danger: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync({ Id: id })
      toast(t('reports.report.deleted'))
      void navigate({ to: pathTo(pathOf('admin.report.list')) })
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Button variant="default" onClick={() => void ask()} loading={remove.isPending}>
      {t('reports.delete')}
    </Button>
  )
}
