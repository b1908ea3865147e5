import { Suspense, type ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { lazyPart } from './lazy-part.ts'

const Tree = lazyPart(() => import('./library/drag-tree.tsx'))

export interface TreeNode {
  readonly key: string
  /** What it is called where letters lead to it and it is dragged. */
  readonly name: string
  /** What its line shows. */
  readonly content: ReactNode
  /** Undefined for a leaf, which has no place for a fold mark. */
  readonly children?: readonly TreeNode[]
  /** True for one that stays where it is. */
  readonly isFixed?: boolean
}

export interface DragTreeProps {
  readonly label: string
  readonly nodes: readonly TreeNode[]
  /** The keys of those that are open at first. */
  readonly expanded: readonly string[]
  /** Whether something may be dropped on the node of a key. */
  readonly takesDrops: (key: string) => boolean
  readonly onOpen: (key: string) => void
  readonly onMove: (keys: readonly string[], into: string) => void
}

/** A tree whose lines are moved by dragging, by pointer and by keys. */
export function DragTree(props: DragTreeProps) {
  const { t } = useTexts()
  return (
    <Suspense fallback={<p>{t('core.loading')}</p>}>
      <Tree {...props} />
    </Suspense>
  )
}
