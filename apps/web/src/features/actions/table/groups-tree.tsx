import { Menu } from '#ui'
import { IconChevronRight, IconDots, IconGripVertical } from '@tabler/icons-react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Button, Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { TypeIcon } from '../../../shared/actions/type-icon.tsx'
import { useGroupWords } from '../../../shared/projects/use-group-words.ts'
import { useTexts } from '#shared'
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

/** The tree itself, by the library: arrows, letters, dragging by pointer and by keys. */
export default function GroupsTree(props: Props) {
  const { tree, groups } = props
  const { t, language } = useTexts()
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getDropOperation: (target) =>
      target.type === 'item' && target.dropPosition === 'on' && String(target.key).startsWith('g')
        ? 'move'
        : 'cancel',
    onMove: ({ keys, target }) => {
      const into = pathIn(String(target.key))
      const moved = [...keys].map(String)
      const ids = moved.filter((key) => key.startsWith('a')).map((key) => Number(key.slice(1)))
      if (ids.length > 0) groups.put(ids, into)
      for (const key of moved.filter((one) => one.startsWith('g'))) {
        const path = pathIn(key)
        const name = path.at(-1)
        if (name !== undefined)
          void groups.save(path, [...into, name], groups.namesOf(name)).catch(() => undefined)
      }
    },
  })
  return (
    <I18nProvider locale={language}>
      <Tree
        aria-label={t('actions.groups.title')}
        className={classes.tree ?? ''}
        dragAndDropHooks={dragAndDropHooks}
        defaultExpandedKeys={
          tree.groups.length <= 4 ? tree.groups.map(({ path }) => groupKey(path)) : []
        }
        onAction={(key) => {
          const text = String(key)
          if (text.startsWith('a')) props.onOpen(Number(text.slice(1)))
        }}
      >
        {tree.groups.map((group) => (
          <GroupItem key={groupKey(group.path)} {...props} group={group} />
        ))}
        <GroupItem {...props} group={{ ...tree, groups: [], count: tree.rows.length }} />
      </Tree>
    </I18nProvider>
  )
}

function GroupItem({ group, ...rest }: Props & { readonly group: GroupNode }) {
  const { t } = useTexts()
  const groupWords = useGroupWords()
  const { path } = group
  const name = path.length === 0 ? t('actions.table.noGroup') : groupWords(path.slice(-1))
  return (
    <TreeItem id={groupKey(path)} textValue={name} className={classes.item ?? ''}>
      <TreeItemContent>
        {({ hasChildItems, level }) => (
          <div className={classes.line} style={{ paddingInlineStart: (level - 1) * 20 }}>
            {path.length > 0 ? <Handle /> : <span className={classes.noHandle} />}
            {hasChildItems ? (
              <Button slot="chevron" className={classes.chevron ?? ''}>
                <IconChevronRight size={16} aria-hidden="true" />
              </Button>
            ) : (
              <span className={classes.noChevron} />
            )}
            <span className={classes.group}>{name}</span>
            <span className={classes.count}>
              {t('actions.groups.count', { count: group.count })}
            </span>
            <GroupMenu {...rest} path={path} name={name} />
          </div>
        )}
      </TreeItemContent>
      {group.groups.map((one) => (
        <GroupItem key={groupKey(one.path)} {...rest} group={one} />
      ))}
      {group.rows.map((row) => (
        <ActionItem key={actionKey(row.ActionId)} row={row} {...rest} />
      ))}
    </TreeItem>
  )
}

function ActionItem({ row, onEdit, onOpen }: Props & { readonly row: Row }) {
  const { t } = useTexts()
  return (
    <TreeItem id={actionKey(row.ActionId)} textValue={row.Title} className={classes.item ?? ''}>
      <TreeItemContent>
        {({ level }) => (
          <div className={classes.line} style={{ paddingInlineStart: (level - 1) * 20 }}>
            <Handle />
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
                {
                  key: 'open',
                  label: t('actions.table.openShort'),
                  run: () => onOpen(row.ActionId),
                },
              ]}
            />
          </div>
        )}
      </TreeItemContent>
    </TreeItem>
  )
}

function Handle() {
  return (
    <Button slot="drag" className={classes.handle ?? ''}>
      <IconGripVertical size={16} aria-hidden="true" />
    </Button>
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
