import { Heading, Page } from '#layout'
import { useParams } from '#ui'
import ShownView from '../frame/shown-view.tsx'

/** A view of the programme, by its name or by category and name. */
export default function ViewPage() {
  const { name = '', category } = useParams()
  return (
    <Page width="full" gap={4}>
      <Heading as="h1" size="page">
        {name.replaceAll(/[-_]/g, ' ')}
      </Heading>
      <ShownView key={`${category}/${name}`} name={name} category={category} />
    </Page>
  )
}
