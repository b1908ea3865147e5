import { MEMBER_ROLES } from '@telemachos/contract/core/roles'
import { pathOf } from '@telemachos/contract/paths'
import { useNavigate } from '@tanstack/react-router'
import { Card, Row, Stack, Text } from '#layout'
import { call, useCall, useProjectPath, useTexts, useWrite } from '#shared'
import {
  askForText,
  askToConfirm,
  Button,
  MultiSelect,
  ProjectLink,
  showSystemMessage,
  TextArea,
  TextField,
  toast,
} from '#ui'
import { download } from '#export'
import type { QueryTabProps } from './query-editor.tsx'
import classes from './queries.module.css'

/** Who may run a query, where it is shown, and its ways into another project or out of this one. */
export default function ShareTab({ id, draft, set }: QueryTabProps) {
  const { t } = useTexts()
  return (
    <Stack gap={4} packed>
      <Card as="section" gap={3}>
        <TextArea
          label={t('reports.query.descr')}
          value={draft.Descr}
          maxLength={2_000}
          onChange={(event) => set({ Descr: event.currentTarget.value })}
        />
        <MultiSelect
          label={t('reports.query.roles')}
          hint={t('reports.query.rolesHint')}
          options={MEMBER_ROLES.map((role) => ({ value: role, label: t(`identity.role.${role}`) }))}
          value={draft.Roles}
          onChange={(roles) => set({ Roles: roles as QueryTabProps['draft']['Roles'] })}
        />
        <TextField
          label={t('reports.query.viewName')}
          hint={t('reports.query.viewNameHint')}
          value={draft.ViewName}
          maxLength={200}
          className={classes.name}
          onChange={(event) => set({ ViewName: event.currentTarget.value })}
        />
      </Card>
      {id !== null && <Stored id={id} name={draft.Name} />}
    </Stack>
  )
}

function Stored({ id, name }: { readonly id: number; readonly name: string }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const list = useCall('reports.listQueries', { Filter: name, AsWritten: true })
  const stored = list.data?.find(({ Id }) => Id === id)
  const used = stored?.UsedIn ?? []
  const besides = stored?.UsedBesides ?? 0
  const names = [
    ...used.map(({ Name }) => Name),
    ...(besides > 0 ? [t('reports.query.usedBesides', { count: besides })] : []),
  ]
  const remove = useWrite('reports.deleteQuery')
  const duplicate = useWrite('reports.duplicateQuery')

  async function saveFile(): Promise<void> {
    try {
      const { FileName, Data } = await call('reports.exportJson', { Id: id })
      download(new Blob([Data], { type: 'application/json' }), FileName)
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  async function copy(): Promise<void> {
    const Name = await askForText({
      title: t('reports.query.duplicate'),
      label: t('reports.queries.name'),
      value: t('reports.query.copyName', { name }).slice(0, 200),
      check: (text) => (text.trim() === '' ? t('rule.required') : undefined),
    })
    if (Name === null) return
    try {
      const { Id } = await duplicate.mutateAsync({ Id: id, Name })
      toast(t('reports.query.duplicated'))
      void navigate({ to: pathTo(pathOf('admin.query.edit', { id: Id })) })
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  async function ask(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('reports.query.deleteSure', { name }),
      text:
        names.length === 0
          ? t('reports.query.deleteUnused')
          : t('reports.query.deleteUsed', { names: names.join(', ') }),
      confirmLabel: t('reports.delete'),
      danger: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync({ Id: id })
      toast(t('reports.query.deleted'))
      void navigate({ to: pathTo(pathOf('admin.query.list')) })
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Card as="section" gap={3}>
      <Text>
        {t('reports.queries.usedIn')}:{' '}
        {used.length === 0
          ? t('reports.query.unused')
          : used.map(({ Id, Name }, index) => (
              <span key={Id}>
                {index > 0 && ', '}
                <ProjectLink to={pathOf('admin.report.view', { id: Id })}>{Name}</ProjectLink>
              </span>
            ))}
      </Text>
      <Row gap={2}>
        <Button variant="default" onClick={() => void copy()} loading={duplicate.isPending}>
          {t('reports.query.duplicate')}
        </Button>
        <Button variant="default" onClick={() => void saveFile()}>
          {t('reports.query.exportJson')}
        </Button>
        <Button variant="default" onClick={() => void ask()} loading={remove.isPending}>
          {t('reports.delete')}
        </Button>
      </Row>
    </Card>
  )
}
