import { Page } from '#layout'
import { useParams, NamedHeading } from '#ui'
import ShownView from '../frame/shown-view.tsx'

/** A part of views, by itself. */
export default function DirectivePage() {
  const { name = '' } = useParams()
  return (
    <Page width="full" gap={4}>
      <NamedHeading name={name.replaceAll(/[-_]/g, ' ')} />
      <ShownView key={name} name={name} isDirective />
    </Page>
  )
}
