import { Suspense, useEffect } from 'react'
import { Text } from '#layout'
import { ApiError, useCall, useIdentity, useTexts } from '#shared'
import { EmptyState, Loadable, lazyPart } from '#ui'

const loadFrame = () => import('./view-frame.tsx')
const ViewFrame = lazyPart(loadFrame)

interface ShownViewProps {
  readonly name: string
  readonly category?: string | undefined
  readonly isDirective?: boolean
  readonly params?: Readonly<Record<string, string>>
  /** Whether it is all that its page has. */
  readonly isPage?: boolean
  /** Whether nothing is said where there is none for the role: others may have it. */
  readonly isOptional?: boolean
}

/** The published view of a name, for whoever sees the page; says so where there is none for their role. */
export default function ShownView(props: ShownViewProps) {
  const { name, category, isDirective = false, params, isPage = false, isOptional = false } = props
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const view = useCall('views.openView', {
    ProjectId,
    Name: name,
    IsDirective: isDirective,
    ...(category !== undefined && { Category: category }),
  })
  // The code comes beside the view; where it cannot, what draws it says so.
  useEffect(() => void loadFrame().catch(() => undefined), [])
  if (view.error instanceof ApiError && (view.error.status === 404 || view.error.status === 400)) {
    if (isOptional) return null
    return <EmptyState title={t('views.notFound')} text={t('views.notFoundText')} isPage={isPage} />
  }
  return (
    <Loadable query={view}>
      {(found) => (
        <Suspense fallback={<Text tone="faint">{t('views.loading')}</Text>}>
          <ViewFrame view={found} {...(params && { params })} />
        </Suspense>
      )}
    </Loadable>
  )
}
