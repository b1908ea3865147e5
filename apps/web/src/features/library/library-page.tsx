import { Heading, Page, Row, Text } from '#layout'
import { LIBRARY_SEARCH_MS } from '@telemachos/contract/library/limits'
import { categoryPath } from '@telemachos/contract/library/category-path'
import { useEffect, useState } from 'react'
import { useIdentity, useMay, useTexts } from '#shared'
import {
  Button,
  FilesAnywhere,
  SearchField,
  Tabs,
  useHashTab,
  useParams,
  type ReadFiles,
} from '#ui'
import { ArchiveProgress } from './archive-download.tsx'
import { FolderView } from './folder-view.tsx'
import { ItemDetailsWindow } from './item-details.tsx'
import { ItemList } from './item-list.tsx'
import classes from './library.module.css'
import { LinkDialog } from './link-dialog.tsx'
import { NewFolderDialog } from './new-folder-dialog.tsx'
import { useLibraryChanges } from './reload-lists.ts'
import { resumeUploads } from './tray/upload-tray.ts'
import { UploadDialog } from './upload-dialog.tsx'
import { useParts } from './use-parts.ts'

/** What was dropped or pasted at once. */
interface Drop extends ReadFiles {
  readonly key: string
}

type Opened = 'upload' | 'link' | 'folder' | null

const TABS = ['folders', 'shared', 'favorites', 'own', 'waiting'] as const

/** The library of a project: its folders, what is found in it, and what is one's own. */
export default function LibraryPage() {
  const { t } = useTexts()
  const may = useMay()
  const isOwn = may('library.setFavorite')
  const { Category } = useParams()
  const category = categoryPath(Category ?? '')
  const { UserId, ProjectId } = useIdentity()
  useEffect(() => {
    void resumeUploads({ userId: UserId, projectId: ProjectId })
  }, [UserId, ProjectId])
  useLibraryChanges()
  const [tab, setTab] = useHashTab('show', TABS)
  // Null is no search; spec §2.3.
  const [search, setSearch] = useState<string | null>(null)
  const [opened, setOpened] = useState<Opened>(null)
  /** What was dropped, the first of it in the window; a folder takes a while to be read. */
  const [drops, setDrops] = useState<readonly Drop[]>([])
  const [itemId, setItemId] = useState<number | null>(null)
  const close = () => setOpened(null)
  const isFree = opened === null && itemId === null
  const [drop] = isFree ? drops : []
  const isShown = (key: (typeof TABS)[number]): boolean => {
    if (key === 'favorites') return isOwn
    return key !== 'waiting' || may('library.listUnapproved')
  }
  const tabs = TABS.filter((key) => isShown(key))
  return (
    <Page width="full" gap={3}>
      <Row gap={3} lineGap={3} justify="between" align="center">
        <Heading as="h1" size="page">
          {t('library.title')}
        </Heading>
        <div className={classes['search']}>
          <SearchField
            label={t('library.search')}
            placeholder={t('library.search')}
            debounceMs={LIBRARY_SEARCH_MS}
            value={search ?? ''}
            onChange={(text) => setSearch(text === '' ? null : text)}
          />
        </div>
        <Row gap={2} lineGap={2}>
          {may('library.addFolder') && (
            <Button variant="subtle" onClick={() => setOpened('folder')}>
              {t('library.newFolder')}
            </Button>
          )}
          <Button variant="default" onClick={() => setOpened('link')}>
            {t('library.addLink')}
          </Button>
          <Button onClick={() => setOpened('upload')}>{t('library.upload')}</Button>
        </Row>
      </Row>
      {!isOwn && <Text tone="soft">{t('core.ownPart')}</Text>}
      <ArchiveProgress />
      {search === null ? (
        <Tabs
          label={t('library.shown')}
          tabs={tabs.map((key) => ({ key, label: t(`library.tab.${key}`) }))}
          current={tab}
          onChange={setTab}
        >
          {tab === 'folders' ? (
            <FolderView category={category} onOpen={setItemId} />
          ) : (
            <OtherList tab={tab} onOpen={setItemId} />
          )}
        </Tabs>
      ) : (
        <Found search={search} onOpen={setItemId} onClear={() => setSearch(null)} />
      )}
      {isFree && !drop && (
        <FilesAnywhere
          withFolders
          onFiles={(files, unread) =>
            setDrops((before) => [...before, { key: crypto.randomUUID(), files, unread }])
          }
        />
      )}
      {drop && (
        <UploadDialog
          key={drop.key}
          category={category}
          dropped={drop}
          onClose={() => setDrops((now) => now.filter((one) => one !== drop))}
        />
      )}
      {opened === 'upload' && <UploadDialog category={category} onClose={close} />}
      {opened === 'link' && <LinkDialog category={category} onClose={close} />}
      {opened === 'folder' && <NewFolderDialog category={category} onClose={close} />}
      {itemId !== null && (
        <ItemDetailsWindow key={itemId} itemId={itemId} onClose={() => setItemId(null)} />
      )}
    </Page>
  )
}

interface ListProps {
  readonly onOpen: (itemId: number) => void
}

const CALLS = {
  shared: ['library.listShared', {}],
  favorites: ['library.listItems', { Only: 'favorites' }],
  own: ['library.listItems', { Only: 'own', Sort: 'newest' }],
  waiting: ['library.listUnapproved', {}],
} as const

function OtherList({ tab, onOpen }: ListProps & { readonly tab: keyof typeof CALLS }) {
  const { t } = useTexts()
  const [name, input] = CALLS[tab]
  const parts = useParts(name, input)
  const empty = { title: t(`library.none.${tab}`), text: t(`library.none.${tab}.text`) }
  return <ItemList parts={parts} of={{ tab }} empty={empty} onOpen={onOpen} withFolder />
}

interface FoundProps extends ListProps {
  readonly search: string
  readonly onClear: () => void
}

/** What a search finds; 'nr' is that there is nothing (spec §2.3). */
function Found({ search, onOpen, onClear }: FoundProps) {
  const { t } = useTexts()
  const parts = useParts('library.search', { libSearchText: search })
  return (
    <section aria-label={t('library.results')} data-state={isNothing(parts) ? 'nr' : undefined}>
      <ItemList
        parts={parts}
        of={{ search }}
        withFolder
        empty={{
          title: t('library.noResults'),
          text: t('library.noResults.text', { search }),
          action: (
            <Button variant="default" onClick={onClear}>
              {t('library.clearSearch')}
            </Button>
          ),
        }}
        onOpen={onOpen}
      />
    </section>
  )
}

const isNothing = ({ data }: ReturnType<typeof useParts>): boolean =>
  data?.pages[0]?.list.length === 0
