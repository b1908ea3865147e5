import { Heading } from '../layout/heading.tsx'
import { useOpenedTitle } from '../navigation/use-opened-title.ts'

interface Props {
  /** What the thing is called. */
  readonly name: string
  readonly size?: 'page' | 'profile'
  readonly className?: string | undefined
}

/** The heading of a page that is about one thing: the title of the window begins with its name, too. */
export function NamedHeading({ name, size = 'page', className }: Props) {
  useOpenedTitle(name)
  return (
    <Heading as="h1" size={size} className={className}>
      {name}
    </Heading>
  )
}
