import { Suspense, type ReactNode } from 'react'
import { lazyPart } from './lazy-part.ts'

const SideLayer = lazyPart(() => import('./library/side-layer.tsx'))

export interface SidePanelProps {
  /** Its name for people who listen. */
  readonly label: string
  readonly head: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A part of the page beside what it is about, which stays in sight and in reach. The focus goes to it when it
 * opens; Escape in it closes it. What is typed in it is asked about as in a window.
 */
export function SidePanel(props: SidePanelProps) {
  return (
    <Suspense>
      <SideLayer {...props} />
    </Suspense>
  )
}
