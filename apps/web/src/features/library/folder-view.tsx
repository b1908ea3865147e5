import { Row, Stack } from '#layout'
import { IconFolder } from '@tabler/icons-react'
import { namesOf } from '@telemachos/contract/library/category-path'
import { useCall, useTexts } from '#shared'
import { Button, ErrorState, Loadable, ProjectLink, SelectField } from '#ui'
import { downloadArchive } from './archive-download.tsx'
import { addressOf, FolderPath } from './folder-path.tsx'
import { FolderMenu } from './folder-menu.tsx'
import { FolderTree } from './folder-tree.tsx'
import type { Folder } from './item.ts'
import { ItemList } from './item-list.tsx'
import classes from './library.module.css'
import { useKeptView, VIEWS } from './use-kept-view.ts'
import { useParts } from './use-parts.ts'

interface Props {
  readonly category: string
  readonly onOpen: (itemId: number) => void
}

/** A folder: the way to it, those in it, and its items as lines, as tiles or within the tree. */
export function FolderView({ category, onOpen }: Props) {
  const { t } = useTexts()
  const { view, sort, choose } = useKeptView()
  const folders = useCall('library.listFolders', { Category: category })
  const parts = useParts('library.listItems', { Category: category, Sort: sort })
  if (folders.error?.code === 'not_found') {
    return (
      <Stack gap={3}>
        <FolderPath category={category} />
        <ErrorState error={folders.error} onRetry={() => void folders.refetch()} />
      </Stack>
    )
  }
  const hasFiles = parts.data?.pages[0]?.list.some(({ Link }) => Link === null) ?? false
  return (
    <Stack gap={3}>
      <Row gap={4} lineGap={2} align="center">
        <div className={classes['way']}>
          <FolderPath category={category} />
        </div>
        <SelectField
          className={classes['choice']}
          label={t('library.view')}
          value={view}
          none={t('library.view.list')}
          onChange={(value) => choose({ view: VIEWS.find((one) => one === value) ?? 'list' })}
          options={[
            { value: 'tiles', label: t('library.view.tiles') },
            { value: 'tree', label: t('library.view.tree') },
          ]}
        />
        <SelectField
          className={classes['choice']}
          label={t('library.sort')}
          value={sort}
          none={t('library.sort.title')}
          onChange={(value) => choose({ sort: value === 'newest' ? 'newest' : 'title' })}
          options={[{ value: 'newest', label: t('library.sort.newest') }]}
        />
        {hasFiles && (
          <Button
            variant="subtle"
            onClick={() =>
              void downloadArchive(
                { Category: category },
                namesOf(category).at(-1) ?? t('library.title'),
                t,
              )
            }
          >
            {t('library.archive')}
          </Button>
        )}
      </Row>
      {view === 'tree' ? (
        <FolderTree category={category} parts={parts} onOpen={onOpen} />
      ) : (
        <Loadable query={folders}>
          {({ SubCategories }) => (
            <ItemList
              parts={parts}
              of={{ category, sort }}
              asTiles={view === 'tiles'}
              empty={{ title: t('library.none.folders'), text: t('library.none.folders.text') }}
              before={
                SubCategories.length > 0 &&
                SubCategories.map((folder) => (
                  <FolderRow key={folder.Name} folder={folder} asTile={view === 'tiles'} />
                ))
              }
              onOpen={onOpen}
            />
          )}
        </Loadable>
      )}
    </Stack>
  )
}

function FolderRow({ folder, asTile }: { readonly folder: Folder; readonly asTile: boolean }) {
  const { t } = useTexts()
  return (
    <li className={asTile ? classes['tile'] : classes['line']}>
      <span className={classes['tick']} />
      <span className={classes['icon']} aria-hidden="true">
        <IconFolder size={24} stroke={1.5} />
      </span>
      <div className={classes['about']}>
        <ProjectLink to={addressOf(folder.Name)} className={classes['title']}>
          {folder.Title}
        </ProjectLink>
        <p className={classes['meta']}>{t('library.count', { count: folder.Items })}</p>
      </div>
      <div className={classes['acts']}>
        <FolderMenu folder={folder} />
      </div>
    </li>
  )
}
