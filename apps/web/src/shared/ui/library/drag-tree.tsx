import { IconChevronRight, IconGripVertical } from '@tabler/icons-react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Button, Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useTexts } from '../../i18n/use-texts.ts'
import type { DragTreeProps, TreeNode } from '../drag-tree.tsx'
import classes from '../drag-tree.module.css'

/** How far each level stands in from the one above, in pixels. */
const INDENT = 20

/** The library's part of a DragTree: arrows, letters, dragging by pointer and by keys. */
export default function DragTree(props: DragTreeProps) {
  const { label, nodes, expanded, takesDrops, onOpen, onMove } = props
  const { language } = useTexts()
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getDropOperation: (target) =>
      target.type === 'item' && target.dropPosition === 'on' && takesDrops(String(target.key))
        ? 'move'
        : 'cancel',
    onMove: ({ keys, target }) => onMove([...keys].map(String), String(target.key)),
  })
  return (
    <I18nProvider locale={language}>
      <Tree
        aria-label={label}
        className={classes.tree ?? ''}
        dragAndDropHooks={dragAndDropHooks}
        defaultExpandedKeys={expanded}
        onAction={(key) => onOpen(String(key))}
      >
        {nodes.map((node) => (
          <Item key={node.key} node={node} />
        ))}
      </Tree>
    </I18nProvider>
  )
}

function Item({ node }: { readonly node: TreeNode }) {
  return (
    <TreeItem id={node.key} textValue={node.name} className={classes.item ?? ''}>
      <TreeItemContent>
        {({ hasChildItems, level }) => (
          <div className={classes.line} style={{ paddingInlineStart: (level - 1) * INDENT }}>
            {node.isFixed ? (
              <span className={classes.blank} />
            ) : (
              <Button slot="drag" className={classes.handle ?? ''}>
                <IconGripVertical size={16} aria-hidden="true" />
              </Button>
            )}
            {hasChildItems && (
              <Button slot="chevron" className={classes.chevron ?? ''}>
                <IconChevronRight size={16} aria-hidden="true" />
              </Button>
            )}
            {!hasChildItems && node.children && <span className={classes.blank} />}
            {node.content}
          </div>
        )}
      </TreeItemContent>
      {node.children?.map((child) => (
        <Item key={child.key} node={child} />
      ))}
    </TreeItem>
  )
}
