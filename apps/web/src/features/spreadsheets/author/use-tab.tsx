import { MEMBER_ROLES } from '@telemachos/contract/core/roles'
import { pathOf } from '@telemachos/contract/paths'
import { AUTHOR_ROLES } from '@telemachos/contract/actions/author-roles'
import { formatDateTime } from '@telemachos/rules/dates'
import { IconUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Card, Heading, Row, Stack, Text } from '#layout'
import { useCall, useIdentity, useProjectPath, useTexts, useWrite } from '#shared'
import {
  askToConfirm,
  Badge,
  Button,
  Loadable,
  MultiSelect,
  ProjectLink,
  showSystemMessage,
  toast,
} from '#ui'
import { FileLink } from '#features/files'
import { SHEET_FILES } from '@telemachos/contract/spreadsheets/limits'
import { AddDialog } from './add-dialog.tsx'
import type { Opened } from './sheet-draft.ts'
import type { SheetTabProps } from './sheet-tab-props.ts'
import classes from './sheet-editor.module.css'

/** Who uses a spreadsheet, where, and its versions. */
export default function UseTab({ opened, values, set, errorOf }: SheetTabProps) {
  const { t } = useTexts()
  const { Projects, ProjectId } = useIdentity()
  const authors: readonly string[] = AUTHOR_ROLES
  const others = Projects.filter(
    ({ Id, Roles }) =>
      Id !== ProjectId &&
      (values.Projects.includes(Id) || Roles.some((role) => authors.includes(role))),
  )
  return (
    <Stack gap={4} packed>
      <Card as="section" gap={3}>
        <MultiSelect
          label={t('sheets.use.open')}
          hint={t('sheets.use.openHint')}
          options={MEMBER_ROLES.map((role) => ({ value: role, label: t(`identity.role.${role}`) }))}
          value={values.Roles}
          onChange={(roles) => set({ Roles: roles as Opened['Roles'] })}
        />
        {others.length > 0 && (
          <MultiSelect
            label={t('sheets.use.projects')}
            options={others.map(({ Id, Descr }) => ({ value: String(Id), label: Descr }))}
            value={values.Projects.map(String)}
            error={errorOf('Projects')}
            onChange={(ids) => set({ Projects: ids.map(Number) })}
          />
        )}
      </Card>
      <Uses opened={opened} />
      {opened.IsOwn && <Versions opened={opened} />}
    </Stack>
  )
}

function Uses({ opened }: { readonly opened: Opened }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const { SpreadsheetId } = opened
  const query = useCall('spreadsheets.listUses', { ProjectId: ProjectId ?? 0, SpreadsheetId })
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('sheets.use.usedBy')}
      </Heading>
      <Loadable query={query}>
        {({ Uses: uses, Elsewhere }) => (
          <>
            {uses.length + Elsewhere === 0 && <Text tone="faint">{t('sheets.use.unused')}</Text>}
            {uses.length > 0 && (
              <ul className={classes.rows}>
                {uses.map(({ Kind, Id, Title }) => (
                  <li key={`${Kind}${Id}`}>
                    {t(`sheets.use.${Kind}`)}:{' '}
                    {Kind === 'action' ? (
                      <ProjectLink to={pathOf('admin.action.content', { actionId: Id })}>
                        {Title}
                      </ProjectLink>
                    ) : (
                      Title
                    )}
                  </li>
                ))}
              </ul>
            )}
            {Elsewhere > 0 && <Text>{t('sheets.use.elsewhere', { count: Elsewhere })}</Text>}
          </>
        )}
      </Loadable>
    </Card>
  )
}

function Versions({ opened }: { readonly opened: Opened }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [isAdding, setAdding] = useState(false)
  const restore = useWrite('spreadsheets.restoreVersion')
  const { SpreadsheetId, Name, Version } = opened
  const place = { ProjectId: ProjectId ?? 0, SpreadsheetId }

  async function bringBack(version: number): Promise<void> {
    try {
      await restore.mutateAsync({ ...place, Version: version })
      toast(t('sheets.versions.restored'))
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('sheets.versions.title')}
      </Heading>
      <ul className={classes.rows}>
        {opened.Versions.map((version) => (
          <li key={version.Version}>
            <Row gap={3} justify="between" align="center">
              <div>
                <strong>{t('sheets.versions.number', { version: version.Version })}</strong>{' '}
                {version.Version === Version && (
                  <Badge tone="done">{t('sheets.versions.current')}</Badge>
                )}
                <Text tone="faint" size="medium">
                  {[formatDateTime(version.At), version.By.trim()].filter(Boolean).join(' · ')}
                </Text>
                {version.Stored !== null && (
                  <FileLink
                    category={`${SHEET_FILES}/${place.ProjectId}`}
                    file={{
                      Name: version.Stored,
                      FileName: version.FileName,
                      Bytes: version.Bytes,
                    }}
                  />
                )}
              </div>
              {version.Version !== Version && (
                <Button
                  variant="default"
                  aria-label={t('sheets.versions.restoreOf', { version: version.Version })}
                  loading={restore.isPending}
                  onClick={() => void bringBack(version.Version)}
                >
                  {t('sheets.versions.restore')}
                </Button>
              )}
            </Row>
          </li>
        ))}
      </ul>
      <Row gap={2} justify="between">
        <Button
          leftSection={<IconUpload size={18} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          {t('sheets.newVersion')}
        </Button>
        <DeleteButton place={place} name={Name} />
      </Row>
      {isAdding && (
        <AddDialog replaces={{ id: SpreadsheetId, name: Name }} onClose={() => setAdding(false)} />
      )}
    </Card>
  )
}

interface DeleteProps {
  readonly place: { readonly ProjectId: number; readonly SpreadsheetId: number }
  readonly name: string
}

/** Deletes the spreadsheet, once that is confirmed; what uses it is named instead. */
function DeleteButton({ place, name }: DeleteProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const toPath = useProjectPath()
  const remove = useWrite('spreadsheets.deleteSpreadsheet')
  async function ask(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('sheets.delete.sure', { name }),
      text: t('sheets.delete.sureText'),
      confirmLabel: t('sheets.delete'),
      danger: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync(place)
      toast(t('sheets.deleted'))
      void navigate({ to: toPath(pathOf('admin.spreadsheets')) })
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Button variant="default" loading={remove.isPending} onClick={() => void ask()}>
      {t('sheets.delete')}
    </Button>
  )
}
