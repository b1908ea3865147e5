import { IconBookmark, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useIdentity, useMay, useTexts } from '#shared'
import { Menu } from '#ui'
import type { GridSearch } from '../grid-search.ts'
import toolbar from '../grid-toolbar.module.css'
import { fromView, isAsSaved } from './saved-view.ts'
import { ViewDialog } from './view-dialog.tsx'

interface Props {
  readonly search: GridSearch
  readonly onView: (search: GridSearch) => void
}

/** Opens saved views of the grid, and saves what is shown as one. */
export default function GridViews({ search, onView }: Props) {
  const { t } = useTexts()
  const may = useMay()
  const { ProjectId } = useIdentity()
  const [dialog, setDialog] = useState<'new' | 'manage'>()
  const { data: views = [] } = useCall('grid.listViews', { ProjectId })
  const current = views.find(({ Id }) => Id === search.view)
  const isChanged = current !== undefined && !isAsSaved(current, search)
  const mayChange = current?.Mine === true && may('grid.saveView')
  return (
    <>
      <Menu
        align="start"
        label={t('actions.grid.views')}
        className={toolbar.button ?? ''}
        button={
          <>
            <IconBookmark size={18} aria-hidden="true" />
            {current ? nameOf(current.Name, isChanged) : t('actions.grid.views')}
            <IconChevronDown size={16} aria-hidden="true" />
          </>
        }
        items={[
          {
            key: 'all',
            label: t('actions.grid.views.all'),
            current: current === undefined,
            run: () => onView({}),
          },
          ...views.map((view) => ({
            key: String(view.Id),
            label: view.Shared ? t('actions.grid.views.shared', { name: view.Name }) : view.Name,
            current: view.Id === current?.Id,
            run: () => onView(fromView(view)),
          })),
          ...(may('grid.saveView')
            ? [{ key: 'new', label: t('actions.grid.views.save'), run: () => setDialog('new') }]
            : []),
          ...(mayChange
            ? [
                {
                  key: 'manage',
                  label: t('actions.grid.views.manage', { name: current.Name }),
                  run: () => setDialog('manage'),
                },
              ]
            : []),
        ]}
      />
      {dialog && (
        <ViewDialog
          search={search}
          view={dialog === 'manage' ? current : undefined}
          onView={onView}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}

/** A star says that the grid shows something else by now. */
const nameOf = (name: string, isChanged: boolean): string => (isChanged ? `${name} *` : name)
