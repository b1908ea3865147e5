import { Page } from '#layout'
import { useCall, useIdentity } from '#shared'
import { useParams, NamedHeading } from '#ui'
import ShownView from '../frame/shown-view.tsx'

/** A view of the programme, by its name or by category and name. */
export default function ViewPage() {
  const { name = '', category } = useParams()
  const { ProjectId } = useIdentity()
  // What the view below asks for as well: it is asked for once.
  const asked = { ProjectId, Name: name, IsDirective: false }
  const view = useCall(
    'views.openView',
    category === undefined ? asked : { ...asked, Category: category },
  )
  return (
    <Page width="full" gap={4}>
      <NamedHeading name={view.data?.Title ?? name.replaceAll(/[-_]/g, ' ')} />
      <ShownView key={`${category}/${name}`} name={name} category={category} />
    </Page>
  )
}
