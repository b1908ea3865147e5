import { Heading, Page } from '#layout'
import { useParams } from '#ui'
import ShownView from '../frame/shown-view.tsx'

/** A part of views, by itself. */
export default function DirectivePage() {
  const { name = '' } = useParams()
  return (
    <Page width="full" gap={4}>
      <Heading as="h1" size="page">
        {name.replaceAll(/[-_]/g, ' ')}
      </Heading>
      <ShownView key={name} name={name} isDirective />
    </Page>
  )
}
