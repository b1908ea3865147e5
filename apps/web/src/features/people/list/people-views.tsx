import { IconBookmark, IconBookmarkPlus, IconChevronDown, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useIdentity, useMay, useTexts } from '#shared'
import { Menu } from '#ui'
import classes from './people-page.module.css'
import { fromView } from './people-search.ts'
import type { PeopleAddress } from './use-people-address.ts'
import { ViewDialog } from './view-dialog.tsx'

/** Opens saved views, and saves what is shown as one. */
export function PeopleViews({ address }: { readonly address: PeopleAddress }) {
  const { t } = useTexts()
  const may = useMay()
  const { ProjectId } = useIdentity()
  const [dialog, setDialog] = useState<'new' | 'manage'>()
  const { data: views = [] } = useCall('people.listViews', { ProjectId })
  const current = views.find(({ Id }) => Id === address.search.view)
  const close = () => setDialog(undefined)
  return (
    <>
      <Menu
        align="start"
        label={t('people.views')}
        className={`${classes.button} ${classes.views}`}
        button={
          <>
            <IconBookmark size={18} aria-hidden="true" />
            <span className={classes.view}>{current?.Name ?? t('people.views')}</span>
            <IconChevronDown size={16} aria-hidden="true" />
          </>
        }
        items={[
          {
            key: 'all',
            label: t('people.views.all'),
            current: current === undefined,
            run: () => address.open({}),
          },
          ...views.map(({ Id, Name, Shared, View }) => ({
            key: String(Id),
            label: Shared ? t('people.views.shared', { name: Name }) : Name,
            current: Id === current?.Id,
            run: () => address.open(fromView(Id, View as Parameters<typeof fromView>[1])),
          })),
        ]}
      />
      {may('people.saveView') && (
        <button
          type="button"
          className={classes.button}
          title={t('people.views.save')}
          onClick={() => setDialog('new')}
        >
          <IconBookmarkPlus size={18} aria-hidden="true" />
          <span className={classes.words}>{t('people.views.save')}</span>
        </button>
      )}
      {current?.Mine && may('people.saveView') && (
        <button
          type="button"
          className={classes.button}
          title={t('people.views.update')}
          onClick={() => setDialog('manage')}
        >
          <IconPencil size={18} aria-hidden="true" />
          <span className={classes.words}>{t('people.views.update')}</span>
        </button>
      )}
      {dialog && (
        <ViewDialog
          address={address}
          view={dialog === 'manage' ? current : undefined}
          onClose={close}
        />
      )}
    </>
  )
}
