import { useNavigate } from '@tanstack/react-router'
import { pathOf } from '@telemachos/contract/paths'
import { pathText } from '@telemachos/rules/json-keys'
import { ALL_SETTINGS } from '#features/projects'
import { useIdentity, useMay, useProjectPath, useTexts } from '#shared'
import type { Command } from './command.ts'

/** The settings of the project, each with the way to it, for who may change them. */
export function useSettingCommands(): Command[] {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  if (!may('projects.setProject') || ProjectId === null) return []
  return ALL_SETTINGS.map(({ tab, path, label, hint }) => ({
    id: `setting ${pathText(path)}`,
    label: t(label),
    note: t(`projects.tab.${tab}`),
    keywords: hint ? t(hint) : '',
    group: t('core.palette.settings'),
    isMany: true,
    run: () =>
      void navigate({
        to: pathTo(pathOf('admin.project.view', { ProjectId })),
        hash: `tab=${tab}&set=${pathText(path)}`,
      }),
  }))
}
