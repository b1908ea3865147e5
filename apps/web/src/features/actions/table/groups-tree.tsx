import { DragTree, Menu, type TreeNode } from '#ui'
import { useGroupWords, useTexts } from '#shared'
import { IconDots } from '@tabler/icons-react'
import { TypeIcon } from '../action/type-icon.tsx'
import type { GroupDraft } from './group-dialog.tsx'
import type { GroupNode } from './group-tree.ts'
import type { Row } from './row.ts'
import type { Groups } from './use-groups.ts'
import classes from './groups-tree.module.css'

interface Props {
  readonly tree: GroupNode
  readonly groups: Groups
  readonly chosen: readonly number[]
  readonly onEdit: (draft: GroupDraft) => void
  readonly onOpen: (actionId: number) => void
}

/** Keys of the tree: a group by its path, an action by its id. */
const groupKey = (path: readonly string[]): string => `g${JSON.stringify(path)}`
const actionKey = (id: number): string => `a${id}`
const pathIn = (key: string): string[] => JSON.parse(key.slice(1)) as string[]

/** The groups with their actions; dropping on a group puts groups and actions into it. */
export function GroupsTree(props: Props) {
  const { tree, groups, onOpen } = props
  const { t } = useTexts()
  const groupWords = useGroupWords()
  function move(keys: readonly string[], target: string): void {
    const into = pathIn(target)
    const ids = keys.filter((key) => key.startsWith('a')).map((key) => Number(key.slice(1)))
    if (ids.length > 0) groups.put(ids, into)
    for (const key of keys.filter((one) => one.startsWith('g'))) {
      const path = pathIn(key)
      const name = path.at(-1)
      if (name !== undefined)
        void groups.save(path, [...into, name], groups.namesOf(name)).catch(() => undefined)
    }
  }
  function nodeOf(group: GroupNode): TreeNode {
    const { path } = group
    const name = path.length === 0 ? t('actions.table.noGroup') : groupWords(path.slice(-1))
    return {
      key: groupKey(path),
      name,
      isFixed: path.length === 0,
      content: (
        <>
          <span className={classes.group}>{name}</span>
          <span className={classes.count}>{t('actions.groups.count', { count: group.count })}</span>
          <GroupMenu {...props} path={path} name={name} />
        </>
      ),
      children: [
        ...group.groups.map(nodeOf),
        ...group.rows.map((row) => ({
          key: actionKey(row.ActionId),
          name: row.Title,
          content: <ActionLine row={row} {...props} />,
        })),
      ],
    }
  }
  return (
    <DragTree
      label={t('actions.groups.title')}
      nodes={[...tree.groups.map(nodeOf), nodeOf({ ...tree, groups: [], count: tree.rows.length })]}
      expanded={tree.groups.length <= 4 ? tree.groups.map(({ path }) => groupKey(path)) : []}
      takesDrops={(key) => key.startsWith('g')}
      onOpen={(key) => {
        if (key.startsWith('a')) onOpen(Number(key.slice(1)))
      }}
      onMove={move}
    />
  )
}

function ActionLine({ row, onEdit, onOpen }: Props & { readonly row: Row }) {
  const { t } = useTexts()
  return (
    <>
      <TypeIcon typeId={row.TypeId} />
      <span className={classes.action}>{row.Title}</span>
      <Menu
        button={<IconDots size={18} aria-hidden="true" />}
        label={t('actions.groups.menu', { group: row.Title })}
        className={classes.menu ?? ''}
        items={[
          {
            key: 'move',
            label: t('actions.groups.move'),
            run: () => onEdit({ parent: row.Group, actions: [row.ActionId] }),
          },
          { key: 'open', label: t('actions.table.openShort'), run: () => onOpen(row.ActionId) },
        ]}
      />
    </>
  )
}

interface MenuProps extends Props {
  readonly path: readonly string[]
  readonly name: string
}

function GroupMenu({ path, name, groups, chosen, onEdit }: MenuProps) {
  const { t } = useTexts()
  const isGroup = path.length > 0
  const parent = path.slice(0, -1)
  const items = [
    isGroup && {
      key: 'rename',
      label: `${t('actions.groups.rename')} · ${t('actions.groups.move')}`,
      run: () => onEdit({ parent, path }),
    },
    isGroup &&
      path.length < 6 && {
        key: 'within',
        label: t('actions.groups.newWithin'),
        run: () => onEdit({ parent: path }),
      },
    isGroup && { key: 'up', label: t('actions.groups.up'), run: () => groups.step(path, -1) },
    isGroup && { key: 'down', label: t('actions.groups.down'), run: () => groups.step(path, 1) },
    chosen.length > 0 && {
      key: 'put',
      label: t('actions.groups.put'),
      run: () => groups.put(chosen, path),
    },
    isGroup && {
      key: 'remove',
      label: t('actions.groups.remove'),
      run: () => void groups.remove(path),
    },
  ].filter((item) => item !== false)
  if (items.length === 0) return null
  return (
    <Menu
      button={<IconDots size={18} aria-hidden="true" />}
      label={t('actions.groups.menu', { group: name })}
      className={classes.menu ?? ''}
      items={items}
    />
  )
}
