import { IconFolder } from '@tabler/icons-react'
import { namesOf, within } from '@telemachos/contract/library/category-path'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call, useMay, useProjectPath, useTexts, useWrite } from '#shared'
import { DragTree, Loadable, showSystemMessage, toast, type TreeNode } from '#ui'
import { Text } from '#layout'
import { FolderMenu } from './folder-menu.tsx'
import { addressOf } from './folder-path.tsx'
import type { Folder, Item } from './item.ts'
import { KindIcon } from './kind-icon.tsx'
import classes from './library.module.css'
import type { Parts } from './use-parts.ts'

interface Props {
  readonly category: string
  readonly parts: Parts
  readonly onOpen: (itemId: number) => void
}

/** Keys of the tree: a folder by its path, an item by its number. */
const folderKey = (path: string): string => `f${path}`
const itemKey = (id: number): string => `i${id}`

/** The folders down to where one is, with its items: what is dropped on a folder is moved there. */
export function FolderTree({ category, parts, onOpen }: Props) {
  const { t } = useTexts()
  const may = useMay()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const moveFolder = useWrite('library.moveFolder')
  const moveItems = useWrite('library.moveItems')
  const paths = ['/', ...namesOf(category).map((_, at) => upTo(category, at + 1))]
  const levels = useQueries({
    queries: paths.map((path) => ({
      queryKey: ['library.listFolders', { Category: path }],
      queryFn: () => call('library.listFolders', { Category: path }),
    })),
  })
  const below = new Map(levels.map(({ data }, at) => [paths[at], data?.SubCategories ?? []]))
  const answers = {
    onSuccess: () => toast(t('library.moved')),
    onError: (error: unknown) => showSystemMessage(error, t),
  }
  function move(keys: readonly string[], target: string): void {
    const into = target.slice(1)
    const Ids = keys.filter((key) => key.startsWith('i')).map((key) => Number(key.slice(1)))
    if (Ids.length > 0) moveItems.mutate({ Ids, Category: into }, answers)
    for (const key of keys.filter((one) => one.startsWith('f'))) {
      const path = key.slice(1)
      const Name = namesOf(path).at(-1) ?? ''
      if (path !== within(into, Name))
        moveFolder.mutate({ Category: path, Into: into, Name }, answers)
    }
  }
  const nodesOf = (path: string, items: readonly Item[]): TreeNode[] => [
    ...(below.get(path) ?? []).map((folder) => nodeOf(folder, items)),
    ...(path === category ? items.map(leafOf) : []),
  ]
  const nodeOf = (folder: Folder, items: readonly Item[]): TreeNode => ({
    key: folderKey(folder.Name),
    name: folder.Title,
    isFixed: !may('library.moveFolder'),
    content: (
      <>
        <IconFolder size={20} stroke={1.5} aria-hidden="true" />
        <span className={classes['node']}>{folder.Title}</span>
        <small>{t('library.count', { count: folder.Items })}</small>
        <FolderMenu folder={folder} />
      </>
    ),
    children: nodesOf(folder.Name, items),
  })
  const leafOf = (item: Item): TreeNode => ({
    key: itemKey(item.Id),
    name: item.Title,
    isFixed: !item.MayChange,
    content: (
      <>
        <KindIcon kind={item.Kind} />
        <span className={classes['node']}>{item.Title}</span>
      </>
    ),
  })
  return (
    <>
      <Text tone="faint" size="small">
        {t('library.tree.hint')}
      </Text>
      <Loadable query={parts}>
        {(data) => {
          const items = data.pages.flatMap(({ list }) => list)
          const root: TreeNode = {
            key: folderKey('/'),
            name: t('library.root'),
            isFixed: true,
            content: <span className={classes['node']}>{t('library.root')}</span>,
            children: nodesOf('/', items),
          }
          return (
            <DragTree
              key={category}
              label={t('library.view.tree')}
              nodes={[root]}
              expanded={paths.map(folderKey)}
              takesDrops={(key) => key.startsWith('f')}
              onMove={move}
              onOpen={(key) => {
                if (key.startsWith('i')) onOpen(Number(key.slice(1)))
                else void navigate({ to: pathTo(addressOf(key.slice(1))), hash: 'show=folders' })
              }}
            />
          )
        }}
      </Loadable>
    </>
  )
}

const upTo = (category: string, depth: number): string =>
  `${namesOf(category).slice(0, depth).join('/')}/`
